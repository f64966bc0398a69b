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
