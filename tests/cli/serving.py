"""A running server for tests."""

import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

from rakus import PLAIN, PROGRAM


class Server:
    def __init__(self, *words):
        self.process = subprocess.Popen([PROGRAM, "serve", "--port", "0", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=PLAIN)
        self.url = self.process.stdout.readline().strip()
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])

    def ask(self, method, path, body=None, headers=None):
        request = urllib.request.Request(self.url.rstrip("/") + path, data=None if body is None else body.encode(), method=method,
                                         headers={"Content-Type": "application/json", **(headers or {})})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=10)

    def stop(self):
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=10)
        return code, time.monotonic() - began
