import RepositoriesDomain
import Testing

@testable import GitHubAPI

struct GitHubSearchTextTests {
    @Test(arguments: [
        ("swift http", "swift http"),
        (#""exact words" topic:server"#, #""exact words" topic:server"#),
        ("cats OR dogs NOT birds", "cats OR dogs NOT birds"),
        ("cats -birds", "cats NOT birds"),
        ("-language:php user:octo", "-language:php user:octo"),
        (#"language:"Jupyter Notebook""#, #"language:"Jupyter Notebook""#),
        ("std::vector", #""std::vector""#),
        ("secret is:private", #"secret "is:private""#),
        (#"open "quote"#, "open quote"),
        ("trailing OR", "trailing"),
        ("NOT", ""),
        ("AND OR a AND AND b NOT", "a AND b"),
        ("(a OR b)", #""(a" OR "b)""#),
        ("c++ c# .net", "c++ c# .net"),
    ])
    func `what was typed keeps GitHub's syntax and cannot reach past itself`(typed: String, asked: String) {
        let q = GitHubSearchText.q(RepositoryQuery(text: typed))
        let expected = asked.isEmpty ? "" : asked + " "
        #expect(q == expected + "archived:false fork:false is:public")
    }

    @Test func `filters follow the text`() {
        let query = RepositoryQuery(
            text: "a",
            language: "Jupyter Notebook",
            minimumStars: 50,
            includesArchived: true,
            includesForks: true
        )
        #expect(GitHubSearchText.q(query) == #"a language:"Jupyter Notebook" stars:>=50 fork:true is:public"#)
    }

    @Test func `a filter that the text sets is left to the text`() {
        let q = GitHubSearchText.q(RepositoryQuery(text: "a archived:true fork:only"))
        #expect(q == "a archived:true fork:only is:public")
    }
}
