import glob, os
from attack import attempt


def read(targets):
    secret = targets["variable"]
    found = secret in os.environ
    for file in glob.glob("/proc/[0-9]*/environ"):
        try:
            found = found or (secret + "=").encode() in open(file, "rb").read()
        except OSError:
            pass
    return found


attempt(read)
