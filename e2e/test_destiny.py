import re
import struct

import pytest
from playwright.sync_api import expect

from destiny import Destiny


@pytest.fixture(params=[False, True], ids=["desktop", "phone"])
def destiny(request, visit, shared_server):
    return Destiny(visit(shared_server, phone=request.param).page, shared_server).open()


def test_from_birth_details_to_an_answer_with_its_grounds(destiny):
    destiny.begin()
    destiny.go("Ask").ask("What does my chart say about my career?").answered()
    expect(destiny.page.get_by_text("BPHS").first).to_be_visible()
    expect(destiny.page).to_have_url(re.compile(r"/destiny/ask/[0-9a-f-]{36}"))
    destiny.button("How this answer came about").last.click()
    expect(destiny.heading("Sentence by sentence")).to_be_visible()


def test_a_suggested_question_is_asked_with_one_tap(destiny):
    destiny.begin()
    destiny.page.locator("button:below(:text('Ask Destiny'))").first.click()
    destiny.answered()


# What the same keys make of a field that no server knows is the measure.
TYPED_ALIKE = """([field, start]) => {
    const plain = Object.assign(document.createElement('input'), { type: field.type, value: start, id: 'plain' });
    document.body.append(plain);
}"""


@pytest.mark.parametrize(("what", "keys"), [
    ("Date of birth", "02291988"), ("Date of birth", "12311999"), ("Date of birth", "02292000"),
    ("Date of birth", "11301898"), ("Time of birth", "0030p"), ("Time of birth", "1159p"), ("Time of birth", "0905a"),
])
def test_a_date_typed_by_keyboard_is_what_the_browser_makes_of_it(visit, shared_server, what, keys):
    destiny = Destiny(visit(shared_server, locale="en-US").page, shared_server).open()
    destiny.button("Choose the date" if "Date" in what else "Choose the time").click()
    field = destiny.page.get_by_label(what)
    destiny.page.evaluate(TYPED_ALIKE, [field.element_handle(), field.input_value()])
    destiny.settled()
    for one in [field, destiny.page.locator("#plain")]:
        one.focus()
        destiny.page.keyboard.type(keys, delay=50)
        one.blur()
        destiny.settled()
    expect(field).to_have_value(destiny.page.locator("#plain").input_value())
    expect(field).not_to_have_value("")
    expect(destiny.button(re.compile("^Use "))).to_have_count(0)


def test_a_day_that_no_month_has_is_not_taken_for_another(visit, shared_server):
    destiny = Destiny(visit(shared_server, locale="en-US").page, shared_server).open()
    destiny.button("Choose the date").click()
    field = destiny.page.get_by_label("Date of birth")
    offered = field.input_value()
    field.focus()
    destiny.page.keyboard.type("06311999", delay=50)
    field.blur()
    expect(field).to_have_value(offered)
    expect(destiny.page.get_by_text("Add the date of birth to go on.")).to_be_visible()


def test_an_answer_is_there_after_coming_back(destiny):
    destiny.begin()
    destiny.go("Ask").ask("Which period am I in now?")
    expect(destiny.page).to_have_url(re.compile(r"/destiny/ask/"))
    destiny.page.reload()
    destiny.answered()


def test_what_is_written_and_not_asked_is_there_after_a_reload_and_on_another_page(destiny):
    destiny.begin().go("Ask")
    destiny.field.fill("Will I move abroad")
    destiny.settled()
    destiny.page.reload()
    expect(destiny.field).to_have_value("Will I move abroad")
    other = destiny.page.context.new_page()
    other.goto(destiny.server.url + "/destiny/ask")
    expect(Destiny(other, destiny.server).field).to_have_value("Will I move abroad")
    destiny.field.press("Enter")
    destiny.answered()
    destiny.open("/destiny/ask")
    expect(destiny.field).to_have_value("")


def test_an_answer_has_versions_and_a_question_can_be_put_in_other_words(destiny):
    destiny.begin().go("Ask").ask("What does my chart say about my career?").answered()
    destiny.button("Answer again").click()
    destiny.page.get_by_text("2/2", exact=True).wait_for()
    destiny.button("Earlier version").click()
    expect(destiny.page.get_by_text("1/2", exact=True)).to_be_visible()
    destiny.button("Edit the question").click()
    expect(destiny.field).to_have_value("What does my chart say about my career?")
    destiny.ask("How is my health?")
    expect(destiny.page.get_by_text("1/2", exact=True)).to_have_count(0)
    destiny.answered()
    expect(destiny.button("Edit the question")).to_have_count(1)


def test_a_match_explains_each_kuta_and_keeps_nothing(destiny):
    destiny.compare()
    for kuta in ["Varna", "Vashya", "Tara", "Yoni", "Graha Maitri", "Gana", "Bhakoot", "Nadi"]:
        expect(destiny.page.get_by_text(kuta, exact=True).first).to_be_visible()
    expect(destiny.page.get_by_text("Counted by north-v1")).to_be_visible()
    destiny.open("/destiny/match")
    expect(destiny.page.get_by_text("Kept matches")).to_have_count(0)


