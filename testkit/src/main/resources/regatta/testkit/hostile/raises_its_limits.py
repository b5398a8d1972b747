import resource
from attack import attempt


def rise(targets):
    limits = (resource.RLIMIT_DATA, resource.RLIMIT_FSIZE, resource.RLIMIT_CPU)
    for limit in limits:
        try:
            resource.setrlimit(limit, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            return True
        except (OSError, ValueError):
            pass
    return False


attempt(rise)
