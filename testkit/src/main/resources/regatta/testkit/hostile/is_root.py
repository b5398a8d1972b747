import os
from attack import attempt

attempt(lambda targets: 0 in os.getresuid() + os.getresgid() or 0 in os.getgroups())
