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


ROW = """<div class="hs gx" data-w="1" style="gap:12px">
    <div class="fr fw" data-w="2" style="height:48px;width:48px"></div>
    <div class="vs" data-w="3" style="align-items:start;gap:4px"><span class="text" data-w="4">An unreasonably long chronicle</span></div>
    <div class="sp" data-w="5" style="--min:8px"></div>
    <button class="btn btn-bordered" data-w="6" type="button"><span class="text brief" data-w="7">Sign out</span></button>
</div>"""


@pytest.mark.parametrize("width,root,beside", [(390, "100%", True), (390, "200%", False), (1280, "200%", True)])
def test_a_row_stands_on_several_lines_where_large_words_have_no_room(open_page, width, root, beside):
    page = open_page(ROW, viewport={"width": width, "height": 844})
    page.evaluate("size => document.documentElement.style.fontSize = size", root)
    words, button = (page.locator(f'[data-w="{number}"]').bounding_box() for number in (4, 6))
    assert (button["x"] > words["x"] + words["width"]) is beside
    assert (button["y"] > words["y"] + words["height"]) is not beside
    whole = """text => [...text.data.matchAll(/\\S+/g)].every((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length === 1;
    })"""
    assert page.locator('[data-w="4"]').evaluate(f"one => ({whole})(one.firstChild)")
