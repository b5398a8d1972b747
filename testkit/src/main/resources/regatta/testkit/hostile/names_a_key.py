"""Its first line is made to name a key of the user: whatever follows first lines would make that readable."""
from attack import attempt, readable

attempt(lambda targets: readable(targets["file"]))
