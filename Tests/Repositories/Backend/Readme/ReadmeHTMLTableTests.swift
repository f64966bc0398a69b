import Foundation
import RepositoriesDomain
import Testing

@testable import RepositoriesService

/// Tables of HTML, as READMEs have them for grids of pictures, comparisons and people.
struct ReadmeHTMLTableTests {
    private func outline(_ text: String) -> String {
        ReadmeParser(id: .init(owner: "octo", name: "boat"), branch: "main").readme(from: text).outline
    }

    @Test(arguments: [
        ("<table><tr><td>a</td><td>b</td></tr>\n<tr><td>c</td></tr></table>", "table(,  / a, b / c, )ll"),
        (
            "<table>\n <thead><tr><th>Name<th align=right>Size</thead>\n <tr><td>a<td align=right>1\n <tr><td>b<td align=right>2\n</table>",
            "table(Name, Size / a, 1 / b, 2)lt"
        ),
        (
            "<table><tr><th>a</th><td>1</td></tr><tr><th>b</th><td>2</td></tr></table>",
            "table(,  / <b>a</b>, 1 / <b>b</b>, 2)ll"
        ),
        (
            "<table><tr align=center><td colspan=2>Both</td></tr><tr align=center><td rowspan=2>x</td><td>1</td></tr><tr align=center><td>2</td></tr></table>",
            "table(,  / Both,  / x, 1 / , 2)cc"
        ),
        ("<table><tr><td>a<br>b</td><td><ul><li>c</li><li>d</li></ul></td></tr></table>", "table(,  / a⏎b, • c⏎• d)ll"),
        ("before <b>x</b>\n<table><tr><td>a<td>b</table>after", "p(before <b>x</b>) | table(,  / a, b)ll | p(after)"),
        ("<table><tr><td>a<td>b\n\n# Next", "table(,  / a, b)ll | h1(Next)"),
        ("<table></table>\n\nend", "p(end)"),
    ])
    func `rows and cells stay rows and cells`(text: String, expected: String) {
        #expect(outline(text) == expected)
    }

    @Test func `a grid of pictures keeps its links and sizes`() {
        let text = """
            <!-- ALL-CONTRIBUTORS-LIST:START -->
            <table>
              <tbody>
                <tr>
                  <td align="center" valign="top" width="14.28%"><a href="https://a.example"><img src="https://p.example/a.png?s=100" width="100px;" alt="Ann"/><br /><sub><b>Ann</b></sub></a><br /><a href="#code-a" title="Code">💻</a></td>
                  <td align="center" valign="top" width="14.28%"><a href="https://b.example"><img src="https://p.example/b.png?s=100" width="100px;" alt="Ben"/></a></td>
                </tr>
              </tbody>
            </table>
            """
        #expect(
            outline(text) == "table(,  / <https://a.example>{https://p.example/a.png?s=100 'Ann' 100×}⏎<b>Ann</b></>⏎"
                + "<https://github.com/octo/boat#code-a>💻</>, <https://b.example>{https://p.example/b.png?s=100 'Ben' 100×}</>)cc"
        )
    }

    @Test(arguments: [
        (
            "<table>\n<tr>\n<td>\n\n**One** [a](https://x.y)\n\n</td>\n<td>\n\n![p](https://x.y/p.png)\n\n</td>\n</tr>\n</table>\n\nend",
            "table(,  / <b>One</b> <https://x.y>a</>, {https://x.y/p.png 'p'})ll | p(end)"
        ),
        (
            "<table><tr><td>Before</td><td>After</td></tr>\n<tr><td>\n\n```js\na()\nb()\n```\n\n</td><td>\n\n- c\n\n</td></tr></table>",
            "p(Before) | p(After) | code[js](a()⏎b()) | ul(p(c))"
        ),
        ("<table><tr><td>\n\n# Alone\n\ntext\n\n</td></tr></table>", "h1(Alone) | p(text)"),
        (
            "<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>",
            "p(a) | table(,  / b, c)ll"
        ),
    ])
    func `cells with Markdown are read, and those with more than a cell holds stand one below another`(
        text: String,
        expected: String
    ) {
        #expect(outline(text) == expected)
    }
}
