"""The page that leads to the apps."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

# One descriptor each.
APPS = len([*Path(__file__).parent.parent.glob("Sources/Server/Apps/*/AppDescriptor+*.swift")])

# Where words or the pill stand out of their tile, and where the page itself can be scrolled sideways.
OVERFLOWS = """() => {
    const outside = (tile) => {
        const edge = tile.getBoundingClientRect().right;
        return [...tile.querySelectorAll('*')].some((one) => one.getBoundingClientRect().right > edge);
    };
    const wide = document.documentElement.scrollWidth > innerWidth;
    return [...document.querySelectorAll('.tile')].filter(outside).map((one) => one.innerText).concat(wide ? ['page'] : []);
}"""


@pytest.mark.parametrize("width", [320, 390, 480, 600, 820, 1024, 1280, 1920])
def test_every_tile_holds_its_words_and_its_pill(chromium, shared_server, width):
    page = chromium.new_page(viewport={"width": width, "height": 800})
    page.goto(shared_server.url)
    expect(page.locator(".tile")).to_have_count(APPS)
    assert page.evaluate(OVERFLOWS) == []
    page.close()
