package regatta.space;

import regatta.core.BadInput;

/** Draws, finds and writes boards. */
public final class Boards {

    private Boards() {}

    /** Draws a board by a random seed. */
    public static Board drawn(long seed, boolean symmetric) {
        return BoardGenerator.draw(seed, symmetric);
    }

    /**
     * Returns a board by its name, or reads it from DOT.
     *
     * @throws BadInput if the name is unknown, or the board cannot be played
     */
    public static Board given(String text) {
        if (BuiltInBoards.NAMES.contains(text)) {
            return BuiltInBoards.named(text);
        }
        if (text.indexOf('{') < 0 && text.indexOf('\n') < 0) {
            throw BadInput.unknown("board", text, BuiltInBoards.NAMES);
        }
        Board board = DotReader.read(text);
        BoardCheck.requireHomes(board);
        return board;
    }

    /** Writes a board as DOT, after comments with its warnings. */
    public static String write(Board board) {
        StringBuilder text = new StringBuilder();
        for (String warning : BoardCheck.warnings(board)) {
            text.append("// Warning: ").append(warning).append('\n');
        }
        return text.append(board).toString();
    }
}
