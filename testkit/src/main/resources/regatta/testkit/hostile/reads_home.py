import os
from attack import attempt, readable

attempt(lambda targets: readable(os.path.join(targets["home"], ".ssh", "id_rsa")))
