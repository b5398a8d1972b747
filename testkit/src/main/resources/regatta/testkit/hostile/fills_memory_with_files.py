import os
from attack import attempt

PIECE = 8 << 20


def fill(targets):
    """Writes many files, each within the limit, wherever possible. All are deleted when it ends."""
    written = 0
    for folder in ("/tmp", "/dev/shm", "/dev", "/", os.path.expanduser("~"), "/var/tmp", "/run"):
        try:
            for _ in range(100):
                with open(os.path.join(folder, f"regatta-fill-{written}"), "wb") as file:
                    file.write(b"x" * PIECE)
                written += PIECE
                if written > targets["most"]:
                    return True
        except OSError:
            pass
    return False


attempt(fill)
