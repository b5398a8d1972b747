"""It lies in a folder called shims, beside a version manager that must never run: its trace is looked for after the match."""
from halite import play

play(lambda turn: "")
