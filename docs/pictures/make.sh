#!/bin/sh
# Makes the pictures of the README: plays a match of each game and takes a screenshot of its page in Chromium.
# It needs what ./verify installs.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$root/regatta" play halite hungarian greedy size=32 seed=42 --quiet --output "$work/halite.regatta"
"$root/regatta" play soak skirmisher skirmisher seed=11 --quiet --output "$work/soak.regatta"
"$root/regatta" play space frontier frontier seed=7 --quiet --output "$work/space.regatta"
"$root/regatta" play tron voronoi voronoi voronoi voronoi seed=4 --quiet --output "$work/tron.regatta"
node "$root/web/src/test/js/pictures.mjs" "$work" "$root/docs/pictures"
# The animation at the top of the README.
"$root/regatta" film "$work/halite.regatta" --output "$root/docs/pictures/halite.webp" --from 90 --to 116 --seconds 8 --rate 13 --size 560x400
