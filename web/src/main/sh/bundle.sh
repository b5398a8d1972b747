#!/bin/sh
# Makes one script of the page: the shell, the painters that live with their games, and the compiled engine.
#   bundle.sh ROOT TARGET
set -eu
root=$1
target=$2
esbuild=$(find "$target/esbuild" -path '*bin/esbuild' -type f | head -n 1)
chmod +x "$esbuild"
mkdir -p "$target/ts" "$target/classes/regatta/web"
{
    number=0
    entries=
    for folder in "$root"/games/*/src/main/viewer; do
        # The painter is called as its game; what else is there, it imports.
        id=$(basename "${folder%/src/main/viewer}")
        number=$((number + 1))
        entries="$entries ['$id', painter$number],"
        printf "import { createPainter as painter%s } from '%s';\n" "$number" "$folder/$id.ts"
    done
    printf 'export const painters = [%s];\n' "$entries"
} >"$target/ts/painters.ts"
"$esbuild" "$root/web/src/main/ts/page.ts" --bundle --minify --target=es2022 --format=iife --log-level=warning \
    --loader:.html=text --loader:.css=text \
    --alias:zstddec="$(find "$target/zstddec" -name zstddec.modern.js)" --alias:engine="$target/engine/engine.js" --alias:regatta="$root/web/src/main/ts" --alias:painters="$target/ts/painters.ts" \
    --outfile="$target/ts/page.js"
# Packed, the page is a third of its size; -n: the same input gives the same bytes.
gzip -9nc "$target/ts/page.js" >"$target/classes/regatta/web/page.js.gz"
cp "$root/web/src/main/html/page.html" "$target/classes/regatta/web/page.html"
