# The words of Wiraqocha.
