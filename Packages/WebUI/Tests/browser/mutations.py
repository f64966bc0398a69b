"""Takes each guard of the browser runtime out once and expects its test to fail: a test that does not notice guards nothing.

By night: `python3 Packages/WebUI/Tests/browser/mutations.py [WORD…]`; with words only the guards whose names have one of them.
Prints a line for each guard and ends with 1 when a test passed without its guard.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
CLIENT = HERE.parents[1] / "Client"

# What the guard is for, its file, its text, what stands there without it, and the test that must notice.
GUARDS = [
    ("text: a late answer is not written over newer typing", "script/fields.js",
     "if ((edits.get(el) ?? 0) !== base) return void (value === '' && takeOff(el, base));", "", "test_fields.py::test_a_write_based_on_an_older_edit_is_dropped"),
    ("text: nothing is written while composing", "script/fields.js",
     "if (composing === el) return void held.set(el, [property, value, base]);", "", "test_fields.py::test_nothing_is_written_while_composing_but_what_is_composed_is_sent"),
    ("text: what was written meanwhile comes after composing", "script/start.js",
     "if (kept) write(target, ...kept);", "", "test_fields.py::test_what_was_written_while_composing_comes_when_it_ends_without_another_edit"),
    ("text: what was typed on after sending stays", "script/fields.js",
     "return void (value === '' && takeOff(el, base));", "return;", "test_latency.py::test_what_is_typed_after_sending_is_the_next_text"),
    ("text: what is typed after a press waits for its answer", "script/events.js",
     "event[1] === 'input' && (pressed > wire.acknowledged || (press >= 0 && i > press))", "false", "test_latency.py::test_what_is_typed_after_sending_is_the_next_text"),
    ("text: inputs never merge across a submit", "script/events.js",
     "if (!mergeable.includes(otherType)) return undefined;", "", "test_latency.py::test_what_is_typed_after_sending_is_the_next_text"),
    ("text: unsent text survives everything anew", "script/reset.js",
     " && !(unsent.get(node)?.q > wire.acknowledged)", "", "test_frames.py::test_a_reset_keeps_focus_caret_scroll_and_unsent_text"),
    ("text: composing survives everything anew", "script/reset.js",
     " && node !== composing", "", "test_latency.py::test_composing_survives_everything_anew"),
    ("text: the caret stays where it was", "script/fields.js",
     "if (caret) restoreCaret(el,", "if (0) restoreCaret(el,", "test_fields.py::test_the_caret_stays_where_it_was_on_a_write"),
    ("text: what was typed before the script ran is told", "script/start.js",
     "for (const field of changedFields()) edited(field);", "", "test_latency.py::test_what_was_typed_before_the_script_ran_is_told"),
    ("text: what the browser fills in is told", "script/start.js",
     "else if (wants(target, 'input')) filledIn(target);", "", "test_latency.py::test_fields_filled_in_by_the_browser_are_told"),
    ("focus: it goes to the neighbour of what is removed", "script/frames.js",
     "    moveFocusOut(el);\n    forget(el);", "    forget(el);", "test_screens.py::test_focus_in_a_removed_row_goes_to_its_neighbour"),
    ("line: a hole is asked for again", "script/frames.js",
     "if (frame.v !== wire.version + 1 && frame.r === undefined) return void connect();", "", "test_frames.py::test_a_hole_in_the_stream_is_asked_for_again"),
    ("line: a frame counts once", "script/frames.js",
     "if (frame.v <= wire.version) return;", "", "test_frames.py::test_frames_lost_in_a_cut_are_replayed_once"),
    ("line: a retry repeats the same bytes", "script/events.js",
     "postTimer = later(Math.max(wait, pause(++postAttempt)), () => post(request));",
     "postTimer = later(Math.max(wait, pause(++postAttempt)), () => post({ ...request, body: request.body.replace(/\"q\":\\d+/, `\"q\":${++wire.sent}`) }));",
     "test_frames.py::test_a_lost_answer_is_retried_with_the_same_number"),
    ("line: one request is in flight", "script/events.js",
     "if (inFlight || !queue.length", "if (!queue.length", "test_frames.py::test_two_presses_are_two_requests_one_after_the_other"),
    ("line: slowing down is obeyed", "script/events.js",
     "Number(response.headers.get('Retry-After')) || 0", "0", "test_frames.py::test_the_time_to_wait_before_a_retry_is_the_server_s"),
    ("line: silence is taken for death", "script/connection.js",
     "watchdog = later(40, connect);", "", "test_connection.py::test_silence_is_taken_for_a_dead_line"),
    ("line: waking from sleep connects anew", "script/connection.js",
     "if (Date.now() - awake > 30000 && !document.hidden) connect();", "", "test_connection.py::test_waking_from_sleep_connects_anew_at_once"),
    ("line: a proxy that keeps streams back is polled", "script/connection.js",
     "            polling = true;\n", "", "test_connection.py::test_a_proxy_that_keeps_streams_back_is_polled"),
    ("line: a hidden tab lets go for another", "script/connection.js",
     "tabs.onmessage = () => document.hidden && rest();", "", "test_connection.py::test_eight_tabs_share_the_connections_a_browser_has"),
    ("line: a restarted server is probed once a second", "script/connection.js",
     "navigator.onLine ? 1 : 10) * (0.5", "navigator.onLine ? 4 : 10) * (1.5", "test_connection.py::test_a_restarted_server_is_found_soon"),
    ("line: what the page comes back from is looked after", "script/start.js",
     "on(window, 'pageshow', ({ persisted }) => persisted && hurry());", "", "test_connection.py::test_a_page_from_the_back_forward_cache_goes_on_where_it_was"),
    ("resume: it brings the text", "script/resume.js",
     "    refill(fields);\n    if (focus)", "    if (focus)", "test_frames.py::test_resume_sends_the_url_and_replays_what_the_server_does_not_show"),
    ("resume: what one brought the next brings, too", "script/resume.js",
     "        edits.set(field, edits.get(field) ?? 0);\n", "", "test_connection.py::test_text_that_came_through_one_resume_comes_through_the_next"),
    ("resume: it brings the text to be brought again", "script/resume.js", "edits.has(field)", "edits.get(field)",
     "test_connection.py::test_text_that_came_through_one_resume_comes_through_the_next"),
    ("resume: it brings what the scene keeps", "script/frames.js",
     "if (frame.c) wire.scene = frame.c;", "", "test_connection.py::test_what_a_scene_keeps_comes_back_when_resuming"),
    ("resume: an unheard press is pressed again", "script/resume.js",
     "    for (const press of again) press();\n", "", "test_connection.py::test_a_press_that_a_lost_session_never_heard_is_pressed_in_the_next"),
    ("resume: a press goes to what it was meant for", "script/resume.js",
     ", el.closest('.row')?.textContent", "", "test_connection.py::test_a_press_that_a_lost_session_never_heard_is_pressed_in_the_next"),
    ("resume: what may have been heard is not pressed again", "script/resume.js",
     "inFlight?.unsure ? [] : inFlight?.batch ?? []", "inFlight?.batch ?? []", "test_connection.py::test_a_press_that_may_have_been_heard_is_not_pressed_again"),
    ("resume: the last resort keeps the text", "script/resume.js",
     "    if (saved.url === location.href) refill(saved.fields);\n", "", "test_frames.py::test_a_refused_resume_reloads_and_brings_the_text_back"),
    ("hand: what a finger holds is not moved", "script/frames.js",
     "    if (disturbs(frame)) {", "    if (false) {", "test_drags.py::test_what_a_finger_holds_is_not_moved_until_it_lets_go"),
    ("hand: it is held no longer than two seconds", "script/frames.js",
     "            releaseFrames();\n        });", "        });", "test_drags.py::test_what_a_finger_holds_for_long_goes_all_the_same"),
    ("hand: a drag is told ten times a second", "script/drags.js",
     "if (now - g.sentAt < 100) return;", "", "test_drags.py::test_a_drag_is_told_at_most_ten_times_a_second"),
    ("hand: a drag that nobody answers springs back", "script/drags.js",
     "        later(2, back);\n", "", "test_drags.py::test_a_drag_nobody_answers_springs_back"),
    ("hand: a busy button ignores more taps", "script/taps.js",
     " || isBusy(el)) return;", ") return;", "test_frames.py::test_a_button_is_busy_until_acknowledged_and_ignores_more_taps"),
    ("hand: an open menu stays through frames", "script/frames.js",
     "        keepMenu();\n", "", "test_menus.py::test_an_open_menu_stays_where_it_is_while_everything_comes_anew"),
    ("hand: what was shown in advance is taken back", "script/events.js",
     "    settle(optimistic, (entry) => entry.undo());\n", "", "test_fields.py::test_a_segment_moves_at_once_and_goes_back_if_the_server_does_not_agree"),
    ("hand: keys belong to whoever types", "script/keys.js",
     "const candidates = field ? [field] : [", "const candidates = [", "test_gestures.py::test_a_field_hears_the_keys_it_asked_for_and_types_all_the_same"),
    ("offline: deeds outlive the page", "script/ahead.js",
     "    localStorage[deedKey(one)] = JSON.stringify(one);\n", "", "test_deeds.py::test_deeds_outlive_the_page_and_go_with_the_same_number"),
    ("offline: deeds are sent again to a new session", "script/connection.js",
     "        sendDeeds();\n", "", "test_deeds.py::test_deeds_are_sent_again_to_a_new_session"),
    ("offline: nobody is asked before the browser says that there is a line", "script/connection.js",
     "count < many && navigator.onLine ? count && 1 : 10", "!count ? 0 : 1", "test_connection.py::test_a_browser_that_knows_of_no_line_does_not_try_at_once"),
    ("person: nobody sees what was kept for another", "script/offline.js",
     "if (localStorage.webuiPerson !== page.dataset.person) for (const name of keptIn) caches.delete(name);", "", "test_offline.py::test_another_person_does_not_see_what_was_kept"),
    ("person: only safe addresses are opened", "script/commands.js",
     "if (!/^(https?|mailto|tel):/i.test(address)) return;", "", "test_frames.py::test_an_unsafe_address_is_not_opened"),
]


def notices(file, guard, without, test):
    """Whether the test fails with a client that lacks the guard."""
    with tempfile.TemporaryDirectory() as folder:
        client = Path(folder) / "Client"
        shutil.copytree(CLIENT, client)
        source = (client / file).read_text()
        assert source.count(guard) == 1, f"{file} has this guard {source.count(guard)} times: {guard}"
        (client / file).write_text(source.replace(guard, without))
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", HERE / test],
            env={**os.environ, "WEBUI_CLIENT": str(client)}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        # 2 and more: pytest did not get as far as the test.
        assert run.returncode in (0, 1), run.stdout
        return run.returncode == 1


def main(words):
    unnoticed = 0
    for name, *guard in GUARDS:
        if words and not any(word in name for word in words):
            continue
        noticed = notices(*guard)
        unnoticed += not noticed
        print("✔" if noticed else "✘", name, "" if noticed else f"({guard[-1]} passes without it)", flush=True)
    print(f"{unnoticed} guards could go without a test that notices")
    return unnoticed > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
