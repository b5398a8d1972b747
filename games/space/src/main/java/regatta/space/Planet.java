package regatta.space;

/**
 * A planet as a board describes it.
 *
 * @param habitability the growth of its people in percent per tick
 * @param home the seat whose people begin here, or {@link Board#NONE}
 * @param x the column in pictures; the rules ignore it
 * @param y the row in pictures; the rules ignore it
 */
record Planet(int id, int habitability, int size, int home, int x, int y) {}
