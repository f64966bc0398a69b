"""The sky, charts whose hour is open, what stands beside an answer, and several pages of one person."""

import re
import uuid

import pytest
from destiny import Destiny
from playwright.sync_api import expect


@pytest.fixture(params=[False, True], ids=["desktop", "phone"])
def destiny(request, visit, shared_server):
    return Destiny(visit(shared_server, phone=request.param).page, shared_server).open()


def without_time(destiny):
    page = destiny.page
    page.get_by_role("textbox", name="Name", exact=True).fill("Asha")
    destiny.button("Choose the date").click()
    page.get_by_label("Date of birth").fill("1990-05-14")
    page.get_by_text("Unknown", exact=True).click()
    destiny.choose_place("Salem")
    destiny.button("See my chart").click()
    expect(destiny.heading("Ask Destiny")).to_be_visible()


def test_opening_a_field_of_the_birth_sets_nothing(destiny):
    destiny.page.get_by_role("textbox", name="Name", exact=True).fill("Asha")
    destiny.button("Choose the date").click()
    expect(destiny.page.get_by_label("Date of birth")).to_be_visible()
    expect(destiny.page.get_by_text("Add the date of birth to go on.")).to_be_visible()
    destiny.page.get_by_label("Date of birth").fill("2050-05-14")
    expect(destiny.page.get_by_text("This day is still to come. Check the year.")).to_be_visible()
    destiny.page.get_by_label("Date of birth").fill("1200-05-14")
    expect(destiny.page.get_by_text("Charts are computed for the years 1800 to 2199.")).to_be_visible()
    destiny.page.get_by_label("Date of birth").fill("1990-05-14")
    destiny.button("Choose the time").click()
    expect(destiny.page.get_by_text("Add the time of birth, or say that it is unknown.")).to_be_visible()
    destiny.button("Use 12:00").click()
    expect(destiny.page.get_by_text("Choose the place from the list to go on.")).to_be_visible()


def test_an_hour_that_clocks_showed_twice_can_be_told_apart(destiny):
    destiny.give_birth_details(day="1995-10-28", time="01:30", place="New York")
    expect(destiny.page.get_by_text("Clocks were set back that day")).to_have_count(0)
    destiny.page.get_by_label("Date of birth").fill("1995-10-29")
    expect(destiny.page.get_by_text("Clocks were set back that day")).to_be_visible()
    destiny.page.get_by_text("Second time", exact=True).click()
    destiny.button("See my chart").click()
    expect(destiny.heading("Ask Destiny")).to_be_visible()


def test_a_chart_without_a_time_tells_what_holds_and_an_hour_can_be_tried(destiny):
    without_time(destiny)
    destiny.open("/destiny/chart")
    expect(destiny.heading("Certain at every hour")).to_be_visible()
    expect(destiny.heading("Ashtakavarga")).to_have_count(0)
    expect(destiny.page.get_by_text("The lagna and the houses depend on the hour.")).to_be_visible()
    destiny.button(re.compile("Aquarius from")).first.click()
    expect(destiny.page.get_by_text(re.compile("If it was \\d\\d:\\d\\d"))).to_be_visible()
    expect(destiny.heading("Ashtakavarga")).to_be_visible()
    destiny.page.get_by_role("slider").focus()
    before = destiny.page.get_by_text(re.compile("If it was")).inner_text()
    destiny.page.keyboard.press("ArrowRight")
    expect(destiny.page.get_by_text(before)).to_have_count(0)
    destiny.button("Every hour").click()
    expect(destiny.heading("Ashtakavarga")).to_have_count(0)


def test_a_planet_of_the_chart_tells_more_and_leads_to_its_question(destiny):
    destiny.begin().open("/destiny/chart")
    destiny.button(re.compile("^House 7")).click()
    expect(destiny.heading(re.compile("^House 7"))).to_be_visible()
    destiny.button(re.compile("^Saturn")).last.click()
    expect(destiny.page.get_by_text("Rules house")).to_be_visible()
    destiny.button("What does my Saturn mean?").click()
    destiny.answered()
    expect(destiny.page.get_by_text("Your Saturn stands in").last).to_be_visible()


def test_the_sky_is_reached_from_home_and_says_when_things_end(destiny):
    destiny.begin()
    destiny.button("See the sky now").click()
    expect(destiny.heading("Today’s almanac")).to_be_visible()
    expect(destiny.page).to_have_url(re.compile("/destiny/sky$"))
    for limb in ["Tithi", "Star", "Yoga", "Karana", "Rahu kalam"]:
        expect(destiny.page.get_by_text(limb, exact=True).first).to_be_visible()
    expect(destiny.heading("Saturn and your Moon")).to_be_visible()
    destiny.page.get_by_text(re.compile("^Jupiter")).first.click()
    expect(destiny.page.get_by_text("counted from your Moon").first).to_be_visible()


