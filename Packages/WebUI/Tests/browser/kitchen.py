"""The kitchen sink: every component of docs/wire.md on a few screens, for the eye and for screenshots."""

import sys
import threading
from itertools import count

from fake_server import FakeServer

ids = count(1)


def w():
    return f'data-w="{next(ids)}"'


def icon(name, style=""):
    return f'<svg class="icon" aria-hidden="true" style="{style}"><use href="/_live/b1/icons.svg#{name}"></use></svg>'


def text(words, font="body", style="", more=""):
    return f'<span class="text font-{font} {more}" {w()} style="{style}">{words}</span>'


SECOND = "color:var(--text-secondary)"
REPOSITORIES = [
    ("swiftlang/swift", "The Swift programming language: compiler, standard library and runtime.", "C++", "#f34b7d", "69.2k", "10.5k"),
    ("hummingbird-project/hummingbird", "A lightweight, flexible HTTP server framework written in Swift.", "Swift", "#f05138", "1.6k", "88"),
    ("groue/GRDB.swift", "A toolkit for SQLite databases, with a focus on application development.", "Swift", "#f05138", "8.1k", "770"),
    ("astral-sh/ruff", "An extremely fast Python linter and code formatter.", "Rust", "#dea584", "43.0k", "1.6k"),
    ("a-person-with-a-remarkably-long-account-name/a-repository-name-that-goes-on-and-on", "Checks that long words wrap or truncate and never push the layout apart.", "TypeScript", "#3178c6", "12", "3"),
    ("helix-editor/helix", "A post-modern modal text editor.", "Rust", "#dea584", "40.9k", "3.2k"),
    ("ziglang/zig", "General-purpose language and toolchain for maintaining robust, optimal software.", "Zig", "#ec915c", "41.8k", "3.0k"),
]


def stat(name, value):
    return f'<div class="hs" style="align-items:center;gap:4px;{SECOND}">{icon(name, "font-size:.85em")}{text(value, "footnote", "", "tabular")}</div>'


def monogram(letter, colour):
    return (
        f'<span class="async-image" style="inline-size:44px;block-size:44px;border-radius:12px;place-items:center;'
        f'background:{colour};color:#fff">{text(letter, "title3")}</span>'
    )


def repository_row(name, about, language, colour, stars, forks, swipe=True):
    owner, repository = name.split("/")
    link = f"""<a class="navlink" href="/r/{name}" data-on="tap" {w()}><div class="hs gx" style="gap:12px;align-items:flex-start">
{monogram(owner[0].upper(), colour)}
<div class="vs gx" style="gap:3px;align-items:flex-start">
<div class="vs" style="align-items:flex-start">{text(repository, "headline", "--lines: 1;", "clamp")}{text(owner, "footnote", SECOND + ";--lines: 1;", "clamp")}</div>
{text(about, "subheadline", "--lines: 2;" + SECOND, "clamp")}
<div class="hs" style="gap:14px;align-items:center;padding-block-start:2px"><div class="hs" style="gap:6px;align-items:center"><span style="inline-size:9px;block-size:9px;border-radius:50%;background:{colour}"></span>{text(language, "footnote", SECOND)}</div>
{stat("star", stars)}{stat("arrow.triangle.branch", forks)}</div></div></div></a>"""
    if not swipe:
        return f'<div class="row" role="listitem" {w()}>{link}</div>'
    return f"""<div class="row swipe" role="listitem" data-full-swipe="trailing" {w()}>
<div class="swipe-actions leading" inert><button class="btn btn-automatic" style="--action:var(--accent);--on-action:var(--on-accent)" data-on="tap" {w()}>{icon("square.and.arrow.up")}<span>Share</span></button></div>
<div class="row-content">{link}</div>
<div class="swipe-actions trailing" inert><button class="btn btn-automatic destructive" data-on="tap" {w()}>{icon("trash")}<span>Remove</span></button>
<button class="btn btn-automatic" style="--action:light-dark(#8a6100,#b98a1b)" data-on="tap" {w()}>{icon("bookmark")}<span>Save</span></button></div>
<button class="row-more" aria-haspopup="menu" aria-label="More actions">{icon("ellipsis")}</button></div>"""


def search(value="", prompt="Search repositories"):
    return f"""<form class="search" role="search">{icon("magnifyingglass")}<input type="search" name="q" aria-label="{prompt}" placeholder="{prompt}" value="{value}" data-on="input submit" {w()}>
<button type="button" class="search-clear" aria-label="Clear" hidden></button></form>"""


