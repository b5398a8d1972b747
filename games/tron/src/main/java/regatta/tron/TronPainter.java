package regatta.tron;

import regatta.core.Picture;

/** Writes a position as numbers for the viewer. */
public final class TronPainter {

    private TronPainter() {}

    public static void paint(TronPosition position, Picture picture) {
        picture.put("size", Grid.WIDTH, Grid.HEIGHT);
        picture.put("mover", position.over() ? Grid.NONE : position.mover());
        picture.words("directions", Grid.WORDS);
        picture.put("obstacles", TronEvents.EDGE, TronEvents.FAULT);
        picture.eventKinds(TronEvents.NAMES);
        Picture.Rows ribbons = picture.table("ribbons", "seat", "cell");
        Picture.Rows cycles = picture.table("cycles", "seat", "cell", "heading");
        long[] lengths = new long[position.seats()];
        for (int seat = 0; seat < position.seats(); seat++) {
            lengths[seat] = position.length(seat);
            if (position.alive(seat)) {
                for (int i = 0; i < position.length(seat); i++) {
                    ribbons.add(seat, position.ribbon(seat, i));
                }
                cycles.add(seat, position.head(seat), position.heading(seat));
            }
        }
        picture.chart("ribbon", lengths);
        paintTerritory(position, picture);
    }

    private static void paintTerritory(TronPosition position, Picture picture) {
        Territory territory = new Territory();
        territory.measure(position);
        int[] owners = new int[Grid.CELLS];
        for (int cell = 0; cell < owners.length; cell++) {
            owners[cell] = territory.owner(cell);
        }
        picture.put("territory", owners);
        long[] sizes = new long[position.seats()];
        for (int seat = 0; seat < sizes.length; seat++) {
            sizes[seat] = territory.size(seat);
        }
        picture.chart("territory", sizes);
    }
}
