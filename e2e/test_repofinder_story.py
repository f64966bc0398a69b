"""From the first question to the profile, as one person goes."""

import re

from playwright.sync_api import expect


def test_the_first_questions_lead_to_a_deck_that_follows_them(repofinder):
    app = repofinder(phone=True).open()
    app.page.get_by_label("Your name").fill("Mira")
    app.answer()
    app.answer("Deep in it Reading source for fun")
    app.answer("Command line")
    app.answer("Rust")
    app.answer("Terminal")
    app.answer("A command-line tool")
    app.answer("Find somewhere to contribute")
    app.button("Show my deck").click()
    expect(app.top).to_be_visible()
    expect(app.deck).to_contain_text(re.compile("Rust|[Tt]erminal|Command line"))


def test_every_question_can_be_skipped_and_gone_back_to(repofinder):
    app = repofinder(phone=True).open()
    app.answer()
    app.button("Skip this question").click()
    app.settled()
    app.button("Back", exact=True).click()
    app.settled()
    expect(app.heading("How long have you been at it?")).to_be_visible()
    app.skip_questions()


def test_a_card_is_judged_saved_and_brought_back(repofinder):
    app = repofinder(phone=True).open().skip_questions()
    first = app.judge("Like")
    second = app.judge("Skip")
    third = app.top_name()
    app.button("Save", exact=True).click()
    expect(app.button("Remove from saved").first).to_be_visible()
    app.expect_top(third)
    app.undo()
    app.expect_top(second)
    app.undo()
    app.expect_top(first)
    app.tab("Saved")
    expect(app.row(third.split("/")[1])).to_be_visible()


def test_what_was_judged_survives_a_reload_and_undo_goes_on(repofinder):
    app = repofinder().open().skip_questions()
    judged = [app.judge("Like"), app.judge("Skip")]
    app.settled()
    app.page.reload()
    app.settled()
    assert app.top_name() not in judged
    app.undo()
    app.expect_top(judged[1])


def test_trending_can_be_narrowed_and_a_row_saved(repofinder):
    app = repofinder().open().skip_questions()
    app.tab("Trending")
    expect(app.rows.first).to_be_visible()
    app.page.get_by_role("radio", name="Today").click()
    app.settled()
    expect(app.page).to_have_url(re.compile("period=today"))
    expect(app.rows.first).to_be_visible()


def test_the_history_can_be_edited(repofinder):
    app = repofinder(phone=True).open().skip_questions()
    name = app.judge("Like").split("/")[1]
    app.button("History").click()
    app.settled()
    app.choose(name, "Skip after all")
    expect(app.row(name).get_by_label("Skipped", exact=True)).to_be_visible()
    app.choose(name, "Take back")
    expect(app.row(name)).to_be_hidden()


def test_the_profile_changes_answers(repofinder):
    app = repofinder().open().skip_questions()
    app.tab("Profile")
    app.button(re.compile("^Experience")).click()
    app.settled()
    app.button(re.compile("^Starting out")).click()
    app.settled()
    app.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    app.settled()
    expect(app.button(re.compile("^Experience"))).to_contain_text("Starting out")


def test_the_settings_are_there_again_in_another_tab(repofinder):
    app = repofinder().open().skip_questions()
    app.tab("Profile")
    app.page.get_by_role("radio", name="Dark").click()
    app.page.get_by_role("switch", name="Reduce motion").click()
    app.settled()
    app.page = app.page.context.new_page()
    app.open("/repofinder/profile")
    expect(app.page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(app.page.get_by_role("switch", name="Reduce motion")).to_be_checked()
    scheme = app.heading("Profile").first.evaluate("heading => getComputedStyle(heading).colorScheme")
    assert scheme == "dark", "the screen is dark, not the switch alone"
    app.tab("Discover")
    app.page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            window.flights = [];
            Element.prototype.animate = function (frames, ...rest) {
                window.flights.push(frames);
                return animate.call(this, frames, ...rest);
            };
        }"""
    )
    app.judge("Like")
    flights = app.page.evaluate("window.flights")
    assert flights and all(last["opacity"] == 0 for _, last in flights), "a thrown card fades"
    assert all(first["transform"] == last["transform"] for first, last in flights), "and stays where it is"


def test_an_unknown_address_leads_to_the_deck_with_a_notice(repofinder):
    app = repofinder()
    app.open().skip_questions()
    app.open("/repofinder/nowhere/at/all")
    expect(app.page.get_by_text("That address leads nowhere.").filter(visible=True).first).to_be_visible()
    expect(app.top).to_be_visible()
