#!/usr/bin/env python3
"""Runs the commands whose output README and the tutorial show, and writes that output into them. Takes a few minutes."""

import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent
STEPS = ROOT / "docs" / "tutorials" / "first-bot"


def output(command):
    words = [str(ROOT / "regatta"), *command.split()[1:]]
    done = subprocess.run(words, cwd=STEPS, capture_output=True, text=True)
    return done.stdout.strip()


def in_readme(match):
    return f"{match[1]}$ {match[2]}\n{output(match[2])}\n```"


def in_tutorial(match):
    return f"```sh\n{match[1]}\n```\n\n```\n{output(match[1])}\n```"


for name, pattern, replacement in [
    ("README.md", r"(<!-- sample: ab -->\n```console\n)\$ ([^\n]+)\n.*?```", in_readme),
    ("docs/tutorials/first-bot.md", r"```sh\n(regatta ab [^\n]+)\n```\n\n```\n.*?```", in_tutorial),
]:
    file = ROOT / name
    file.write_text(re.sub(pattern, replacement, file.read_text(), flags=re.S))
