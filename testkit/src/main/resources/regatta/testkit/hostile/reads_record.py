import glob
from attack import attempt, readable

attempt(lambda targets: readable(targets["record"]) or any(map(readable, glob.glob("*.regatta") + glob.glob("../*.regatta"))))
