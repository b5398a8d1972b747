package regatta.space;

import regatta.core.Picture;

/** Writes a position as numbers for the viewer. */
public final class SpacePainter {

    private SpacePainter() {}

    public static void paint(SpacePosition position, Picture picture) {
        Board board = position.board;
        picture.eventKinds(SpaceEvents.NAMES);
        Picture.Rows planets = picture.table(
                "planets", "id", "x", "y", "habitability", "size", "home", "owner", "total", "people0", "people1");
        for (int planet = 0; planet < board.count(); planet++) {
            Planet facts = board.planets().get(planet);
            planets.add(
                    facts.id(),
                    facts.x(),
                    facts.y(),
                    position.habitability[planet],
                    Picture.clamp(position.size[planet]),
                    position.home[planet] ? facts.home() : Board.NONE,
                    position.owner[planet],
                    Picture.clamp(position.total[planet]),
                    Picture.clamp(position.people[0][planet]),
                    Picture.clamp(position.people[1][planet]));
        }
        picture.put("sight", sight(position));
        paintLanes(board, picture);
        paintShuttles(position, picture);
        paintCharts(position, picture);
    }

    /** Returns for each planet which seats see it, one bit per seat. */
    private static int[] sight(SpacePosition position) {
        int[] sight = new int[position.board.count()];
        Visibility seen = new Visibility(position.board);
        for (int seat = 0; seat < SpacePosition.SEATS; seat++) {
            seen.look(position, seat);
            for (int planet = 0; planet < sight.length; planet++) {
                sight[planet] |= seen.sees(planet) ? 1 << seat : 0;
            }
        }
        return sight;
    }

    /** Ends of lanes and shuttles are given as indexes into the list of planets. */
    private static void paintLanes(Board board, Picture picture) {
        Picture.Rows lanes = picture.table("lanes", "from", "to", "length");
        for (Lane lane : board.lanes()) {
            lanes.add(board.indexOf(lane.from()), board.indexOf(lane.to()), lane.length());
        }
    }

    private static void paintShuttles(SpacePosition position, Picture picture) {
        Picture.Rows shuttles = picture.table("shuttles", "seat", "from", "to", "people", "left", "length");
        for (int shuttle = 0; shuttle < position.shuttleCount; shuttle++) {
            int source = position.shuttleSource[shuttle];
            int destination = position.shuttleDestination[shuttle];
            shuttles.add(
                    position.shuttleSeat[shuttle],
                    source,
                    destination,
                    Picture.clamp(position.shuttlePeople[shuttle]),
                    position.shuttleTicks[shuttle],
                    position.board.length(source, destination));
        }
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
