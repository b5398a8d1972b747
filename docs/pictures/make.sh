#!/bin/sh
# Makes the pictures of the README: plays a match of each game and photographs its page in Chromium.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

picture() { # name, turn, the words of the match
    name=$1
    turn=$2
    shift 2
    "$root/regatta" play "$@" --quiet --out "$work/$name.regatta"
    chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --window-size=1200,760 \
        --blink-settings=preferredColorScheme=0 --virtual-time-budget=20000 \
        --screenshot="$root/docs/pictures/$name.png" "file://$work/$name.html#turn=$turn" 2>/dev/null
}

picture halite 180 halite hungarian greedy size=32 seed=42
picture soak 12 soak skirmisher skirmisher seed=11
picture space 40 space frontier frontier seed=7