def menu(label):
    return f"""<div class="menu"><button class="menu-label" aria-haspopup="menu" aria-label="Sort">{label}</button>
<div class="menu-items" role="menu" popover><button role="menuitem" data-on="tap" {w()} aria-checked="true">{icon("star")}<span>Stars</span></button>
<button role="menuitem" data-on="tap" {w()}>{icon("clock")}<span>Recently updated</span></button><button role="menuitem" data-on="tap" {w()}>{icon("arrow.triangle.branch")}<span>Forks</span></button>
<div class="dv"></div><button role="menuitem" class="destructive" data-on="tap" {w()}>{icon("trash")}<span>Clear history</span></button></div></div>"""


def screen(title, content, depth=0, large=True, leading="", trailing="", search_field="", back="", listens=""):
    large_title = f'<div class="large-title" aria-hidden="true">{title}</div>' if large else ""
    back = f'<a class="bar-back" href="{back}" data-on="tap" aria-label="Back" {w()}></a>' if back else ""
    return f"""<section class="screen" data-depth="{depth}" {w()}><header class="bar">{back}<div class="bar-leading">{leading}</div>
<h1 class="bar-title">{title}</h1><div class="bar-trailing">{trailing}</div></header>{large_title}{search_field}<main class="screen-content" {listens}>{content}</main></section>"""


def search_screen():
    rows = "".join(repository_row(*item) for item in REPOSITORIES)
    content = f'<div class="list list-plain gx gy" role="list" data-on="refresh" {w()}>{rows}</div>'
    return screen("Discover", content, trailing=menu(icon("line.3.horizontal.decrease")), search_field=search())


def form_screen(dialogs):
    return screen("Settings", f"""<div class="list list-inset form gx gy" role="list" {w()}>
<section class="section"><h2 class="section-header">Account</h2><div class="section-rows">
<div class="row" role="listitem"><a class="navlink" href="/account" data-on="tap" {w()}><div class="hs gx" style="gap:12px;align-items:center">{icon("person.crop.circle", "font-size:2.4rem;stroke-width:1.2;color:var(--accent)")}<div class="vs gx" style="align-items:flex-start">{text("Ada Lovelace", "headline")}{text("ada@example.org", "subheadline", SECOND)}</div></div></a></div>
<div class="row" role="listitem"><label class="field gx"><span class="visually-hidden">Name</span><input name="name" placeholder="Display name" value="Ada" data-on="input submit" {w()}></label></div>
<div class="row" role="listitem"><label class="field gx"><span class="visually-hidden">Password</span><input name="password" type="password" placeholder="Password" data-on="input" {w()}></label></div></div>
<p class="section-footer">Your name is shown to people you share lists with.</p></section>
<section class="section"><h2 class="section-header">Appearance</h2><div class="section-rows">
<div class="row" role="listitem"><label class="toggle gx"><span class="text">Show archived repositories</span><input type="checkbox" role="switch" checked data-on="change" {w()}></label></div>
<div class="row" role="listitem"><label class="toggle gx"><span class="text">Weekly summary</span><input type="checkbox" role="switch" data-on="change" {w()}></label></div>
<div class="row" role="listitem"><label class="toggle gx"><span class="text">Not available yet</span><input type="checkbox" role="switch" disabled data-on="change" {w()}></label></div>
<div class="row" role="listitem"><label class="picker gx"><span class="text">Language</span><select data-on="change" {w()}><option>English</option><option>Deutsch</option><option>日本語</option></select></label></div>
<div class="row" role="listitem"><div class="segmented gx" role="radiogroup" aria-label="Text size">{"".join(f'<button role="radio" aria-checked="{str(n == "Default").lower()}" data-on="tap" {w()}>{n}</button>' for n in ("Small", "Default", "Large"))}</div></div>
<div class="row" role="listitem"><input type="range" class="gx" aria-label="Volume" value="40" data-on="change" {w()}></div></div></section>
<section class="section"><h2 class="section-header">Dialogs</h2><div class="section-rows">
<div class="row" role="listitem"><button class="btn btn-automatic" data-on="tap" data-w="9001">Show a sheet</button></div>
<div class="row" role="listitem"><button class="btn btn-automatic" data-on="tap" data-w="9002">Show a medium sheet</button></div>
<div class="row" role="listitem"><button class="btn btn-automatic" data-on="tap" data-w="9003">Show an alert</button></div>
<div class="row" role="listitem"><button class="btn btn-automatic destructive" data-on="tap" data-w="9004">Delete account</button></div></div></section>
</div>{dialogs}""")


