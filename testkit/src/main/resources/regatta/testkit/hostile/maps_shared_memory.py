import mmap
from attack import attempt

PIECE = 16 << 20


def take(targets):
    """Keeps shared mappings, page by page in memory, until it has several times what it may."""
    kept = []
    while len(kept) * PIECE < 4 * targets["most"]:
        piece = mmap.mmap(-1, PIECE)
        for page in range(0, PIECE, 4096):
            piece[page] = 1
        kept.append(piece)
    return True


attempt(take)
