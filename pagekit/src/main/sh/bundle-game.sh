#!/bin/sh
# Makes the script of a game for the replay page: its painter, what that imports, and its compiled rules.
#   bundle-game.sh ID VIEWER KIT TARGET
set -eu
id=$1
viewer=$2
kit=$(cd "$3" && pwd)
target=$4
[ -f "$viewer/$id.ts" ] || {
    echo "There is no painter $viewer/$id.ts, so matches of $id are played without a page." >&2
    exit 0
}
esbuild=$(find "$target/esbuild" -path '*bin/esbuild' -type f | head -n 1)
chmod +x "$esbuild"
zstddec=$(find "$target/npm" -name zstddec.modern.js 2>/dev/null | head -n 1)
mkdir -p "$target/page" "$target/classes/regatta/page"
cat >"$target/page/$id.ts" <<END
import * as engine from 'engine';
import { createPainter } from '$viewer/$id.ts';
((globalThis as any).regattaGames ??= new Map()).set('$id', { engine, createPainter });
END
"$esbuild" "$target/page/$id.ts" --bundle --minify --target=es2022 --format=iife --log-level=warning \
    --alias:engine="$target/engine/engine.js" --alias:regatta="$kit/ts" ${zstddec:+--alias:zstddec="$zstddec"} \
    --outfile="$target/page/$id.js"
# -n: the same input gives the same bytes.
gzip -9nc "$target/page/$id.js" >"$target/classes/regatta/page/$id.js.gz"
