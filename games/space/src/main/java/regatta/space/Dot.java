package regatta.space;

/** Writes boards as DOT, the language of Graphviz. {@link DotReader} reads them. */
final class Dot {

    private Dot() {}

    /** Writes planets by id, and lanes in the order of loading with their ends as given. */
    static String write(Board board) {
        StringBuilder text = new StringBuilder("graph board {\n");
        for (Planet planet : board.planets()) {
            text.append("  ").append(planet.id()).append(" [ ");
            if (planet.home() != Board.NONE) {
                text.append("base = ").append(planet.home() + 1).append(", ");
            }
            text.append("habit = ").append(planet.habitability());
            text.append(", size = ").append(planet.size());
            text.append(", x = ").append(planet.x());
            text.append(", y = ").append(planet.y()).append(" ]\n");
        }
        for (Lane lane : board.lanes()) {
            text.append("  ").append(lane.from()).append(" -- ").append(lane.to());
            text.append(" [ weight = ").append(lane.length());
            text.append(", label = ").append(lane.length()).append(" ]\n");
        }
        return text.append("}\n").toString();
    }
}
