"""The test makes its first line name a key of the user, which must not become readable."""
from attack import attempt, readable

attempt(lambda targets: readable(targets["file"]))
