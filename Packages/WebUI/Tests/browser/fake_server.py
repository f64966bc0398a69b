"""A live server for the browser tests: speaks docs/wire.md over loopback and does what a test tells it."""

import json
import os
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Empty, Queue
from urllib.parse import parse_qs, urlsplit

CLIENT = Path(os.environ.get("WEBUI_CLIENT", Path(__file__).resolve().parents[2] / "Client"))
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
)


ASSETS = (CLIENT / "ClientAssets.swift").read_text()


def parts(name):
    """The files that are joined to a script, in their order."""
    return re.findall(r"PackageResources\.(\w+)_js", ASSETS.split(f"{name} = [")[1].split("]")[0])


PARTS = parts("let parts")
RARE_PARTS = parts("let rareParts")
RARE_NAMES = ASSETS.split('let rareNames = """')[1].split('"""')[0].replace("\\", "")


def served(name):
    """A client file's bytes; WEBUI_SCRIPT names a file to take for webui.js, such as one a real server gave."""
    if name == "rare.js":
        rare = "\n".join((CLIENT / "rare" / f"{part}.js").read_text() for part in RARE_PARTS)
        return f"export default (given) => {{\n{rare}\nreturn {{{RARE_NAMES}}};\n}};\n".encode()
    if name != "webui.js":
        return (CLIENT / name).read_bytes()
    if squeezed := os.environ.get("WEBUI_SCRIPT"):
        return Path(squeezed).read_bytes()
    parts = "\n".join((CLIENT / "script" / f"{part}.js").read_text() for part in PARTS)
    return f"(() => {{\n'use strict';\n{parts}\n}})();\n".encode()


