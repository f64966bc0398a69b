"""A stand-in for GitHub's REST API, with made-up repositories in the documented shape."""

import base64
import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

README = """# {name}

[![build](https://example.invalid/badge.svg)](https://example.invalid/build)

Reads **letters** and `numbers`; see [the manual](https://example.org/manual).

<script>alert("no")</script>

```sh
{name} --help
```

| Option | Meaning |
|---|---|
| `-v` | more words |
"""

PAGE_SIZE = 10


class GitHub:
    """Answers searches with `matches` repositories; `fault` makes it fail in one of GitHub's ways."""

    def __init__(self):
        self.matches = 25
        self.fault = None
        self.failing_pages = set()
        # How many stars every repository has got since the beginning.
        self.gained = 0
        self.released_at = "2026-05-01T10:00:00Z"
        # What became of the code that somebody is to type: nothing yet, "access_denied", "expired_token", or "typed".
        self.code = "authorization_pending"
        # How many repositories mira-codes has starred.
        self.starred = 120
        # Answers with stars wait for it.
        self.stars_may_go = threading.Event()
        self.stars_may_go.set()
        # What every repository's README says, with its name for {name}.
        self.readme = README
        self.requests = []
        self.port = None
        self._server = None
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        github = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if github._server is None:
                    self.close_connection = True
                    return
                github.requests.append(self.path)
                status, headers, body = github.answer(self.path, self.headers)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_POST(self):
                self.rfile.read(int(self.headers.get("content-length", 0)))
                github.requests.append(self.path)
                data = json.dumps(github.signing_in(urlsplit(self.path).path)).encode()
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *arguments):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", self.port or 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        """From here on connections are refused, as with no network."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def answer(self, path, request_headers):
        headers = {"content-type": "application/json; charset=utf-8", **self.limits()}
        parts = urlsplit(path)
        if self.fault == "error":
            return 500, headers, b'{"message": "Server Error"}'
        if self.fault == "rate-limited" and parts.path != "/rate_limit":
            headers["x-ratelimit-remaining"] = "0"
            return 403, headers, b'{"message": "API rate limit exceeded"}'
        body = self.body(parts, headers)
        if body is None:
            return 404, headers, b'{"message": "Not Found"}'
        if body is ValueError:
            return 502, headers, b"<html>Bad gateway</html>"
        data = json.dumps(body).encode()
        tag = f'"{hash(data) & 0xFFFFFFFF:x}"'
        if request_headers.get("if-none-match") == tag:
            return 304, headers, b""
        return 200, {**headers, "etag": tag}, data

    def limits(self):
        return {
            "x-ratelimit-limit": "30",
            "x-ratelimit-remaining": "17",
            "x-ratelimit-reset": str(int(time.time()) + 600),
            "x-ratelimit-resource": "search",
        }

    def body(self, parts, headers):
        if parts.path == "/rate_limit":
            limit = {"limit": 30, "remaining": 17, "reset": int(time.time()) + 600, "used": 13}
            return {"resources": {"core": limit, "search": limit}, "rate": limit}
        if parts.path == "/search/repositories":
            return self.search(parse_qs(parts.query), headers)
        names = parts.path.strip("/").split("/")
        if names == ["user"]:
            return {"id": 42, "login": "mira-codes"}
        if names == ["users", "mira-codes", "starred"]:
            return self.stars(int(parse_qs(parts.query).get("page", ["1"])[0]), headers)
        if names[0] != "repos" or len(names) < 3:
            return None
        if names[2].startswith("gone"):
            return None
        if names[3:] == ["readme"]:
            text = self.readme.replace("{name}", names[2])
            return {"encoding": "base64", "content": base64.b64encode(text.encode()).decode(), "path": "README.md"}
        if names[3:] == ["releases", "latest"]:
            return {"tag_name": "v2.1.0", "name": "2.1.0", "published_at": self.released_at}
        return {**repository(names[1], names[2], 1), "subscribers_count": 42} if len(names) == 3 else None

    def signing_in(self, path):
        """The device flow's two questions; its errors come with status 200."""
        if path == "/login/device/code":
            return {
                "device_code": "made-up", "user_code": "WDJB-MJHT", "verification_uri": f"{self.url}/login/device",
                "expires_in": 900, "interval": 1,
            }  # fmt: skip
        if path == "/login/oauth/access_token" and self.code == "typed":
            return {"access_token": "made-up", "token_type": "bearer", "scope": ""}
        return {"error": self.code}

    def stars(self, page, headers):
        self.stars_may_go.wait(20)
        last = (self.starred + 99) // 100
        if page < last:
            address = f"{self.url}/users/mira-codes/starred?per_page=100&page="
            headers["link"] = f'<{address}{page + 1}>; rel="next", <{address}{last}>; rel="last"'
        numbers = range((page - 1) * 100 + 1, min(page * 100, self.starred) + 1)
        return [{"starred_at": "2026-03-01T00:00:00Z", "repo": repository("stars", f"star-{n:04}", n)} for n in numbers]

    def search(self, query, headers):
        page = int(query.get("page", ["1"])[0])
        # A qualifier such as created:>2026-01-01 cannot stand in a name.
        words = re.split(r"[^\w-]", query["q"][0])[0]
        if page in self.failing_pages:
            return ValueError
        shown = min(self.matches, 1_000)
        first = (page - 1) * PAGE_SIZE
        items = [
            repository("letters", f"{words}-{n:04}", n, self.gained)
            for n in range(first + 1, min(first + PAGE_SIZE, shown) + 1)
        ]
        if first + PAGE_SIZE < shown:
            address = f"{self.url}/search/repositories?q={words}&per_page=10&page={page + 1}"
            headers["link"] = f'<{address}>; rel="next"'
        return {"total_count": self.matches, "incomplete_results": False, "items": items}


def repository(owner, name, number, gained=0):
    return {
        "id": number,
        "name": name,
        "full_name": f"{owner}/{name}",
        "private": False,
        "owner": {"login": owner, "avatar_url": "https://avatars.githubusercontent.com/u/0"},
        "html_url": f"https://github.com/{owner}/{name}",
        "description": f"Number {number} of the letters.",
        "fork": False,
        "archived": False,
        "disabled": False,
        "homepage": "https://example.org/",
        "language": "Swift",
        "license": {"key": "mit", "name": "MIT License", "spdx_id": "MIT"},
        "topics": ["letters"],
        "stargazers_count": 5_000 - number + gained,
        "forks_count": 12,
        "open_issues_count": 3,
        "created_at": "2020-01-02T03:04:05Z",
        "pushed_at": "2026-06-01T03:04:05Z",
        "updated_at": "2026-06-01T03:04:05Z",
        "score": 1.0,
    }