def test_windows_tell_why_and_the_next_question_is_one_tap(destiny):
    destiny.begin().go("Ask").ask("When will I get married?").answered()
    window = destiny.button(re.compile("^Window .* and why")).first
    window.click()
    expect(destiny.page.get_by_text(re.compile("^• ")).first).to_be_visible()
    destiny.button("Why?", exact=True).click()
    expect(destiny.page.get_by_text("About marriage").first).to_be_visible(timeout=60_000)


def test_days_are_a_calendar_and_options_stand_beside_each_other(destiny):
    destiny.begin().go("Ask").ask("Which day next week is good to sign a contract?").answered()
    destiny.button(re.compile("a good day|a fair day|better left")).first.click()
    expect(destiny.page.get_by_text(re.compile("at sunrise")).last).to_be_visible()
    destiny.ask("Which is better for me, law or medicine?")
    expect(destiny.heading("Beside each other")).to_be_visible(timeout=60_000)


def test_what_is_asked_on_one_page_appears_on_the_other(destiny):
    destiny.begin().go("Ask").ask("How is my work?").answered()
    address = destiny.page.url
    other = destiny.page.context.new_page()
    other.goto(address)
    second = Destiny(other, destiny.server)
    second.answered()
    second.settled()
    second.ask("And next year?")
    expect(destiny.button("How this answer came about")).to_have_count(2, timeout=60_000)


def test_a_thread_names_its_chart_also_when_the_birth_changes(destiny):
    destiny.begin().go("Ask").ask("How is my work?").answered()
    thread = destiny.page.url.split("/destiny")[1]
    expect(destiny.page.get_by_text("Reads the chart of Vamshi, 14 May 1990").first).to_be_visible()
    destiny.open("/destiny/profile")
    destiny.button(re.compile("^Vamshi")).last.click()
    destiny.page.get_by_label("Date of birth").fill("1991-05-14")
    destiny.button("Save").click()
    # Saved is what closes the form; leaving the page before that can take the press with it.
    expect(destiny.page.get_by_label("Date of birth")).to_have_count(0)
    destiny.open("/destiny" + thread)
    expect(destiny.page.get_by_text("Reads another chart: Vamshi, 14 May 1990").first).to_be_visible()


def test_a_guest_finds_the_way_to_an_account(destiny):
    expect(destiny.page.get_by_role("link", name="Sign in")).to_have_attribute("href", "/account/sign-in")
    expect(destiny.page.get_by_role("link", name="Create an account")).to_be_visible()


def test_the_toggle_pressed_right_after_filling_moves_the_focus_once(destiny):
    page = destiny.page
    page.add_init_script("window.focused = []; addEventListener('focusin', e => focused.push(e.target.type), true)")
    destiny.open("/account/sign-up")
    page.get_by_label("Mail address").fill(f"{uuid.uuid4().hex}@example.org")
    password = page.get_by_label("Password", exact=True)
    password.fill("short")
    page.get_by_label("I agree to the privacy notice").click()
    expect(page.get_by_label("I agree to the privacy notice")).to_be_checked()
    # The password is too short: the server's answer gives it the focus a second time, after all it answered before.
    destiny.button("Create the account").click()
    expect(password).to_be_focused()
    assert page.evaluate("focused.filter(type => type == 'password').length") == 2


def test_whoever_is_signed_out_is_told_so_and_led_to_sign_in(destiny):
    page = destiny.page
    destiny.open("/account/sign-up")
    page.get_by_label("Mail address").fill(f"{uuid.uuid4().hex}@example.org")
    page.get_by_label("Password", exact=True).fill("a long pass phrase")
    page.get_by_label("I agree to the privacy notice").click()
    destiny.button("Create the account").click()
    expect(page).to_have_url(re.compile("/account/$"), timeout=60_000)
    destiny.open().begin()
    # As from the list of devices on another one.
    ended = [cookie for cookie in page.context.cookies() if "device" not in cookie["name"]]
    for cookie in ended:
        page.context.clear_cookies(name=cookie["name"])
    destiny.open()
    expect(page.get_by_text("You are signed out on this browser")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in").first).to_have_attribute("href", "/account/sign-in")
