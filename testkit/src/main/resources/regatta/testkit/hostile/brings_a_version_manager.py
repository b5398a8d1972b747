"""Is in a folder called shims next to a version manager that must never run. The test looks for its trace after the match."""
from halite import play

play(lambda turn: "")
