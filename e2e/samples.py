"""Documents made of the approved markup of the apps' samples (`Tests/<App>/Screens/Snapshots`)."""

import functools
import html
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "Packages" / "WebUI" / "Client"
ORIGIN = "http://samples.test"
ELEMENT = re.compile(r'^( *)<([a-z][a-z0-9]*)((?: [\w:-]+(?:="[^"]*")?)*)>(.*)$')
# The same with values of several lines, at the start of a line.
TAG = re.compile(r'^ *<[a-z][a-z0-9]*(?: [\w:-]+(?:="[^"]*")?)*>', re.MULTILINE)
VOID = {"input", "img", "br", "hr"}


@functools.cache
def samples():
    """Files by app and name."""
    found = sorted((ROOT / "Tests").glob("*/Screens/Snapshots/*.html"))
    return {f"{file.parts[-4]}/{file.stem}": file for file in found}


def markup(file):
    """What a browser would get: the snapshot's indented lines with their ends."""
    out, open_tags = [], []

    def close(depth):
        while len(open_tags) > depth:
            out.append(f"</{open_tags.pop()}>")

    for line in TAG.sub(lambda tag: tag[0].replace("\n", "&#10;"), file.read_text()).split("\n"):
        element = ELEMENT.match(line)
        if not element or len(element[1]) // 2 > len(open_tags):
            out.append(html.escape(line, quote=False) + "\n")
            continue
        close(len(element[1]) // 2)
        out.append(f"<{element[2]}{element[3]}>{html.escape(element[4], quote=False)}")
        if element[2] not in VOID:
            open_tags.append(element[2])
    close(0)
    return "".join(out)


def document(file):
    """A page as the server makes them, without its script and with colours that change at once; what it asks for is answered by `serve`."""
    return f"""<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{file.stem}</title>
<link rel="stylesheet" href="/webui.css">
<style>*, ::before, ::after {{ transition: none !important }}</style>
</head>
<body><main id="webui-root">{markup(file)}</main></body>
</html>"""


def serve(page):
    """Answers the page's requests for samples, the style sheet and the symbols; pictures of others are left out."""
    files = samples()

    def answer(route):
        path = route.request.url.removeprefix(ORIGIN).split("#")[0]
        if path.endswith(("/webui.css", "/icons.svg")):
            route.fulfill(path=CLIENT / path.rsplit("/", 1)[-1])
        elif path[1:] in files:
            route.fulfill(body=document(files[path[1:]]), content_type="text/html")
        else:
            route.abort()

    page.route("**/*", answer)


def show(page, name):
    """Shows a sample, with its sheets and alerts open and at rest: one that fades in has no contrast yet."""
    page.goto(f"{ORIGIN}/{name}")
    open_dialogs(page)


def put(page, name):
    """Shows a sample in the place of another, without a new page to load."""
    page.evaluate("text => { document.getElementById('webui-root').innerHTML = text }", markup(samples()[name]))
    open_dialogs(page)


def open_dialogs(page):
    page.evaluate(
        "document.querySelectorAll('dialog[data-modal]').forEach(one => { one.removeAttribute('open'); one.showModal() })"
    )
    rest(page)


def rest(page):
    """Waits for what moves or fades to its end."""
    page.evaluate(
        """() => Promise.all(document.getAnimations()
            .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished))"""
    )
