import os
from attack import attempt

FILES = 500_000


def fill(targets):
    for number in range(FILES):
        os.close(os.open(f"/tmp/{number}", os.O_CREAT | os.O_WRONLY))
    return True


attempt(fill)
