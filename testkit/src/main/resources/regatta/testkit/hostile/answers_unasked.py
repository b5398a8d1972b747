import sys, time
from halite import say

for _ in range(200):
    say("")
time.sleep(600)