def test_a_match_is_shared_as_an_image_and_as_text(destiny):
    destiny.compare()
    expect(destiny.page.get_by_text("out of 36").locator("visible=true")).to_be_in_viewport()
    with destiny.page.expect_download() as download:
        destiny.button("Share as image").click()
    assert download.value.suggested_filename == "destiny-match.png"
    picture = download.value.path().read_bytes()
    # PNG's first chunk has width and height.
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", picture[16:24]) == (1080, 1440)
    assert len(picture) > 20_000
    expect(destiny.button("Share as text")).to_be_visible()


def test_the_chart_says_what_it_was_computed_with(destiny):
    destiny.begin().open("/destiny/chart")
    expect(destiny.heading("Computed with")).to_be_visible()
    expect(destiny.page.get_by_text("libnova").first).to_be_visible()


def test_the_language_changes_at_once(destiny):
    destiny.begin().open("/destiny/profile")
    destiny.page.get_by_label("Language").select_option(label="हिन्दी")
    expect(destiny.page.get_by_text("प्रोफ़ाइल").first).to_be_visible()


# An answer is whole after a second, in which a busy machine may not come to press.
STOPS_AT = """words => new MutationObserver((_, observer) => {
    if (!document.body.innerText.includes(words)) return;
    observer.disconnect();
    [...document.querySelectorAll('button')].find((button) => /Stop/.test(button.ariaLabel ?? button.textContent)).click();
}).observe(document.body, { subtree: true, childList: true, characterData: true })"""


def test_stop_keeps_the_words_that_are_shown_and_the_rest_can_be_had(destiny):
    destiny.begin().go("Ask")
    destiny.page.evaluate(STOPS_AT, "Around your work")
    destiny.ask("What does my chart say about my career?")
    rest = destiny.button("Show the rest")
    expect(rest).to_be_visible()
    expect(destiny.page.get_by_text("Stopped. What was written stays.").first).to_be_visible()

    def answer(end):
        return destiny.page.inner_text("#webui-root").rsplit("about my career?", 1)[1].split(end)[0]

    stopped = answer("Stopped.")
    # Another answer appears meanwhile, which takes longer than a word.
    destiny.ask("thanks")
    expect(destiny.page.get_by_text("You are welcome.")).to_be_visible()
    assert answer("Stopped.") == stopped
    rest.click()
    expect(rest).to_have_count(0)
    whole = answer("Checked ").strip()
    assert whole.startswith(stopped.strip()) and len(whole) > len(stopped.strip())
    destiny.open("/destiny/")
    expect(destiny.page.get_by_text("2 of 3 questions left")).to_be_visible()


def test_the_rows_of_a_form_have_the_ground_of_a_card(destiny):
    destiny.begin().open("/destiny/profile")
    expect(destiny.page.get_by_label("Language")).to_be_visible()
    widths = destiny.page.evaluate(
        "[...document.querySelectorAll('.row-background')].map(el => [el.clientWidth, el.parentElement.clientWidth])"
    )
    assert widths and all(ground == row for ground, row in widths)


def test_asking_and_looking_behind_the_answer_need_no_mouse(destiny):
    destiny.begin().go("Ask")
    keyboard = destiny.page.keyboard
    destiny.field.focus()
    keyboard.type("What does my chart say about my career?")
    keyboard.press("Enter")
    destiny.answered()
    trace = destiny.button("How this answer came about")
    for _ in range(20):
        keyboard.press("Shift+Tab")
        if trace.evaluate("node => node === document.activeElement"):
            break
    expect(trace).to_be_focused()
    keyboard.press("Enter")
    expect(destiny.heading("Sentence by sentence")).to_be_visible()
    keyboard.press("Escape")
    expect(destiny.heading("Sentence by sentence")).to_have_count(0)


def test_a_conversation_is_renamed_pinned_and_its_deletion_taken_back(destiny):
    destiny.begin().go("Ask").ask("How is my health?").answered()
    destiny.open("/destiny/history")
    conversations = destiny.page.get_by_role("dialog", name="Conversations")

    def choose(thread, change):
        conversations.get_by_role("button", name=f"More for {thread}").click()
        destiny.page.get_by_role("menuitem", name=change).click()

    choose("How is my health?", "Rename")
    destiny.page.get_by_role("alertdialog").get_by_role("textbox").fill("Energy")
    destiny.button("Save").click()
    expect(conversations.get_by_text("Energy", exact=True)).to_be_visible()
    choose("Energy", "Pin")
    expect(conversations.get_by_role("heading", name="Pinned")).to_be_visible()
    choose("Energy", "Delete")
    expect(conversations.get_by_text("Energy", exact=True)).to_have_count(0)
    destiny.button("Undo").click()
    destiny.page.reload()
    expect(conversations.get_by_text("Energy", exact=True)).to_be_visible()
