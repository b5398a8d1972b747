from halite import play


def write(turn):
    if turn == 2:
        with open("/tmp/regatta-hostile-file", "wb") as file:
            while True:
                file.write(b"x" * (1 << 20))


play(write)
