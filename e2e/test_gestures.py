import re

from playwright.sync_api import expect


def test_a_finger_saves_from_the_leading_edge_and_deletes_from_the_trailing(visit, shared_server):
    app = visit(shared_server, phone=True).open().search("swift-nio")
    app.swipe("apple/swift-nio", 300)
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    app.swipe("apple/swift-nio", -300)
    expect(app.star_of("apple/swift-nio")).to_have_count(0)
    app.toast.click()
    expect(app.star_of("apple/swift-nio")).to_be_visible()


def test_an_act_can_be_taken_back_over_a_full_list(visit, shared_server):
    app = visit(shared_server, phone=True).open().search("rust")
    name = re.search(r"\S+/\S+", app.rows.first.inner_text())[0]
    app.swipe(name, 300)
    expect(app.star_of(name)).to_be_visible()
    # Playwright presses nothing that lies below something else.
    app.toast.click()
    expect(app.star_of(name)).to_have_count(0)
    assert app.page.url == f"{shared_server.url}/gitrepd/search?q=rust"


def test_a_row_that_is_not_saved_has_nothing_to_delete(visit, shared_server):
    app = visit(shared_server, phone=True).open().search("swift-nio")
    app.swipe("apple/swift-nio", -300)
    expect(app.toast).to_have_count(0)
    app.row("apple/swift-nio").get_by_role("button", name="More actions").click()
    expect(app.page.get_by_role("menuitem", name="Save")).to_be_visible()
    expect(app.page.get_by_role("menuitem", name="Delete")).to_have_count(0)


def test_saved_removed_and_failed_feel_different(visit, shared_server):
    app = visit(shared_server, phone=True)
    app.page.add_init_script(
        "window.felt = []; Object.defineProperty(navigator, 'vibrate', { value: (p) => window.felt.push(String(p)) })"
    )
    app.open().search("swift-nio")
    app.choose("apple/swift-nio", "Save")
    app.page.wait_for_function("() => window.felt.length === 1")
    app.choose("apple/swift-nio", "Delete")
    app.page.wait_for_function("() => window.felt.length === 2 && window.felt[0] !== window.felt[1]")


def test_everything_is_in_reach_of_the_keyboard(visit, shared_server):
    app = visit(shared_server).open()
    keyboard = app.page.keyboard
    tab_to(app, "Search repositories")
    keyboard.type("swift-nio")
    keyboard.press("Enter")
    expect(app.row("apple/swift-nio")).to_be_visible()
    tab_to(app, "More actions")
    keyboard.press("Enter")
    keyboard.press("ArrowDown") if focused(app) != "Save" else None
    assert focused(app) == "Save"
    keyboard.press("Enter")
    expect(app.star_of("apple/swift-nio")).to_be_visible()
    tab_to(app, "Undo")
    keyboard.press("Enter")
    expect(app.star_of("apple/swift-nio")).to_have_count(0)


def test_with_reduced_motion_nothing_slides(visit, shared_server):
    app = visit(shared_server, reduced_motion="reduce").open().search("swift-nio")
    app.open_row("apple/swift-nio")
    moving = app.page.evaluate(
        """document.getAnimations().filter((one) => one.effect.getKeyframes()
            .some((frame) => 'translate' in frame || 'transform' in frame)
            && one.effect.getComputedTiming().endTime !== Infinity
            && one.effect.getComputedTiming().duration > 20).length"""
    )
    assert moving == 0


def focused(app):
    return app.page.evaluate("(document.activeElement.ariaLabel || document.activeElement.innerText || '').trim()")


def tab_to(app, name, limit=40):
    for _ in range(limit):
        app.page.keyboard.press("Tab")
        if focused(app) == name:
            return
    raise AssertionError(f"Tab does not reach {name}")