class FakeServer:
    """One live session at a time; every attribute may be changed by a test while it runs."""

    def __init__(self):
        self.changed = threading.Condition()
        self.streams = []
        self.pages_served = 0
        self.reset_session("s0")
        self.pages = {"/": '<div data-w="1" class="vs"></div>'}
        self.title = "Test"
        self.library = []  # the screens an app wants kept: address and version
        self.pictures = []  # those that were asked for
        self.kept_pages = []  # those that a worker asked for
        self.body_attributes = ""
        self.answer = lambda events: {}  # events of one request -> frame without v and a
        self.resume_answer = lambda url, fields: {"s": "s2", "k": "k2", "v": 0, "r": self.pages["/"]}
        self.gone = False
        self.down = False  # hangs up on everybody; an offline browser's service worker may reach the server all the same
        self.many = False  # several pages live at once
        self.buffering = False  # a proxy keeps streams back until they end
        self.stream_status = 200
        self.hold_streams = threading.Event()  # streams wait for it before they are answered at all
        self.hold_streams.set()
        self.sign_in = None  # what stands before the server answers in its place: a "redirect", or a page
        self.files = {}  # what came in pieces, by its number
        self.piece_losses = []  # what happens to the next pieces: lost "request" or "answer", a status, or nothing
        self.lose_requests = 0  # close without reading: never processed
        self.lose_answers = 0  # process, then close: the browser cannot know
        self.refusals = []  # status codes for the next posts
        self.retry_after = None  # seconds that a refused browser is asked to wait
        self.arrived = 0  # requests with events that came while `hold_posts` was clear
        self.resume_refusals = []  # and for the next that would resume
        self.latency = 0  # seconds for a round trip
        self.cut_at = set()  # how many frames from now on are the last before a cut, itself lost
        self.hold_posts = threading.Event()
        self.hold_posts.set()
        handler = type("Handler", (Handler,), {"owner": self})
        self.http = Quiet(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def reset_session(self, session):
        self.session, self.token, self.version, self.processed = session, f"k-{session}", 0, 0
        self.ring, self.requests, self.events, self.resumes, self.stream_queries = {}, [], [], [], []

    # What a test does to the browser

    def push(self, **frame):
        """Sends the next frame and keeps it for replay."""
        with self.changed:
            self.version += 1
            self.ring[self.version] = frame = {"v": self.version, **frame}
            self.cut_at = {count - 1 for count in self.cut_at}
            if 0 in self.cut_at:
                return self.cut()
            self.send(frame)

    def send(self, frame):
        """Sends exactly this frame to whoever listens, without recording it."""
        for stream in self.streams:
            stream.put((time.monotonic() + self.latency / 2, f"id: {frame['v']}\ndata: {json.dumps(frame)}\n\n"))

    def cut(self):
        """Ends every open stream."""
        with self.changed:
            for stream in self.streams:
                stream.put((0, None))
            self.streams.clear()

    def wait(self, condition, seconds=20, every=None):
        end = time.monotonic() + seconds
        with self.changed:
            while not self.changed.wait_for(condition, every or seconds) and time.monotonic() < end:
                pass
            if not condition():
                raise AssertionError(f"not within {seconds} s; events so far: {self.events}")

    def wait_event(self, *event):
        """Waits until an event starts with these values; gives all such events."""
        matching = lambda: [e for e in self.events if tuple(e[: len(event)]) == event]
        self.wait(matching)
        return matching()

    def close(self):
        self.cut()
        self.http.shutdown()
        self.http.server_close()

    # What the browser asks

    def begin_page(self):
        """Every page is a session of its own; events of all of them stay in `events`."""
        with self.changed:
            self.pages_served += 1
            self.session, self.processed = f"s{self.pages_served}", 0
            self.token = f"k-{self.session}"

    def accept(self, request):
        with self.changed:
            self.requests.append(request)
            if request["q"] > self.processed:
                self.processed = request["q"]
                self.events += request["e"]
                self.push(a=request["q"], **self.answer(request["e"]))
            self.changed.notify_all()

    def page(self, path, session=None):
        session = self.session if session is None else session
        content = self.pages.get(path, self.pages["/"])
        return f"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{self.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/_live/b1/webui.css">
<script src="/_live/b1/webui.js" defer></script></head>
<body data-session="{session}" data-token="{self.token}" data-version="{self.version}" data-live="/_live"{self.body_attributes}>
<main id="webui-root">{content}</main><div id="webui-status" role="status" class="visually-hidden"></div></body></html>"""


class Quiet(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A browser that hangs up is part of the tests."""


class Handler(BaseHTTPRequestHandler):
    owner = None
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def reply(self, status, body=b"", kind="text/plain", headers={}):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(body)

    def ask_who(self):
        """What a gate answers, whose sign-in is at another host."""
        if self.owner.sign_in == "redirect" and self.path.startswith("/_live/"):
            return self.reply(302, headers={"Location": "http://sign-in.example.invalid/"})
        return self.reply(200, b"<!doctype html><title>Gate</title><h1>Sign in first</h1>", "text/html")

    def do_GET(self):
        if self.owner.down:
            return self.hang_up()
        if self.owner.sign_in:
            return self.ask_who()
        url = urlsplit(self.path)
        if url.path == "/_live/stream":
            return self.stream(parse_qs(url.query, keep_blank_values=True))
        if url.path == "/_live/worker.js":
            return self.reply(200, served("worker.js"), KINDS[".js"], {"Service-Worker-Allowed": "/", "Cache-Control": "no-cache"})
        if url.path.startswith("/_live/"):
            name = url.path.rsplit("/", 1)[1]
            return self.reply(200, served(name), KINDS[Path(name).suffix])
        if url.path.startswith("/pictures/"):
            with self.owner.changed:
                self.owner.pictures.append(url.path)
                self.owner.changed.notify_all()
            return self.reply(200, b'<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml")
        if url.path.endswith("/kept"):
            return self.reply(200, json.dumps(self.owner.library).encode(), "application/json")
        if self.headers.get("X-Keep"):
            self.owner.kept_pages.append(url.path)
            return self.reply(200, self.owner.page(url.path, session="").encode(), "text/html; charset=utf-8")
        self.owner.begin_page()
        self.reply(200, self.owner.page(url.path).encode(), "text/html; charset=utf-8")

    def do_HEAD(self):
        """Says that somebody is there."""
        return self.hang_up() if self.owner.down else self.reply(200)

    def stream(self, query):
        owner, mine = self.owner, Queue()
        with owner.changed:
            owner.stream_queries.append({name: values[0] for name, values in query.items()})
            owner.changed.notify_all()
        owner.hold_streams.wait(10)
        with owner.changed:
            if owner.gone or query["session"][0] != owner.session and not owner.many:
                return self.reply(404)
            if owner.stream_status != 200:
                return self.reply(owner.stream_status)
            once = "once" in query
            after = int(query["after"][0])
            resets = [version for version, frame in owner.ring.items() if version > after and "r" in frame]
            for version in range(resets[-1] if resets else after + 1, owner.version + 1):
                mine.put((time.monotonic() + owner.latency, f"id: {version}\ndata: {json.dumps(owner.ring[version])}\n\n"))
            owner.streams.append(mine)
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        kept = b"" if once else b": open\n\n"
        while True:
            if kept and not owner.buffering:
                self.wfile.write(kept)
                kept = b""
            try:
                due, message = mine.get(timeout=10)
            except Empty:
                due, message = 0, ": still here\n\n"
            if message is None:
                return
            time.sleep(max(0, due - time.monotonic()))
            try:
                kept += message.encode()
                if once or not owner.buffering:
                    self.wfile.write(kept)
                    kept = b""
            except OSError:
                return
            if once:
                return

    def do_POST(self):
        owner = self.owner
        if owner.down:
            return self.hang_up()
        content = self.rfile.read(int(self.headers["Content-Length"]))
        if owner.sign_in:
            return self.ask_who()
        if self.path.startswith("/_live/file?"):
            return self.keep_piece(content)
        body = json.loads(content)
        if self.path == "/_live/resume":
            with owner.changed:
                owner.resumes.append(body)
                if owner.resume_refusals:
                    return self.reply(owner.resume_refusals.pop(0))
                owner.changed.notify_all()
            answer = owner.resume_answer(body["url"], body["fields"])
            with owner.changed:
                owner.changed.notify_all()
            return self.reply(200, json.dumps(answer).encode(), "application/json")
        if not owner.hold_posts.is_set():
            owner.arrived += 1
        owner.hold_posts.wait(10)
        time.sleep(owner.latency / 2)
        if owner.lose_requests:
            owner.lose_requests -= 1
            return self.hang_up()
        if owner.refusals:
            after = {} if owner.retry_after is None else {"Retry-After": str(owner.retry_after)}
            return self.reply(owner.refusals.pop(0), headers=after)
        if owner.gone or (body["s"], body["k"]) != (owner.session, owner.token) and not owner.many:
            return self.reply(404)
        owner.accept(body)
        if owner.lose_answers:
            owner.lose_answers -= 1
            return self.hang_up()
        time.sleep(owner.latency / 2)
        self.reply(204)

    def keep_piece(self, content):
        """A piece of a file, as a server keeps it; some are lost before or after they are kept."""
        owner = self.owner
        query = {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}
        loss = owner.piece_losses.pop(0) if owner.piece_losses else None
        if loss == "request":
            return self.hang_up()
        if isinstance(loss, int):
            return self.reply(loss)
        kept = owner.files.setdefault(query["file"], bytearray())
        fits = int(query["at"]) == len(kept)
        if fits:
            kept += content
        if loss == "answer":
            return self.hang_up()
        self.reply(200 if fits else 409, str(len(kept)).encode(), "text/plain")

    def hang_up(self):
        self.close_connection = True
        self.connection.close()
