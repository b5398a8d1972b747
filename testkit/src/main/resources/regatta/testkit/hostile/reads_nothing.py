import time
from halite import say

say("deaf")
time.sleep(600)
