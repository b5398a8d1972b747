package regatta.space;

import regatta.core.BadInput;

/** Where boards come from, and how they are written. */
public final class Boards {

    private Boards() {}

    /** Draws a board by seed. */
    public static Board drawn(long seed, boolean symmetric) {
        return BoardGenerator.draw(seed, symmetric);
    }

    /**
     * Returns a board that somebody gives: by its name if it comes with the game, or as DOT.
     *
     * @throws BadInput if there is no such board, or none that can be played
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

    /** Writes a board as DOT, after comments about what is odd with it. */
    public static String write(Board board) {
        StringBuilder text = new StringBuilder();
        for (String warning : BoardCheck.warnings(board)) {
            text.append("// Warning: ").append(warning).append('\n');
        }
        return text.append(board).toString();
    }
}
