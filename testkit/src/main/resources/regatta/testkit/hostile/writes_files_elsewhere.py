from attack import attempt


def write(targets):
    for path in (targets["folder"] + "/planted", "planted.py", "attack.py"):
        try:
            open(path, "ab").close()
            return True
        except OSError:
            pass
    return False


attempt(write)
