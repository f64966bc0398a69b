"""A stand-in for Steam's web API and its pages of people, in the shape of the real ones."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ADA = "76561198000000001"


class Steam:
    """Shows the list of `ada`; `lists` without her number is a private one."""

    def __init__(self):
        self.lists = {ADA: []}
        self.names = {"ada": ADA}
        self.owned = {}
        self.titles = {}
        # Seconds to wait, for each request that is refused.
        self.pauses = []
        # Answers wait for it.
        self.may_go = threading.Event()
        self.may_go.set()
        self.requests = []
        steam = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                steam.requests.append(self.path)
                steam.may_go.wait(20)
                if steam.pauses:
                    self.reply(429, "{}", {"retry-after": str(steam.pauses.pop(0))})
                else:
                    self.reply(200, steam.answer(urlsplit(self.path)), {})

            def reply(self, status, text, headers):
                data = text.encode()
                self.send_response(status)
                for name, value in {**headers, "content-length": str(len(data))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *arguments):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self.may_go.set()
        self._server.shutdown()
        self._server.server_close()

    def answer(self, parts):
        names = parts.path.strip("/").split("/")
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        if names[0] == "id":
            number = self.names.get(names[1])
            error = "<response><error><![CDATA[The specified profile could not be found.]]></error></response>"
            return f"<profile><steamID64>{number}</steamID64></profile>" if number else error
        if names[1] == "GetWishlist":
            apps = self.lists.get(query["steamid"], [])
            items = [{"appid": app, "priority": n, "date_added": 1_700_000_000 + n} for n, app in enumerate(apps)]
            return json.dumps({"response": {"items": items} if items else {}})
        if names[1] == "GetOwnedGames":
            apps = self.owned.get(query["steamid"])
            return json.dumps({"response": {} if apps is None else {"games": [{"appid": app} for app in apps]}})
        if names[1] == "ResolveVanityURL":
            number = self.names.get(query["vanityurl"])
            return json.dumps({"response": {"success": 1, "steamid": number} if number else {"success": 42}})
        asked = [app["appid"] for app in json.loads(query["input_json"])["ids"]]
        items = [{"appid": app, "id": app, "success": 1, "name": self.titles[app]} for app in asked if app in self.titles]
        return json.dumps({"response": {"store_items": items}})
