"""Its first line is made to name the program of the other seat."""
from attack import attempt, readable

attempt(lambda targets: readable(targets["other"]))
