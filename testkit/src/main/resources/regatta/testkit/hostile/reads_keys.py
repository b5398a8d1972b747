from attack import attempt, readable

attempt(lambda targets: readable("/proc/keys") or readable("/proc/key-users"))
