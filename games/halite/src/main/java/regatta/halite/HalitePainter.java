package regatta.halite;

import java.util.List;
import regatta.core.Picture;
import regatta.halite.Statistics.Count;

/** Writes a position as numbers for the viewer. */
public final class HalitePainter {

    private static final int NONE = HalitePosition.NONE;

    private static final List<String> LETTERS = Torus.LETTERS
            .chars()
            .mapToObj(letter -> String.valueOf((char) letter))
            .toList();

    private HalitePainter() {}

    public static void paint(HalitePosition position, Picture picture) {
        picture.put("size", position.torus.width, position.torus.height);
        picture.put("halite", position.halite.clone());
        int[] owner = new int[position.torus.cells];
        for (int cell = 0; cell < owner.length; cell++) {
            owner[cell] = position.owner[cell];
        }
        picture.put("owner", owner);
        picture.put("shipyards", position.shipyard.clone());
        picture.words("directions", LETTERS);
        picture.put("capacity", position.economy.capacity);
        picture.eventKinds(HaliteEvents.NAMES);
        paintShips(position, picture);
        paintCharts(position, picture);
    }

    private static void paintShips(HalitePosition position, Picture picture) {
        Picture.Rows ships = picture.table("ships", "id", "seat", "cell", "cargo", "inspired");
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int ship = position.firstShip(seat); ship != NONE; ship = position.nextShip(ship)) {
                int inspired = position.shipInspired[ship] ? 1 : 0;
                ships.add(ship, seat, position.shipCell[ship], position.shipCargo[ship], inspired);
            }
        }
    }

    private static void paintCharts(HalitePosition position, Picture picture) {
        long[] ships = new long[position.seats()];
        long[] cargo = new long[position.seats()];
        for (int seat = 0; seat < position.seats(); seat++) {
            ships[seat] = position.shipsOf(seat);
            for (int ship = position.firstShip(seat); ship != NONE; ship = position.nextShip(ship)) {
                cargo[seat] += position.shipCargo[ship];
            }
        }
        picture.chart("bank", position.bank);
        picture.chart("ships", ships);
        picture.chart("cargo", cargo);
        picture.chart("delivered", position.delivered);
        picture.fact("mined", counts(position, Count.TOTAL_MINED));
        picture.fact("inspired bonus", counts(position, Count.TOTAL_BONUS));
        picture.fact("burnt", counts(position, Count.BURNT));
        picture.fact("lost", counts(position, Count.TOTAL_DROPPED));
        picture.fact("absorbed", counts(position, Count.ABSORBED));
        picture.fact("in transit", cargo);
        picture.fact("ships built", counts(position, Count.SHIPS_SPAWNED));
        picture.fact("ships sunk", counts(position, Count.ALL_COLLISIONS));
    }

    private static long[] counts(HalitePosition position, Count count) {
        long[] bySeat = new long[position.seats()];
        for (int seat = 0; seat < bySeat.length; seat++) {
            bySeat[seat] = position.statistics.get(count, seat);
        }
        return bySeat;
    }
}
