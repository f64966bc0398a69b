"""A stand-in for the stores that Findie's games are read from, in the shape of the real ones."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


FREE = {"name": "A game", "is_free": True}


class ManyAtOnce(ThreadingHTTPServer):
    """Lets all of a page's pictures come at once, and says nothing of those who were killed while they asked."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request, client_address):
        pass


class Stores:
    """Sells what `apps` has by its number at Steam, gives all others away, and has what `feeds` and `data` say at itch.io.

    `pictures` has by host and path, such as `img.itch.zone/a.png`, the status, the headers and the bytes of an answer.
    """

    def __init__(self):
        self.apps = {}
        self.feeds = {}
        self.data = {}
        self.pictures = {}
        self.requests = []
        # Answers wait for it.
        self.may_go = threading.Event()
        self.may_go.set()
        # So many requests are answered before the next ones wait.
        self.waits_after = None
        # Requests whose address has this wait.
        self.waits_at = None
        self.is_waiting = threading.Event()
        stores = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                stores.requests.append(self.path)
                is_late = stores.waits_after is not None and len(stores.requests) > stores.waits_after
                if is_late or (stores.waits_at and stores.waits_at in self.path):
                    stores.is_waiting.set()
                    stores.may_go.wait(60)
                parts = urlsplit(self.path)
                if parts.path.startswith("/pictures/"):
                    missing = (404, {}, b"not found")
                    status, headers, data = stores.pictures.get(parts.path.removeprefix("/pictures/"), missing)
                else:
                    status, text = stores.answer(parts)
                    headers, data = {}, text.encode()
                try:
                    self.send_response(status)
                    for name, value in headers.items():
                        self.send_header(name, value)
                    self.send_header("content-length", str(len(data)))
                    self.end_headers()
                    self.wfile.write(data)
                except OSError:
                    # Who asked was killed.
                    self.close_connection = True

            def log_message(self, *arguments):
                pass

        self._server = ManyAtOnce(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def settings(self):
        """What tells the program to ask here."""
        return {
            "STEAM_API_URL": self.url,
            "STEAM_STORE_URL": self.url,
            "ITCH_URL": self.url,
            "ITCH_PAGES_URL": self.url + "/{maker}",
            "STORE_PICTURES_URL": self.url + "/pictures/{host}",
        }

    def stop(self):
        self.may_go.set()
        self._server.shutdown()
        self._server.server_close()

    @property
    def asked_pictures(self):
        return [path for path in self.requests if path.startswith("/pictures/")]

    def answer(self, parts):
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        if "GetItems" in parts.path:
            asked = [app["appid"] for app in json.loads(query["input_json"])["ids"]]
            items = [
                {"appid": app, "id": app, "success": 1, "visible": True, **self.apps.get(app, FREE)} for app in asked
            ]
            return 200, json.dumps({"response": {"store_items": items}})
        if parts.path.endswith(".xml"):
            tag = parts.path.removeprefix("/games/tag-").removesuffix(".xml")
            items = self.feeds.get(tag, []) if query.get("page") == "1" else []
            return 200, f'<rss version="2.0"><channel>{"".join(items)}</channel></rss>'
        found = self.data.get("/".join(parts.path.strip("/").split("/")[:2]))
        return (404, "not found") if found is None else (200, json.dumps(found))
