"""A mail server that keeps what it is given, for tests that read their mail."""

import email
import email.policy
import queue
import socketserver
import threading


class Post:
    """Speaks as much SMTP as our sender does, without TLS, on loopback."""

    def __init__(self):
        self.mails = queue.Queue()
        post = self

        class Exchange(socketserver.StreamRequestHandler):
            def handle(self):
                self.say("220 post ready")
                while line := self.rfile.readline():
                    verb = line.split()[0].upper() if line.split() else b""
                    if verb == b"QUIT":
                        return self.say("221 bye")
                    if verb == b"DATA":
                        self.say("354 go on")
                        post.mails.put(self.mail())
                    self.say("250 well")

            def say(self, text):
                self.wfile.write(f"{text}\r\n".encode())

            def mail(self):
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line[1:] if line.startswith(b"..") else line)
                return email.message_from_bytes(b"".join(lines), policy=email.policy.default)

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Exchange)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"smtp://localhost:{self.server.server_address[1]}"

    def next(self, to):
        """The text of the next mail, which is to an address."""
        mail = self.mails.get(timeout=20)
        assert mail["to"] == to, mail["to"]
        return mail.get_content()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
