from attack import attempt, readable

attempt(lambda targets: readable(targets["other"]))
