#!/bin/sh
# Makes the script of the replay page. It shows games whose own scripts run before it.
#   bundle.sh SOURCES KIT TARGET
set -eu
sources=$1
kit=$2
target=$3
esbuild=$(find "$target/esbuild" -path '*bin/esbuild' -type f | head -n 1)
chmod +x "$esbuild"
mkdir -p "$target/ts" "$target/classes/regatta/web"
(cd "$sources/html" && cat tokens.css stage.css panels.css parts.css) |
    "$esbuild" --loader=css --minify >"$target/ts/style.css"
"$esbuild" "$sources/ts/page.ts" --bundle --minify --target=es2022 --format=iife --log-level=warning \
    --loader:.html=text --loader:.css=text --alias:regatta="$kit" --alias:style="$target/ts/style.css" \
    --outfile="$target/ts/page.js"
# Packed, the script is a third of its size; -n: the same input gives the same bytes.
gzip -9nc "$target/ts/page.js" >"$target/classes/regatta/web/page.js.gz"
cp "$sources/html/page.html" "$target/classes/regatta/web/page.html"
