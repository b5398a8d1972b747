from halite import play


def eat(turn):
    hoard = []
    while turn == 2:
        hoard.append(bytearray(8 << 20))


play(eat)
