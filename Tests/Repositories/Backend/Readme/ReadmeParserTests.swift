import Foundation
import RepositoriesDomain
import Testing

@testable import RepositoriesService

struct ReadmeParserTests {
    private func outline(_ text: String, path: String = "README.md") -> String {
        ReadmeParser(id: .init(owner: "octo", name: "boat"), branch: "main", path: path).readme(from: text).outline
    }

    @Test(arguments: [
        ("# One #\n## Two\n####### no", "h1(One) | h2(Two) | p(####### no)"),
        ("Title\n===\nSub\ntitle\n---", "h1(Title) | h2(Sub title)"),
        ("#no heading\n# ", "p(#no heading)"),
        ("a\nb\n\nc", "p(a b) | p(c)"),
        ("a  \nb\\\nc", "p(a⏎b⏎c)"),
        ("a  b\tc `d  e` **f   g**", "p(a b c `d  e` <b>f g</b>)"),
        ("***\n- - -\n___", "rule | rule | rule"),
        ("", ""), ("\n\n  \n", ""),
        ("a\r\nb\r\n\r\nc", "p(a b) | p(c)"),
        ("# a\rb\r\rc\r", "h1(a) | p(b) | p(c)"),
    ])
    func `headings, paragraphs and rules`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("*a* **b** ***c*** ~~d~~ ~e~", "p(<i>a</i> <b>b</b> <i><b>c</b></i> <s>d</s> <s>e</s>)"),
        ("snake_case_name and _word_", "p(snake_case_name and <i>word</i>)"),
        ("2 * 3 * 4 and **open", "p(2 * 3 * 4 and **open)"),
        ("**bold *both* bold**", "p(<b>bold <i>both</i> bold</b>)"),
        ("*a **b* c**", "p(<i>a <i><i>b</i> c</i></i>)"),
        ("`a*b*` ``c ` d`` ` open", "p(`a*b*` `c ` d` ` open)"),
        ("\\*not\\* &amp; &lt;b&gt; &#8212; &#x41; &nope; &#0;", "p(*not* & <b> — A &nope; \u{FFFD})"),
        ("a **[b*](https://x.y)**", "p(a <b><https://x.y>b*</></b>)"),
        ("x ~~~~no~~~~", "p(x ~~~~no~~~~)"),
    ])
    func `emphasis, code and escapes`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("```swift title=x\nlet a = 1\n\n  b\n```\nafter", "code[swift](let a = 1⏎⏎  b) | p(after)"),
        ("~~~\n```\n~~~~", "code[](```)"),
        ("```\nopen\n# no", "code[](open⏎# no)"),
        ("    a\n\n    b\n\nc", "code[](a⏎⏎b) | p(c)"),
        ("a\n    b", "p(a b)"),
        ("- a\n  ```js\n  x\n\n  y\n  ```\n- b", "ul(p(a) | code[js](x⏎⏎y); p(b))"),
        ("\tindented", "code[](indented)"),
        ("```make\nall:\n\tcc\ta.c\n```", "code[make](all:⏎\tcc\ta.c)"),
        ("    a\tb\n\t\tc", "code[](a\tb⏎\tc)"),
        ("-\tx\n\n\t```\n\ta\tb\n\t```", "ul(p(x) | code[](a\tb))"),
        ("- x\n\n  ```\n\ta\n  ```", "ul(p(x) | code[](  a))"),
        ("> ```\n> a\tb\n>\tc\n> ```", "quote(code[](a\tb⏎  c))"),
        ("<pre>a\tb\n\tc</pre>", "code[](a\tb⏎\tc)"),
        ("<a\thref='https://x.y'>x</a>", "p(<https://x.y>x</>)"),
    ])
    func `code keeps its lines`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("- a\n- b\n\n- c", "ul(p(a); p(b); p(c))"),
        ("3. a\n4. b\n- c", "ol3(p(a); p(b)) | ul(p(c))"),
        ("- a\n  - b\n    - c\n- d", "ul(p(a) | ul(p(b) | ul(p(c))); p(d))"),
        ("1. a\n\n   more\n2. b", "ol1(p(a) | p(more); p(b))"),
        ("- a\nlazy\n\nno", "ul(p(a lazy)) | p(no)"),
        ("- [ ] todo\n- [x] done\n- [y] no", "ul([ ] p(todo); [x] p(done); p([y] no))"),
        ("text\n- item\ntext\n2. no", "p(text) | ul(p(item text 2. no))"),
        ("> a\n> > b\n> - c\nlazy\n\nout", "quote(p(a) | quote(p(b)) | ul(p(c lazy))) | p(out)"),
        ("-\n\n  no", "ul() | p(no)"),
        ("* a\n+ b", "ul(p(a)) | ul(p(b))"),
    ])
    func `lists and quotes nest`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("| a | b |\n|---|:-:|\n| 1 | 2 |\n| `x \\| y` |\nend", "table(a, b / 1, 2 / `x | y`,  / end, )lc"),
        ("a | b\n-: | -\n1 | 2 | 3\n\nend", "table(a, b / 1, 2)tl | p(end)"),
        ("text\n| a |\n| - |\n| **b** |", "p(text) | table(a / <b>b</b>)l"),
        ("a | b\n---", "h2(a | b)"),
        ("| a |\n| - | - |", "p(| a | | - | - |)"),
    ])
    func `tables have as many cells in each row as in the header`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("[a](https://x.y/z \"t\") [b]( <https://x.y/a b> )", "p(<https://x.y/z>a</> <https://x.y/a%20b>b</>)"),
        (
            "[a][r] [r][] [r] [none]\n\n[r]: https://x.y 'T'\n[R]: https://no.no",
            "p(<https://x.y>a</> <https://x.y>r</> <https://x.y>r</> [none])"
        ),
        ("<https://x.y> <a@b.c> <x:y>", "p(<https://x.y>https://x.y</> <mailto:a@b.c>a@b.c</> <x:y>)"),
        (
            "see https://x.y/a_(b)). www.x.y, (http://z.z)",
            "p(see <https://x.y/a_(b)>https://x.y/a_(b)</>). <https://www.x.y>www.x.y</>, (<http://z.z>http://z.z</>))"
        ),
        (
            "[docs](docs/a.md#b) [root](/LICENSE) [up](../../issues) [#](#usage)",
            "p(<https://github.com/octo/boat/blob/main/docs/a.md#b>docs</> <https://github.com/octo/boat/blob/main/LICENSE>root</> <https://github.com/octo/boat/issues>up</> <https://github.com/octo/boat#usage>#</>)"
        ),
        ("[a [b](https://x.y) c](https://z.z)", "p([a <https://x.y>b</> c](<https://z.z>https://z.z</>))"),
        ("[a](https://x.y", "p([a](<https://x.y>https://x.y</>)"),
        ("[^1] and [x](y z)\n\n[^1]: note", "p(¹ and [x](y z)) | rule | ol1(p(note))"),
    ])
    func `links of every kind lead where they would on GitHub`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        ("![alt *x*](https://x.y/a.png)", "image(https://x.y/a.png 'alt x')"),
        (
            "[![b](https://img.shields.io/x)](https://ci.x) [![c](c.svg)](d)",
            "p(<https://ci.x>{https://img.shields.io/x 'b'}</> <https://github.com/octo/boat/blob/main/d>{https://raw.githubusercontent.com/octo/boat/main/c.svg 'c'}</>)"
        ),
        (
            "[![big](a.png)](https://x.y)",
            "image(https://raw.githubusercontent.com/octo/boat/main/a.png 'big' → https://x.y)"
        ),
        ("![badge](https://x.y/badge.svg)", "p({https://x.y/badge.svg 'badge'})"),
        ("![no](http://x.y/a.png) ![gone](data:image/png;base64,AAAA)", "p(no gone)"),
        (
            "![r][i]\n\n[i]: https://github.com/octo/boat/blob/main/a.png?raw=true",
            "image(https://raw.githubusercontent.com/octo/boat/main/a.png 'r')"
        ),
    ])
    func `pictures are https, and badges stay in the line`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        (
            "<p align=\"center\">\n  <img src=\"a.png\" alt=\"Logo\" width=200>\n</p>",
            "image(https://raw.githubusercontent.com/octo/boat/main/a.png 'Logo' 200×)"
        ),
        (
            "<h1 align=center>Boat &amp; <em>Co</em></h1>\n<p>One<br>two <a href='https://x.y'><b>go</b></a></p>",
            "h1(Boat & <i>Co</i>) | p(One⏎two <https://x.y><b>go</b></>)"
        ),
        ("<details>\n<summary>More</summary>\n\n**bold**\n\n</details>", "details(More: p(<b>bold</b>))"),
        ("press <kbd>⌘</kbd> H<sub>2</sub>O<br/>x<sup>2</sup> <b>b</b>", "p(press `⌘` H₂O⏎x² <b>b</b>)"),
        ("<!-- hidden\n\nstill --> \n\nseen <!-- x --> on", "p(seen on)"),
        ("<script>alert(1)</script>\n\n<style>p{}</style>after", "p(after)"),
        ("List<String> and a < b && c > d", "p(List<String> and a < b && c > d)"),
        ("<pre>a  b\n<b>c</b></pre>", "code[](a  b⏎c)"),
        ("<p>\n  <em>a</em><br>\n  <b>b</b> c<br>\n  d</p>", "p(<i>a</i>⏎<b>b</b> c⏎d)"),
        ("<a href=\"javascript:alert(1)\">x</a> <a name=top></a>y <unknown>z", "p(x y <unknown>z)"),
        (
            "<picture>\n<source srcset=\"d.png\">\n<img src=\"https://x.y/l.png\">\n</picture>",
            "image(https://x.y/l.png '')"
        ),
        (
            "<img src='https://x.y/l.png' width=\"50%\" height=32px> and <img src='https://x.y/m.png' width=0>",
            "p({https://x.y/l.png '' 50%×32} and {https://x.y/m.png ''})"
        ),
        ("<ul><li>a</li><li>b</li></ul><hr>", "ul(p(a); p(b)) | rule"),
        (
            "<ol start=3><li>a<ul><li>b</li></ul></li><li>c\n<blockquote>d</blockquote></ol>e",
            "ol3(p(a) | ul(p(b)); p(c) | quote(p(d))) | p(e)"
        ),
        ("<li>a</li>\n<ul>\n</ul>", "p(• a)"),
        ("<div>\n<b>open\n\n# Next", "p(open) | h1(Next)"),
    ])
    func `HTML for layout becomes blocks, and the rest text or nothing`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:x", "java\u{0}script:x", "&#106;avascript:x", "vbscript:x",
        "data:text/html,x",
        "file:///etc/passwd", "https://user:pw@evil.example", "http://", "javascript&colon;x", "\u{1}javascript:x",
        "blob:https://x.y", "intent://x", "tel:1", "https:///x",
    ])
    func `an address that is not safe leaves only its text`(address: String) {
        let texts = [
            "[x](\(address))", "[x](<\(address)>)", "<a href=\"\(address)\">x</a>", "[x][r]\n\n[r]: \(address)",
        ]
        for text in texts { #expect(outline(text) == "p(x)") }
        #expect(outline("<img src=\"\(address)\" alt=\"x\">") == "p(x)")
    }

    @Test func `a README that is not Markdown is shown as it is`() {
        #expect(outline("Boat\n====\n*x*", path: "README.rst") == "code[](Boat⏎====⏎*x*)")
        #expect(outline("# Boat", path: "README") == "h1(Boat)")
    }

    @Test func `a text beyond the limit is cut and says so`() {
        let parser = ReadmeParser(id: .init(owner: "o", name: "b"), branch: "main")
        let readme = parser.readme(from: String(repeating: "word ", count: 200_000))
        #expect(readme.isTruncated)
        #expect(parser.readme(from: "short").isTruncated == false)
        #expect(parser.readme(from: String(repeating: "- x\n", count: 20_000)).isTruncated)
    }

    @Test func `characters that reverse the direction of text are dropped`() {
        #expect(outline("a\u{202E}b\u{2066}c\u{0}d&#x202E;") == "p(abcd\u{FFFD})")
    }
}
