import RepositoriesDomain
import Testing

@testable import RepositoriesService

struct ReadmeAddressTests {
    @Test(arguments: [
        ("![x](<docs/my pic.png>)", "image(https://raw.githubusercontent.com/octo/boat/main/docs/my%20pic.png 'x')"),
        ("![x](docs/my%20pic.png)", "image(https://raw.githubusercontent.com/octo/boat/main/docs/my%20pic.png 'x')"),
        ("<img src='my pic.png'>", "image(https://raw.githubusercontent.com/octo/boat/main/my%20pic.png '')"),
        ("![x][i]\n\n[i]: <my pic.png>", "image(https://raw.githubusercontent.com/octo/boat/main/my%20pic.png 'x')"),
        ("![x](<https://x.y/my pic.png?a=b c>)", "image(https://x.y/my%20pic.png?a=b%20c 'x')"),
        ("[x](<my page.md?a=b c#d e>)", "p(<https://github.com/octo/boat/blob/main/my%20page.md?a=b%20c#d%20e>x</>)"),
        ("[x](<  a.md  >)", "p(<https://github.com/octo/boat/blob/main/a.md>x</>)"),
        ("[x](#%D0%B1)", "p(<https://github.com/octo/boat#%D0%B1>x</>)"),
        ("[x](#б)", "p(<https://github.com/octo/boat#%D0%B1>x</>)"),
        ("[x](<#a b>)", "p(<https://github.com/octo/boat#a%20b>x</>)"),
        ("[x](#100%)", "p(<https://github.com/octo/boat#100%25>x</>)"),
    ])
    func `blanks and escapes in an address stay what they are`(text: String, expected: String) {
        let parser = ReadmeParser(id: .init(owner: "octo", name: "boat"), branch: "main")
        #expect(parser.readme(from: text).outline == expected)
    }

    @Test func `what is relative is found from the README's own folder`() {
        let text = "[a](../b.md) ![i](img/p.png)"
        let expected =
            "p(<https://github.com/octo/boat/blob/main/b.md>a</> "
            + "{https://raw.githubusercontent.com/octo/boat/main/docs/img/p.png 'i'})"
        let parser = ReadmeParser(id: .init(owner: "octo", name: "boat"), branch: "main", path: "docs/README.md")
        #expect(parser.readme(from: text).outline == expected)
    }
}
