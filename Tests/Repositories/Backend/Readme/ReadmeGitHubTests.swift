import Foundation
import RepositoriesDomain
import Testing

@testable import RepositoriesService

/// What GitHub shows beyond CommonMark.
struct ReadmeGitHubTests {
    private func outline(_ text: String) -> String {
        ReadmeParser(id: .init(owner: "octo", name: "boat"), branch: "main").readme(from: text).outline
    }

    @Test(arguments: [
        ("> [!NOTE]\n> Read *this*.\n>\n> - and this", "note(p(Read <i>this</i>.) | ul(p(and this)))"),
        ("> [!tip]\n> a", "tip(p(a))"),
        ("> [!IMPORTANT]\n> a", "important(p(a))"), ("> [!WARNING]\n> a", "warning(p(a))"),
        ("> [!CAUTION]\nlazy", "caution(p(lazy))"),
        ("> [!NOTE] a", "quote(p([!NOTE] a))"), ("> [!OTHER]\n> a", "quote(p([!OTHER] a))"),
        ("> a\n> [!NOTE]", "quote(p(a [!NOTE]))"), ("> [!NOTE]", "quote(p([!NOTE]))"),
    ])
    func `alerts of every kind`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    // GFM 6.9; what only looks like an address is none, and code stays code.
    @Test(arguments: [
        ("Write to foo@bar.com.", "p(Write to <mailto:foo@bar.com>foo@bar.com</>.)"),
        ("a_ foo_bar__x@b_c.de.", "p(a_ <mailto:foo_bar__x@b_c.de>foo_bar__x@b_c.de</>.)"),
        ("(a.b+c@d-e.example)", "p((<mailto:a.b+c@d-e.example>a.b+c@d-e.example</>))"),
        ("[me@x.y](https://z.z)", "p(<https://z.z>me@x.y</>)"),
        ("`a@b.c` x@1.2.3 @you y@z a@b@c.de f@g.h_", "p(`a@b.c` x@1.2.3 @you y@z a@b@c.de f@g.h_)"),
    ])
    func `mail addresses are links`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        (
            "<video src=\"https://x.y/a.mp4\" controls>Your browser shows none.</video> b",
            "p(<https://x.y/a.mp4>▶ a.mp4</> b)"
        ),
        (
            "<div><video controls>\n<source src=\"https://x.y/a.webm\"><source src=\"https://x.y/a.mp4\">\n"
                + "<a href=\"https://x.y\">Download</a></video></div>",
            "p(<https://x.y/a.webm>▶ a.webm</>)"
        ),
        ("<audio src=\"https://x.y/a.mp3\">", "p(<https://x.y/a.mp3>▶ a.mp3</>)"),
        ("<video>Nothing</video>", "p(Nothing)"),
    ])
    func `films and sounds are links to them`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        (
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"https://x.y/d.png 1x, https://x.y/e.png 2x\">"
                + "<img src=\"https://x.y/l.png\" width=200></picture>",
            "image(https://x.y/l.png '' 200× dark https://x.y/d.png)"
        ),
        (
            "<picture><source media=\"(prefers-color-scheme: light)\" srcset=\"https://x.y/l.png\">"
                + "<img src=\"https://x.y/d.png\"></picture> <img src=\"https://x.y/o.png\">",
            "p({https://x.y/l.png '' dark https://x.y/d.png} {https://x.y/o.png ''})"
        ),
        (
            "![a](https://x.y/l.png#gh-light-mode-only)\n![a](https://x.y/d.png#gh-dark-mode-only)",
            "image(https://x.y/l.png 'a' dark https://x.y/d.png)"
        ),
        (
            "![d](d.png#gh-dark-mode-only)\n\n![l](l.png#gh-light-mode-only)\n\nend",
            "image(https://raw.githubusercontent.com/octo/boat/main/l.png 'l' "
                + "dark https://raw.githubusercontent.com/octo/boat/main/d.png) | p(end)"
        ),
        (
            "[![a](https://x.y/l.png#gh-light-mode-only)](https://x.y) [![b](https://x.y/d.png#gh-dark-mode-only)](https://x.y)",
            "image(https://x.y/l.png 'a' dark https://x.y/d.png → https://x.y)"
        ),
        (
            "![a](https://x.y/l.png#gh-light-mode-only) b ![c](https://x.y/d.png#gh-dark-mode-only)",
            "p({https://x.y/l.png#gh-light-mode-only 'a'} b {https://x.y/d.png#gh-dark-mode-only 'c'})"
        ),
    ])
    func `a picture for dark pages takes the place of the one for light pages`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("<ul>\n<li>a</li>\n\n<li>b\n\n**c**\n\n</li>\n</ul>\n\nd", "ul(p(a); p(b) | p(<b>c</b>)) | p(d)"),
        ("<ol>\n\n<li>a<ul>\n<li>b</li>\n\n<li>c</li>\n</ul></li>\n\n</ol>", "ol1(p(a) | ul(p(b); p(c)))"),
        ("<ul>\n<li>a</li>\n\n# b", "ul(p(a)) | h1(b)"),
    ])
    func `a list of HTML goes on over blank lines`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("a[^1] b[^note]\n\n[^note]: two\n[^1]: one", "p(a¹ b²) | rule | ol1(p(one); p(two))"),
        (
            "a[^x] and again[^X]\n\n[^x]: first\n\n    second\n\nafter",
            "p(a¹ and again¹) | p(after) | rule | ol1(p(first) | p(second))"
        ),
        ("a[^none]", "p(a[^none])"), ("[^1]: unused", ""),
        ("a[^1]\n\n[^1]: see[^2]\n[^2]: end", "p(a¹) | rule | ol1(p(see²); p(end))"),
        ("`[^1]`\n\n[^1]: code", "p(`[^1]`)"),
    ])
    func `footnotes in the order of their mentions`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        (":rocket: Fast :+1:", "p(🚀 Fast 👍)"), ("(:tada:)", "p((🎉))"), ("# :zap: Title", "h1(⚡ Title)"),
        ("at 10:30:45 or 1:100:2", "p(at 10:30:45 or 1:100:2)"), ("`:rocket:`", "p(`:rocket:`)"),
        (":no_such_thing: a:b:c", "p(:no_such_thing: a:b:c)"), ("```\n:rocket:\n```", "code[](:rocket:)"),
        ("<h1 align=center>:rocket: Boat</h1>", "h1(🚀 Boat)"), ("std::cout", "p(std::cout)"),
        ("https://x.y/:rocket:", "p(<https://x.y/:rocket>https://x.y/:rocket</>:)"),
    ])
    func `names of emoji, but not in code and times`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("H<sub>2</sub>O, m<sup>2</sup>, 10<sup>-3</sup>", "p(H₂O, m², 10⁻³)"),
        ("a<sup>*b*</sup>", "p(a<i>b</i>)"), ("word<sup>TM</sup>", "p(wordTM)"),
    ])
    func `text above and below the line`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        (
            "<details>\n<summary>More <b>here</b></summary>\n\n- a\n- `b`\n\n</details>\n\nafter",
            "details(More <b>here</b>: ul(p(a); p(`b`))) | p(after)"
        ),
        ("<details open><summary>One</summary>two</details>", "details!(One: p(two))"),
        (
            "<details>\n<summary>\nOuter\n</summary>\n<details>\n<summary>Inner</summary>\n\n## Deep\n\n</details>\n\nlast\n</details>",
            "details(Outer: details(Inner: h2(Deep)) | p(last))"
        ),
        ("<details>\n\na", "details(: p(a))"),
        ("<details>\n\n```\n\tx\n```\n</details>", "details(: code[](\tx))"),
        ("<details></details>", ""), ("<detailed>", "p(<detailed>)"),
    ])
    func `details with Markdown in them`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("so $E = mc^2$ holds", "p(so `E = mc^2` holds)"), ("$$x_1*y*z$$", "p(`x_1*y*z`)"),
        ("$$\na\\b\n$$\n\nafter", "code[math](a\\b) | p(after)"), ("$`a_b`$", "p(`a_b`)"),
        ("it costs $5, or $10-$20", "p(it costs $5, or $10-$20)"), ("$HOME/bin:$PATH", "p($HOME/bin:$PATH)"),
        ("\\$a\\$", "p($a$)"), ("US$ 5 and US$ 6", "p(US$ 5 and US$ 6)"),
    ])
    func `formulas are shown as they are written`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("&iacute;&lambda;&lang;&CounterClockwiseContourIntegral;&NotEqualTilde;", "p(íλ⟨∳≂̸)"),
        ("[u](https://a.example/?a=1&eacute;=2)", "p(<https://a.example/?a=1%C3%A9=2>u</>)"),
        ("[u](https://a.example/?a=1&copy=2)", "p(<https://a.example/?a=1&copy=2>u</>)"),
        ("&Tab;&NewLine;x &nosuch; &amp", "p(x &nosuch; &amp)"),
    ])
    func `all references to characters`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("[a]\n\n[a]:\n  /x\n  'title'", "p(<https://github.com/octo/boat/blob/main/x>a</>)"),
        ("[a]\n\n> [a]: https://x.y", "p(<https://x.y>a</>)"),
        ("[a]\n\n- b\n\n  [a]: https://x.y", "p(<https://x.y>a</>) | ul(p(b))"),
        ("[\u{1E9E}]\n\n[SS]: https://x.y", "p(<https://x.y>\u{1E9E}</>)"),
        ("[ΑΓΩ]\n\n[αγω]: https://x.y", "p(<https://x.y>ΑΓΩ</>)"),
        ("[a]\n\n[a]: https://x.y\n\"title\"\nb", "p(<https://x.y>a</>) | p(b)"),
        ("[a\n  b]: https://x.y\n  'title'\n\n[A B]", "p(<https://x.y>A B</>)"),
        ("[a\\]b]: https://x.y\t\"title\"\n\n[a\\]b]", "p(<https://x.y>a]b</>)"),
        ("[a]\n\n```\n[a]: https://x.y\n```", "p([a]) | code[]([a]: https://x.y)"),
    ])
    func `definitions wherever they stand`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }
}
