package regatta.space;

import regatta.core.Picture;

/** Lays a position out for the viewer. */
public final class SpacePainter {

    private SpacePainter() {}

    public static void paint(SpacePosition position, Picture picture) {
        Board board = position.board;
        int[] planets = new int[board.count() * 10];
        int at = 0;
        for (int planet = 0; planet < board.count(); planet++) {
            Planet facts = board.planets().get(planet);
            planets[at++] = facts.id();
            planets[at++] = facts.x();
            planets[at++] = facts.y();
            planets[at++] = position.habitability[planet];
            planets[at++] = Picture.clamp(position.size[planet]);
            planets[at++] = position.home[planet] ? facts.home() : Board.NONE;
            planets[at++] = position.owner[planet];
            planets[at++] = Picture.clamp(position.total[planet]);
            planets[at++] = Picture.clamp(position.people[0][planet]);
            planets[at++] = Picture.clamp(position.people[1][planet]);
        }
        // Ten numbers a planet: id, x, y, habitability, size, home, owner, total, people of seat 0 and of seat 1.
        picture.put("planets", planets);
        picture.put("sight", sight(position));
        paintLanes(board, picture);
        paintShuttles(position, picture);
        paintCharts(position, picture);
    }

    /** Returns for each planet who sees it, a bit a seat. */
    private static int[] sight(SpacePosition position) {
        int[] sight = new int[position.board.count()];
        SpaceSight seen = new SpaceSight(position.board);
        for (int seat = 0; seat < SpacePosition.SEATS; seat++) {
            seen.look(position, seat);
            for (int planet = 0; planet < sight.length; planet++) {
                sight[planet] |= seen.sees(planet) ? 1 << seat : 0;
            }
        }
        return sight;
    }

    /** Three numbers a lane: the planets at its ends, by place in the list, and its length. */
    private static void paintLanes(Board board, Picture picture) {
        int[] lanes = new int[board.lanes().size() * 3];
        int at = 0;
        for (Lane lane : board.lanes()) {
            lanes[at++] = board.indexOf(lane.from());
            lanes[at++] = board.indexOf(lane.to());
            lanes[at++] = lane.length();
        }
        picture.put("lanes", lanes);
    }

    /** Six numbers a shuttle: seat, source, destination, people, ticks left, length of its lane. */
    private static void paintShuttles(SpacePosition position, Picture picture) {
        int[] shuttles = new int[position.shuttleCount * 6];
        int at = 0;
        for (int shuttle = 0; shuttle < position.shuttleCount; shuttle++) {
            int source = position.shuttleSource[shuttle];
            int destination = position.shuttleDestination[shuttle];
            shuttles[at++] = position.shuttleSeat[shuttle];
            shuttles[at++] = source;
            shuttles[at++] = destination;
            shuttles[at++] = Picture.clamp(position.shuttlePeople[shuttle]);
            shuttles[at++] = position.shuttleTicks[shuttle];
            shuttles[at++] = position.board.length(source, destination);
        }
        picture.put("shuttles", shuttles);
    }

    private static void paintCharts(SpacePosition position, Picture picture) {
        long[] planets = new long[SpacePosition.SEATS];
        long[] flying = new long[SpacePosition.SEATS];
        for (byte owner : position.owner) {
            if (owner != SpacePosition.NONE) {
                planets[owner]++;
            }
        }
        for (int shuttle = 0; shuttle < position.shuttleCount; shuttle++) {
            flying[position.shuttleSeat[shuttle]] += position.shuttlePeople[shuttle];
        }
        picture.chart("people", position.peopleOf(0), position.peopleOf(1));
        picture.chart("planets", planets);
        picture.chart("in flight", flying);
    }
}
