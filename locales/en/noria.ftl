# The words of Noria.
