import sys
from halite import play


def speak(turn):
    sys.stderr.write("\x1b]0;owned\x07\x1b[31m@|bold,red hello|@\n")
    if turn == 4:
        sys.stdout.flush()
        sys.stdout.buffer.write(b"\x1b[2J@|red \xff\xfe|@\n")
        sys.stdout.buffer.flush()


play(speak, name="\x1b]0;name\x07@|bold name|@")
