package connectfour;

import regatta.core.BadInput;
import regatta.core.Mirror;
import regatta.core.TextIn;

/** Reads the messages to a seat. Each contains the whole position. */
final class ConnectFourMirror implements Mirror<ConnectFourPosition> {

    private final TextIn in;
    private final ConnectFourPosition view = new ConnectFourPosition();
    private int seat;

    /**
     * Reads the first message.
     *
     * @throws BadInput if it is not a message of Connect Four
     */
    ConnectFourMirror(TextIn in) {
        this.in = in;
        if (!next()) {
            throw new BadInput("The input ends before the first line. Is a game engine connected?");
        }
    }

    @Override
    public boolean next() {
        if (!in.more()) {
            return false;
        }
        view.copyFrom(new ConnectFourPosition());
        view.setTurn(in.number(0, ConnectFourPosition.CELLS));
        seat = in.number(0, 1);
        for (int y = 0; y < ConnectFourPosition.HEIGHT; y++) {
            String row = in.word();
            if (!row.matches("[.01]{7}")) {
                throw new BadInput("Row " + y + " is '" + row + "', but must be seven of the characters '.', '0', '1'.");
            }
            for (int x = 0; x < ConnectFourPosition.WIDTH; x++) {
                if (row.charAt(x) != '.') {
                    view.put(y * ConnectFourPosition.WIDTH + x, row.charAt(x) - '0');
                }
            }
        }
        return true;
    }

    /** Returns rules of any seed, because the seed matters to the start only. */
    @Override
    public ConnectFourRules rules() {
        return new ConnectFourRules(0);
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public ConnectFourPosition view() {
        return view;
    }
}
