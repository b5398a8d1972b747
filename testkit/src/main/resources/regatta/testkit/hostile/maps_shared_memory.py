import mmap
from attack import attempt

PIECE = 16 << 20


def take(targets):
    """Holds shared mappings in memory, up to several times the limit."""
    kept = []
    while len(kept) * PIECE < 4 * targets["most"]:
        piece = mmap.mmap(-1, PIECE)
        for page in range(0, PIECE, 4096):
            piece[page] = 1
        kept.append(piece)
    return True


attempt(take)
