"""The Chromium that tests and pictures are made with."""

import os
import shutil


def settled(page):
    """Waits until the page, or the one it is leaving for, has sent and shown everything."""
    page.wait_for_function("() => window.webui && webui.settled().then(() => true)")


def launched(playwright, *arguments):
    """A browser; with HEADED set one that shows its window.

    Chromium's headless shell draws the same pages with half the time of the processor, as it has no window's parts.
    """
    headed = bool(os.environ.get("HEADED"))
    # Where it is not installed Playwright takes its own.
    path = shutil.which("chromium" if headed else "chromium-headless-shell")
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *arguments], headless=not headed)


KEPT = """async ([cache, address, text]) => {
    const holds = async () => (await (await (await caches.open(cache)).match(address))?.text() ?? '').includes(text);
    for (const end = Date.now() + 9000; !await holds();) {
        if (Date.now() > end) throw Error(`never kept: ${address}`);
        await new Promise((done) => setTimeout(done, 50));
    }
}"""


def kept(app, cache, address, text):
    """Waits until a browser has a screen with a text for when there is no line: of the `library`, or one of the `screens` it showed."""
    app.page.evaluate(KEPT, [f"webui-{cache}", address, text])
