"""The test makes its first line name the program of the other seat."""
from attack import attempt, readable

attempt(lambda targets: readable(targets["other"]))
