"""One person's whole way, under the conditions that people have."""

import re

import pytest
from playwright.sync_api import expect

CONDITIONS = {
    "a line of 300 ms": dict(latency=300),
    "a phone, dark, 300 ms": dict(phone=True, color_scheme="dark", latency=300),
    "reduced motion": dict(reduced_motion="reduce"),
    "a phone, reduced motion": dict(phone=True, reduced_motion="reduce"),
    "text twice as large": dict(phone=True, large=True),
}


def slow_down(page, milliseconds):
    """Chromium's own: every exchange takes at least so long."""
    session = page.context.new_cdp_session(page)
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1},
    )


@pytest.mark.parametrize("condition", CONDITIONS.values(), ids=CONDITIONS.keys())
def test_a_whole_story(repofinder, condition):
    options = dict(condition)
    latency, large = options.pop("latency", 0), options.pop("large", False)
    app = repofinder(**options)
    if latency:
        slow_down(app.page, latency)
    app.open()
    if large:
        # Through the script's own objects: the page's policy lets nobody add styles.
        app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    app.answer()
    app.button("Skip this question").click()
    app.settled()
    app.answer("Command line")
    app.button("Skip all").click()
    expect(app.top).to_be_visible()
    liked, skipped = app.judge("Like"), app.judge("Skip")
    saved = app.top_name()
    app.button("Save", exact=True).click()
    expect(app.button("Remove from saved").first).to_be_visible()
    app.settled()
    app.top.click()
    expect(app.heading("Similar repositories")).to_be_visible()
    expect(app.button(re.compile("^Read about ")).first).to_be_visible()
    app.page.go_back()
    app.expect_top(saved)
    app.settled()
    app.undo()
    app.expect_top(skipped)
    assert app.judge("Skip") == skipped
    app.settled()
    app.tab("Saved")
    expect(app.row(saved.split("/")[1])).to_be_visible()
    app.page.get_by_role("radio", name="Liked").click()
    expect(app.row(liked.split("/")[1])).to_be_visible()
    app.tab("Trending")
    expect(app.rows.first).to_be_visible()
    app.tab("Profile")
    expect(app.page.get_by_text("Judged").filter(visible=True).first).to_be_visible()
    width = app.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing sticks out to the side"


def test_a_whole_story_by_the_keyboard_alone(repofinder):
    app = repofinder().open()
    keyboard = app.page.keyboard
    app.page.get_by_label("Your name").focus()
    keyboard.type("Kim")
    keyboard.press("Enter")
    expect(app.heading("How long have you been at it?")).to_be_visible()
    app.settled()
    go_to(app, "Skip all")
    keyboard.press("Enter")
    expect(app.top).to_be_visible()
    app.settled()
    first = app.top_name()
    keyboard.press("ArrowRight")
    app.expect_top_other_than(first)
    app.settled()
    go_to(app, "Deck and filters")
    keyboard.press("Enter")
    expect(app.page.get_by_role("dialog")).to_be_visible()
    keyboard.press("Escape")
    expect(app.page.get_by_role("dialog")).to_be_hidden()
    app.settled()
    keyboard.press("u")
    app.expect_top(first)


# What the control with the focus is called; nothing when it is the page itself that has it.
FOCUSED = """() => {
    const one = document.activeElement;
    return one === document.body ? '' : one.getAttribute('aria-label') ?? one.innerText;
}"""


def go_to(app, name):
    """Presses Tab until a control has the focus."""
    for _ in range(60):
        app.page.keyboard.press("Tab")
        if name in app.page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab does not lead to {name}")


# Words that stick out of what they stand in, or are cut by it.
CUT = """outer => [...outer.querySelectorAll('.text')].filter((one) => {
    const [text, box] = [one.getBoundingClientRect(), outer.getBoundingClientRect()];
    return text.width && (text.left < box.left - 1 || text.right > box.right + 1 || one.scrollWidth > one.clientWidth + 1);
}).map((one) => one.textContent)"""

# The short texts of a card that its own width cuts.
OUTSIDE = """card => [...card.querySelectorAll('.text.brief')].filter((one) => {
    const box = one.closest('.scroll-y')?.getBoundingClientRect();
    return box && !one.closest('.scroll-x') && one.getBoundingClientRect().right > box.right + 1;
}).map((one) => one.textContent)"""


def test_large_text_stands_in_its_place(repofinder):
    app = repofinder(phone=True).open().skip_questions()
    app.judge("Like")
    # Cards say nothing of a fit before the like is kept, which happens in the background.
    fit = app.top_card.get_by_text("fit", exact=True)
    for _ in range(30):
        app.open()
        if fit.count():
            break
    # As the browser's own setting does, which the server is told of.
    app.page.add_init_script("addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')")
    app.open()
    ring = fit.locator("xpath=ancestor::*[contains(@class,'ov')][1]")
    assert ring.evaluate(CUT) == [], "the score stands in its ring"
    why = app.top_card.get_by_text("Why you see this")
    # The card scrolls to the rest of a long one.
    expect(why.locator("xpath=following::*[contains(@class,'text')][1]")).to_be_in_viewport(ratio=0.3)
    outside = app.top_card.evaluate(OUTSIDE)
    assert outside == [], "each figure stands within the card"
    app.button("Save", exact=True).click()
    undo = app.button("Undo").filter(has_text="Undo")
    expect(undo).to_be_in_viewport(ratio=1)
    app.button("Deck and filters").click()
    title = app.page.get_by_role("dialog").get_by_role("heading", name="Deck and filters")
    expect(title).to_be_visible()
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), "the sheet's title is whole"
    for word in ["JavaScript", "TypeScript"]:
        height = app.button(word, exact=True).locator(".text").evaluate("one => one.getClientRects()[0].height")
        assert height < 60, "a word stays on one line"
