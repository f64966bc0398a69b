"""One person's whole way, under the conditions that people have."""

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
