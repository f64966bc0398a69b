import Testing
import TextSearch

@testable import RepositoriesService

struct SearchWordsTests {
    @Test(arguments: [
        ("Hello, World-wide web!", ["hello", "world", "wide", "web"]),
        ("C++ and C# on .NET", ["cpp", "and", "csharp", "on", "dotnet"]),
        ("Café Ångström", ["cafe", "angstrom"]), ("日本語 テスト", ["日本語", "テスト"]), ("--", []),
    ])
    func `text becomes lower-case words without accents`(text: String, words: [String]) {
        #expect(SearchWords.words(text) == words)
    }

    @Test(arguments: [
        ("AlamofireImage", ["alamofireimage", "alamofire", "image"]), ("swift-nio", ["swift", "nio", "swiftnio"]),
        ("next.js", ["next", "js", "nextjs"]), ("GRDB.swift", ["grdb", "swift", "grdbswift"]), ("vapor", ["vapor"]),
    ])
    func `a name is found whole and in parts`(name: String, words: [String]) {
        #expect(SearchWords.nameWords(name) == words)
    }
}
