package regatta.soak;

import java.util.stream.Stream;
import regatta.core.Picture;

/** Writes a position as numbers for the viewer. */
public final class SoakPainter {

    private SoakPainter() {}

    public static void paint(SoakPosition position, Picture picture) {
        Terrain terrain = position.terrain();
        int[] types = new int[terrain.cells];
        int[] territory = new int[terrain.cells];
        byte[] owners = new byte[terrain.cells];
        position.territory(owners);
        for (int cell = 0; cell < terrain.cells; cell++) {
            types[cell] = terrain.type(cell);
            territory[cell] = owners[cell];
        }
        picture.put("size", terrain.width, terrain.height);
        picture.put("types", types);
        picture.put("territory", territory);
        picture.words("orders", SoakOrders.WORDS);
        picture.words(
                "classes", Stream.of(AgentClass.values()).map(one -> one.title).toList());
        picture.eventKinds(SoakEvents.NAMES);
        paintAgents(position, picture);
        paintCharts(position, picture);
        paintFacts(position, owners, picture);
    }

    private static void paintFacts(SoakPosition position, byte[] owners, Picture picture) {
        long[] tiles = new long[position.seats()];
        long[] bombs = new long[position.seats()];
        for (byte owner : owners) {
            if (owner != SoakPosition.NOBODY) {
                tiles[owner]++;
            }
        }
        for (int seat = 0; seat < bombs.length; seat++) {
            for (int left = position.living(seat); left != 0; left &= left - 1) {
                bombs[seat] += position.bombs[Integer.numberOfTrailingZeros(left)];
            }
        }
        picture.fact("tiles", tiles);
        if (tiles.length == 2) {
            int lead = position.points[0] - position.points[1];
            picture.fact("lead in points", lead, -lead);
        }
        picture.fact("bombs left", bombs);
    }

    private static void paintAgents(SoakPosition position, Picture picture) {
        Roster roster = position.roster();
        Picture.Rows agents = picture.table(
                "agents",
                "id",
                "seat",
                "class",
                "cell",
                "cooldown",
                "bombs",
                "wetness",
                "hunkered",
                "dying",
                "range",
                "power");
        for (int left = position.alive; left != 0; left &= left - 1) {
            int agent = Integer.numberOfTrailingZeros(left);
            agents.add(
                    agent,
                    roster.player(agent),
                    roster.agentClass[agent].ordinal(),
                    position.cell[agent],
                    position.readyIn(agent),
                    position.bombs[agent],
                    position.wetness[agent],
                    position.hunkered >> agent & 1,
                    position.dying >> agent & 1,
                    roster.range[agent],
                    roster.power[agent]);
        }
    }

    private static void paintCharts(SoakPosition position, Picture picture) {
        long[] points = new long[position.seats()];
        long[] agents = new long[position.seats()];
        long[] wetness = new long[position.seats()];
        for (int seat = 0; seat < position.seats(); seat++) {
            points[seat] = position.points[seat];
            agents[seat] = Integer.bitCount(position.living(seat));
            for (int left = position.living(seat); left != 0; left &= left - 1) {
                wetness[seat] += position.wetness[Integer.numberOfTrailingZeros(left)];
            }
        }
        picture.chart("points", points);
        picture.chart("agents", agents);
        picture.chart("wetness", wetness);
    }
}
