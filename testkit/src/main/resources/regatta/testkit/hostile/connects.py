import socket
from attack import attempt


def connect(targets):
    socket.create_connection(("127.0.0.1", targets["port"]), timeout=0.5).close()
    return True


attempt(connect)
