"""Leaves the same process behind as hides_and_stays.py, prints 'ready', and ignores all signals but SIGKILL. Plays no game."""
import os, signal, time

FILE = os.path.abspath(__file__)
for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
    signal.signal(number, signal.SIG_IGN)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.chdir("/")
        os.write(1, b"ready\n")
        os.closerange(0, 256)
        os.execve("/bin/sleep", [FILE, "600"], {})
    os._exit(0)
time.sleep(600)
