#!/bin/sh
# Makes the pictures of the README: plays a match of each game and photographs its page in Chromium.
# It needs what ./verify installs.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$root/regatta" play halite hungarian greedy size=32 seed=42 --quiet --out "$work/halite.regatta"
"$root/regatta" play soak skirmisher skirmisher seed=11 --quiet --out "$work/soak.regatta"
"$root/regatta" play space frontier frontier seed=7 --quiet --out "$work/space.regatta"
"$root/regatta" play tron voronoi voronoi voronoi voronoi seed=4 --quiet --out "$work/tron.regatta"
node "$root/web/src/test/js/pictures.mjs" "$work" "$root/docs/pictures"
# What moves at the top of the README.
"$root/regatta" film "$work/halite.regatta" --out "$root/docs/pictures/halite.webp" --from 90 --to 116 --seconds 8 --rate 13 --size 560x400
