"""nginx with the configuration that `deploy/nginx.conf` recommends, on free ports and with a certificate of its own."""

import re
import socket
import subprocess
import time
from pathlib import Path

from server import free_port

RECOMMENDED = Path(__file__).resolve().parent.parent / "deploy" / "nginx.conf"


class Proxy:
    def __init__(self, folder, servers, password=None):
        """With `password` it asks for that of `somebody` before anything else, as nginx's `auth_basic` does."""
        self.folder, self.password = folder, password
        self.port, self.plain_port = free_port(), free_port()
        folder.mkdir()
        (folder / "nginx.conf").write_text(self._configuration(servers))
        (folder / "people").write_text(f"somebody:{{PLAIN}}{password}\n")
        self._make_certificate()
        self.process = None

    @property
    def url(self):
        return f"https://localhost:{self.port}"

    def start(self):
        self.process = subprocess.Popen(
            ["nginx", "-p", str(self.folder), "-c", "nginx.conf", "-e", str(self.folder / "error.log"), "-g", "daemon off;"]
        )
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            assert self.process.poll() is None, (self.folder / "error.log").read_text()
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return self
        raise AssertionError("nginx does not listen")

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)

    def _configuration(self, servers):
        text = RECOMMENDED.read_text()
        upstreams = "".join(f"    server 127.0.0.1:{server.port} max_fails=0;\n" for server in servers)
        text = re.sub(r"^ *(# )?server 127[^\n]*\n", "", text, flags=re.M)
        text = text.replace("    keepalive 64;", upstreams + "    keepalive 64;")
        text = text.replace("listen 443", f"listen 127.0.0.1:{self.port}").replace("listen 80;", f"listen 127.0.0.1:{self.plain_port};")
        text = re.sub(r"^ *listen \[::\][^\n]*\n", "", text, flags=re.M)
        text = re.sub(r"(ssl_certificate(_key)?) \S+/(\S+);", r"\1 \3;", text)
        text = text.replace("/var/log/nginx/", "")
        text = text.replace("serendip.example.org", "localhost").replace("$proxy_add_x_forwarded_for", "203.0.113.7")
        if self.password:
            text = text.replace("    client_max_body_size", '    auth_basic "Private";\n    auth_basic_user_file people;\n    client_max_body_size')
        temporary = "".join(f"{kind}_temp_path {kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        return f"pid nginx.pid;\nuser root;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{text}\n}}\n"

    def _make_certificate(self):
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1",
             "-subj", "/CN=localhost", "-keyout", "privkey.pem", "-out", "fullchain.pem"],
            cwd=self.folder, check=True, capture_output=True,
        )  # fmt: skip
