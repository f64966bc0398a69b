"""Every state of every screen that a sample shows, as a browser draws it."""

import pytest
import samples
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe

# The narrower is as wide as the smallest phone, and as a page magnified four times (WCAG 1.4.10).
SIZES = {"phone": (320, 844), "desktop": (1280, 800)}
# What can be pressed and stands beside the screen where nothing scrolls to it, and the labels that stand out of their
# buttons. A label that is cut by intention ends in an ellipsis; what is not shown has no width.
OUT_OF_REACH = """() => {
    const beyond = ({ left, right }, [start, end]) => right > left && (right > end + 2 || left < start - 2);
    const held = (one) => one.closest('.scroll-x, [data-past], .visually-hidden, [popover]');
    // Without the blank that hangs out of a line's end.
    const words = (text) => [...text.childNodes].filter(({ data }) => data?.trim()).flatMap((node) => [...node.data.matchAll(/\\S+/g)].flatMap((word) => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        return [...range.getClientRects()];
    }));
    return [...document.querySelectorAll('.btn, .menu-label')].filter((button) => !held(button)).flatMap((button) => {
        const bounds = button.getBoundingClientRect();
        const labels = [...button.querySelectorAll('.text')].filter((text) => getComputedStyle(text).overflow === 'visible' && !held(text));
        const outside = labels.some((text) => words(text).some((word) => beyond(word, [bounds.left, bounds.right])));
        return outside || beyond(bounds, [0, innerWidth]) ? button.getAttribute('aria-label') ?? button.textContent : [];
    });
}"""
# Words that break within, and those that stand out of what they are in, up to what scrolls or cuts. A link, an address or a
# compound that is longer than a line has to break; letters in a picture's place and columns of a table, whose widths the
# server gives in points once the page has told it how large text is, are no running text.
SPLIT_WORDS = """() => {
    const drawn = '.visually-hidden, [aria-hidden="true"], [popover], textarea, .scroll-x .fw';
    const boxes = (text, start, end) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const around = (element) => {
        const found = [];
        for (let one = element; one && one.id !== 'webui-root'; one = one.parentElement) {
            const { display, overflowX } = getComputedStyle(one);
            if (display === 'contents' || display === 'inline') continue;
            if (overflowX !== 'visible') break;
            found.push(one.getBoundingClientRect());
        }
        return found;
    };
    const split = new Set(), walker = document.createTreeWalker(document.getElementById('webui-root'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.data.trim() || text.parentElement.closest(drawn)) continue;
        const holders = around(text.parentElement);
        for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
            const lines = boxes(text, index, index + word.length);
            const isLong = lines.reduce((sum, { width }) => sum + width, 0) > innerWidth - 64;
            const isSplit = [...word.matchAll(/[\\p{L}\\p{N}’']+/gu)].some(({ 0: part, index: at }) =>
                new Set(boxes(text, index + at, index + at + part.length).map(({ top }) => Math.round(top))).size > 1);
            const isOut = lines.some((line) => holders.some(({ left, right }) => line.right > right + 2 || line.left < left - 2));
            if (isOut || isSplit && !isLong) split.add(`${word} in: ${text.data.trim()}`);
        }
    }
    return [...split];
}"""
# The browser has no font for Devanagari, and its boxes are wider than letters.
UNREADABLE = ("-hi", "-hindi")


@pytest.fixture(scope="module")
def page(chromium):
    """A page that shows samples."""
    context = chromium.new_context(reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    samples.serve(page)
    samples.show(page, next(iter(samples.samples())))
    page.evaluate(Axe().axe_script)
    yield page
    context.close()


@pytest.mark.parametrize("sample", samples.samples())
def test_axe_finds_nothing_wrong(page, sample):
    """On both sizes; in dark only what the colours decide, as nothing else is different there. With large text, too,
    buttons stay in reach, and words whole."""
    page.emulate_media(color_scheme="light")
    samples.put(page, sample)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme, options in {"light": {}, "dark": {"runOnly": ["color-contrast"]}}.items():
            page.emulate_media(color_scheme=scheme)
            samples.rest(page)
            found = page.evaluate("options => axe.run(options)", {"resultTypes": ["violations"], **options})
            results = AxeResults(found)
            assert results.violations_count == 0, f"{size}, {scheme}\n{results.generate_report()}"
        if not sample.endswith(UNREADABLE):
            assert page.evaluate(OUT_OF_REACH) == [], size
    if not sample.endswith(UNREADABLE):
        large_text(page)
        assert page.evaluate(OUT_OF_REACH) == [], "text twice as large"
        assert page.evaluate(SPLIT_WORDS) == [], "words in text twice as large"
        page.evaluate("document.documentElement.style.fontSize = ''")


def large_text(page):
    """As on a phone whose owner reads at twice the usual size."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
