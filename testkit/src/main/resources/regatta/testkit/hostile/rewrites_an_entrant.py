from attack import attempt


def rewrite(targets):
    with open(targets["entrant"], "r+"):
        return True


attempt(rewrite)
