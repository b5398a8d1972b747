"""A first bot for Connect Four: win, else prevent a loss, else play near the middle."""

import sys

WIDTH, HEIGHT = 7, 6
LINES = [(1, 0), (0, 1), (1, 1), (1, -1)]


def read_turn():
    """Returns our number and the board, a list of rows from the top."""
    line = sys.stdin.readline()
    if not line:
        sys.exit()  # The match is over.
    _turn, me = line.split()
    return me, [list(sys.stdin.readline().strip()) for _ in range(HEIGHT)]


def landing(board, column):
    """Returns the row to which a disc falls, or -1 if the column is full."""
    free = [row for row in range(HEIGHT) if board[row][column] == "."]
    return free[-1] if free else -1


def count(board, player, x, y, dx, dy):
    """Counts the discs of a player in one direction."""
    x, y = x + dx, y + dy
    if 0 <= x < WIDTH and 0 <= y < HEIGHT and board[y][x] == player:
        return 1 + count(board, player, x, y, dx, dy)
    return 0


def wins(board, player, column):
    """Tells whether a disc of the player in this column completes a line."""
    y = landing(board, column)
    return y >= 0 and any(
        1 + count(board, player, column, y, dx, dy) + count(board, player, column, y, -dx, -dy) >= 4
        for dx, dy in LINES
    )


def play(me, board):
    """Returns the column to play."""
    columns = sorted((column for column in range(WIDTH) if landing(board, column) >= 0), key=lambda c: abs(c - 3))
    for player in (me, "1" if me == "0" else "0"):
        for column in columns:
            if wins(board, player, column):
                return column
    return columns[0]


while True:
    print(play(*read_turn()), flush=True)
