# The words of Novgorod.
