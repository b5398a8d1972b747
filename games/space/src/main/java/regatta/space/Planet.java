package regatta.space;

/**
 * A planet as a board describes it.
 *
 * @param habitability by how many percent its people grow in a tick
 * @param home the seat whose people begin here, or {@link Board#NONE}
 * @param x the column it is drawn in, which means nothing to the rules
 * @param y the row it is drawn in
 */
record Planet(int id, int habitability, int size, int home, int x, int y) {}
