"""The layout catalogue of the gallery: where Chromium puts every part, and where SwiftUI's rules put it."""

import re
from pathlib import Path

import pytest
from conftest import settled

SOURCES = Path(__file__).resolve().parents[2] / "Sources" / "WebUIGallery" / "Layout"
CASES = [
    name for file in sorted(SOURCES.glob("LayoutCase*.swift")) for name in re.findall(r'LayoutCase\(\s*"([^"]+)"', file.read_text())
]


@pytest.fixture(scope="module")
def measured(chromium, gallery_address):
    """What the page says of every case, and what is there."""
    page = chromium.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{gallery_address}/layout")
    settled(page)
    yield page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('[data-testid^="canvas of "]')].map(canvas => {
        const name = canvas.dataset.testid.slice(10), from = canvas.getBoundingClientRect();
        const boxes = document.querySelector(`[data-testid="boxes of ${CSS.escape(name)}"]`).textContent.split('\\n');
        return [name, boxes.map(line => {
            const [part, ...expected] = line.split(' ');
            const { x, y, width, height } = canvas.querySelector(`[data-testid="${part}"]`).getBoundingClientRect();
            return { part, expected: expected.map(Number), found: [x - from.x, y - from.y, width, height] };
        })];
    }))""")
    page.close()


@pytest.mark.parametrize("name", CASES)
def test_parts_are_where_swiftui_puts_them(measured, name):
    for box in measured[name]:
        assert box["found"] == pytest.approx(box["expected"], abs=0.5), box["part"]


def test_every_case_of_the_page_is_measured(measured):
    assert sorted(measured) == sorted(CASES) and len(CASES) >= 80
