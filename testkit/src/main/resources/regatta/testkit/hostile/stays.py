"""No bot of a game: it leaves behind what hides_and_stays.py does, says so, and is deaf to all but the strongest signal."""
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
