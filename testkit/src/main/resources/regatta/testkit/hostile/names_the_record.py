"""The test makes its first line name the record of its own match."""
from attack import attempt, readable

attempt(lambda targets: readable(targets["record"]))