def gallery_screen():
    styles = ("prominent", "bordered", "borderless", "plain")
    buttons = "".join(f'<button class="btn btn-{style}" data-on="tap" {w()}>{style.capitalize()}</button>' for style in styles)
    sizes = "".join(f'<button class="btn btn-bordered control-{size}" data-on="tap" {w()}>{size.capitalize()}</button>' for size in ("mini", "small", "large"))
    states = f"""<button class="btn btn-prominent destructive" data-on="tap" {w()}>{icon("trash")}Delete</button><button class="btn btn-bordered destructive" data-on="tap" {w()}>Remove</button>
<button class="btn btn-prominent" disabled {w()}>Disabled</button><button class="btn btn-prominent" aria-busy="true" {w()}><span>Saving</span></button>"""
    fonts = "".join(text(f"{name} 0123", name) for name in ("largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption", "caption2"))
    skeleton = f'<div class="list list-plain gx redacted" style="overflow:visible">{repository_row(*REPOSITORIES[0], swipe=False)}{repository_row(*REPOSITORIES[1], swipe=False)}</div>'
    heading = lambda words: text(words, "footnote", SECOND + ";font-weight:600")
    group = lambda title, content: f'<div class="vs gx" style="gap:10px;align-items:flex-start">{heading(title)}{content}</div>'
    wrap = lambda content: f'<div class="hs" style="gap:10px;align-items:center;flex-wrap:wrap">{content}</div>'
    return screen("Components", f"""<div class="scroll scroll-y gx gy" data-on="refresh" {w()}><div class="vs gx" style="gap:28px;padding:8px var(--gutter) 24px;align-items:stretch">
{group("Buttons", wrap(buttons) + wrap(sizes) + wrap(states))}
{group("Field and progress", f'<label class="field gx"><span class="visually-hidden">E-mail</span><input type="email" name="email" placeholder="E-mail" data-on="input" {w()}></label><label class="field gx"><span class="visually-hidden">Note</span><textarea name="note" placeholder="Write a note" data-on="input" {w()}></textarea></label>' + wrap('<span class="spinner" role="progressbar" aria-label="Loading"></span>') + '<progress class="progress gx" value="0.6" max="1"></progress>')}
{group("Type", f'<div class="vs" style="align-items:flex-start;gap:6px">{fonts}</div>')}
{group("Loading", skeleton)}
{group("Card", f'<div class="vs gx" style="background:var(--surface);border-radius:var(--radius);box-shadow:var(--shadow);padding:16px;gap:8px;align-items:flex-start">{text("A card", "headline")}{text("Soft shadow in light mode; in dark mode surfaces lighten with height.", "subheadline", SECOND)}</div>')}
</div></div>""")


def deck_screen():
    card = f"""<div class="vs gx gy" data-on="drag" data-keys="ArrowLeft ArrowRight" style="--drag-tilt:.04;background:var(--surface);border-radius:28px;box-shadow:var(--shadow-floating);padding:24px;gap:10px;align-items:flex-start" {w()}>
<div class="gx" style="flex:1;border-radius:18px;background:linear-gradient(135deg,#4f46e5,#d6336c)"></div>{text("helix", "title")}{text("A post-modern modal text editor.", "body", SECOND)}</div>"""
    round_button = lambda name, label: f'<button class="btn btn-plain" aria-label="{label}" data-on="tap" {w()} style="inline-size:60px;block-size:60px;border-radius:50%;background:var(--surface);box-shadow:var(--shadow-floating);place-content:center;font-size:1.4rem">{icon(name)}</button>'
    return screen("For you", f"""<div class="vs gx gy" style="gap:20px;padding:8px var(--gutter) 12px;align-items:center"><div class="fr gy gx" style="max-inline-size:420px;align-self:center;inline-size:100%">{card}</div>
<div class="hs" style="gap:20px">{round_button("xmark", "Skip")}{round_button("bookmark", "Save")}{round_button("heart", "Like")}</div></div>""", large=False)


def empty_screen():
    return screen("Saved", f"""<div class="vs" style="gap:8px;padding:24px;align-items:center;text-align:center;max-inline-size:340px">{icon("tray", "font-size:3rem;stroke-width:1.1;color:var(--text-tertiary)")}{text("Nothing saved yet", "title3")}
{text("Save a repository and it waits for you here, also offline.", "body", SECOND)}<div style="block-size:8px"></div><button class="btn btn-prominent" data-on="tap" {w()}>Discover repositories</button></div>""")


