package regatta.halite;

import java.util.ArrayList;
import java.util.List;
import regatta.core.BadInput;
import regatta.core.TextOut;

/**
 * A position as text, as the original's {@code --from-snapshot} takes it: {@code version;type,width,height,players,
 * seed;cells;} and then, for each player, {@code id;bank;yard and dropoffs;ships;}. Places are written {@code x-y}.
 *
 * @param cells the halite of each cell, or empty to keep what the generator drew
 */
record Snapshot(MapType mapType, int width, int height, int mapSeats, long seed, int[] cells, List<Player> players) {

    static final String VERSION = "1.2.2.finals";

    /** One player. Places are cells; ships are pairs of a cell and a cargo. */
    record Player(long bank, int shipyard, List<Integer> dropoffs, List<int[]> ships) {}

    Snapshot(MapType mapType, int width, int height, int mapSeats, long seed) {
        this(mapType, width, height, mapSeats, seed, new int[0], List.of());
    }

    /**
     * Reads the text form.
     *
     * @throws BadInput if it is not of that form
     */
    static Snapshot parse(String text) {
        return new Parser(text).snapshot();
    }

    /** Returns the text form of a position. */
    static String text(HaliteSettings settings, HalitePosition position) {
        TextOut out = new TextOut(1 << 14);
        out.put(VERSION)
                .put(';')
                .put(settings.mapType().id)
                .put(',')
                .put(settings.width())
                .put(',');
        out.put(settings.height())
                .put(',')
                .put(settings.mapSeats())
                .put(',')
                .put(settings.seed())
                .put(';');
        for (int amount : position.halite) {
            out.put(amount).put(',');
        }
        out.put(';');
        for (int seat = 0; seat < position.seats(); seat++) {
            writePlayer(position, seat, out);
        }
        return out.toString();
    }

    private static void writePlayer(HalitePosition position, int seat, TextOut out) {
        out.put(seat).put(';').put(position.bank[seat]).put(';');
        writePlace(position, position.shipyard[seat], out).put(',');
        for (int dropoff = 0; dropoff < position.dropoffCount; dropoff++) {
            if (position.dropoffOwner[dropoff] == seat) {
                out.put(dropoff).put('-');
                writePlace(position, position.dropoffCell[dropoff], out).put(',');
            }
        }
        out.put(';');
        for (int ship = position.firstShip(seat); ship != HalitePosition.NONE; ship = position.nextShip(ship)) {
            out.put(ship).put('-');
            writePlace(position, position.shipCell[ship], out).put('-');
            out.put(position.shipCargo[ship]).put(',');
        }
        out.put(';');
    }

    private static TextOut writePlace(HalitePosition position, int cell, TextOut out) {
        return out.put(position.torus.x(cell)).put('-').put(position.torus.y(cell));
    }

    /** Splits the text at its semicolons and locates errors. */
    private static final class Parser {

        private final String[] parts;
        private int part;
        private int width;
        private int height;

        Parser(String text) {
            parts = text.strip().split(";", -1);
        }

        Snapshot snapshot() {
            String version = take("version");
            if (!version.equals(VERSION)) {
                throw bad("version", version, "this engine reads snapshots of version " + VERSION);
            }
            String[] header = take("map").split(",", -1);
            if (header.length != 5) {
                throw bad("map", String.join(",", header), "it must be type,width,height,players,seed");
            }
            width = (int) number("map", header[1], 1, 256);
            height = (int) number("map", header[2], 1, 256);
            int seats = (int) number("map", header[3], 1, 16);
            long seed = number("map", header[4], 0, 0xffffffffL);
            MapType.FRACTAL.check(width, height, seats);
            int[] cells = cells();
            List<Player> players = new ArrayList<>();
            for (int player = 0; player < seats; player++) {
                players.add(player(player));
            }
            // The original parses the type but always draws a fractal map.
            return new Snapshot(MapType.FRACTAL, width, height, seats, seed, cells, players);
        }

        private int[] cells() {
            List<String> items = items("cells");
            if (items.size() != width * height) {
                throw bad(
                        "cells",
                        items.size() + " numbers",
                        "a map of " + width + "x" + height + " has " + width * height);
            }
            int[] cells = new int[items.size()];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = (int) number("cells", items.get(i), 0, 1_000_000_000);
            }
            return cells;
        }

        private Player player(int id) {
            String who = "player " + id;
            if (part == parts.length - 1 && parts[part].isEmpty()) {
                part++; // Text after the last semicolon is not a part.
            }
            number(who + ", id", take(who), id, id);
            long bank = number(who + ", bank", take(who), 0, 1_000_000_000_000L);
            List<String> structures = items(who + ", structures");
            if (structures.isEmpty()) {
                throw bad(who + ", structures", "", "the place of the shipyard must stand here");
            }
            int shipyard = place(who + ", shipyard", structures.get(0).split("-", -1), 0, 2);
            List<Integer> dropoffs = new ArrayList<>();
            for (String dropoff : structures.subList(1, structures.size())) {
                dropoffs.add(place(who + ", dropoff", dropoff.split("-", -1), 1, 3));
            }
            List<int[]> ships = new ArrayList<>();
            for (String ship : items(who + ", ships")) {
                String[] fields = ship.split("-", -1);
                int cell = place(who + ", ship", fields, 1, 4);
                ships.add(new int[] {cell, (int) number(who + ", ship", fields[3], 0, 1_000_000)});
            }
            return new Player(bank, shipyard, dropoffs, ships);
        }

        private int place(String what, String[] fields, int from, int length) {
            if (fields.length != length) {
                throw bad(what, String.join("-", fields), "it must be " + length + " numbers joined by '-'");
            }
            return (int)
                    (number(what, fields[from + 1], 0, height - 1) * width + number(what, fields[from], 0, width - 1));
        }

        private List<String> items(String what) {
            List<String> items = new ArrayList<>();
            for (String item : take(what).split(",", -1)) {
                if (!item.isEmpty()) {
                    items.add(item);
                }
            }
            return items;
        }

        private String take(String what) {
            if (part == parts.length) {
                throw new BadInput("snapshot: it ends before its part '" + what + "'.");
            }
            return parts[part++];
        }

        private static long number(String what, String text, long min, long max) {
            try {
                long number = Long.parseLong(text);
                if (min <= number && number <= max) {
                    return number;
                }
            } catch (NumberFormatException e) {
                // Reported below, with the range.
            }
            throw bad(what, text, "a number from " + min + " to " + max + " must stand here");
        }

        private static BadInput bad(String what, String text, String problem) {
            return new BadInput("snapshot, part '" + what + "': '" + text + "': " + problem + ".");
        }
    }
}