TABS = [("Discover", "magnifyingglass", search_screen), ("For you", "rectangle.stack", deck_screen), ("Saved", "bookmark", empty_screen), ("Components", "square.grid.2x2", gallery_screen), ("Settings", "gearshape", lambda: form_screen(""))]

DIALOGS = {
    9001: lambda: f'<dialog class="sheet" data-modal data-on="close" data-w="9101"><div class="sheet-grip"></div><div class="nav">{screen("New list", sheet_form(), large=False, leading=close_button("Cancel"), trailing=close_button("Save"))}</div></dialog>',
    9002: lambda: f'<dialog class="sheet detent-medium" data-modal data-on="close" data-w="9102"><div class="sheet-grip"></div><div class="nav">{screen("Filter", sheet_form(), large=False, trailing=close_button("Done"))}</div></dialog>',
    9003: lambda: f'<dialog class="alert" role="alertdialog" aria-labelledby="a1" data-modal data-on="close" data-w="9103"><h2 id="a1">Discard changes?</h2><p>What you wrote is not saved yet.</p><div class="alert-buttons"><button class="btn btn-automatic" data-on="tap" data-w="9300">Keep editing</button><button class="btn btn-automatic destructive" data-on="tap" data-w="9301">Discard</button></div></dialog>',
    9004: lambda: f'<dialog class="confirm" role="alertdialog" aria-labelledby="a2" data-modal data-on="close" data-w="9104"><h2 id="a2">Delete your account?</h2><p>Lists and favourites are removed from this device and the server.</p><div class="alert-buttons"><button class="btn btn-automatic destructive" data-on="tap" data-w="9300">Delete account</button><button class="btn btn-automatic" data-on="tap" data-w="9301">Cancel</button></div></dialog>',
}


def close_button(label):
    style = "prominent" if label in ("Save", "Done") else "automatic"
    return f'<button class="btn btn-{style}" data-on="tap" data-w="{9300 if label == "Cancel" else 9301}">{label}</button>'


def sheet_form():
    return f"""<div class="list list-inset form gx gy" role="list"><section class="section"><div class="section-rows"><div class="row"><label class="field gx"><span class="visually-hidden">Title</span><input name="title" placeholder="Title" data-on="input" {w()}></label></div>
<div class="row"><label class="toggle gx"><span>Private</span><input type="checkbox" role="switch" checked data-on="change" {w()}></label></div></div></section></div>"""


def kitchen():
    panels = "".join(f'<div class="tab-panel" {"" if n == 0 else "hidden inert"} data-w="{8000 + n}"><div class="nav" {w()}>{make()}</div></div>' for n, (_, _, make) in enumerate(TABS))
    items = "".join(f'<a class="tab-item" href="/{n}" {"aria-current=page" if n == 0 else ""} data-on="tap" data-w="{8100 + n}">{icon(glyph)}<span>{name}</span></a>' for n, (name, glyph, _) in enumerate(TABS))
    return f'<div class="tabs" data-w="7999"><div class="tab-panels">{panels}</div><nav class="tab-bar" data-title="Serendip" aria-label="Sections">{items}</nav></div>'


class Kitchen(FakeServer):
    def __init__(self):
        super().__init__()
        self.pages["/"] = kitchen()
        self.title = "Kitchen sink"
        self.tab, self.dialog = 0, None
        self.answer = self.respond

    def respond(self, events):
        ops = []
        for event in events:
            ident, kind = event[0], event[1]
            if kind == "tap" and 8100 <= ident < 8110:
                ops += [[1, 8000 + self.tab, "hidden", ""], [1, 8000 + self.tab, "inert", ""], [1, 8100 + self.tab, "aria-current", None]]
                self.tab = ident - 8100
                ops += [[1, 8000 + self.tab, "hidden", None], [1, 8000 + self.tab, "inert", None], [1, 8100 + self.tab, "aria-current", "page"]]
            elif kind == "tap" and ident in DIALOGS:
                self.dialog = ident + 100
                ops.append([5, 7999, 0, DIALOGS[ident]()])
            elif self.dialog and (kind == "close" or ident in (9300, 9301)):
                ops.append([6, self.dialog])
                self.dialog = None
        return {"o": ops}


if __name__ == "__main__":
    print(Kitchen().url, flush=True)
    threading.Event().wait()
