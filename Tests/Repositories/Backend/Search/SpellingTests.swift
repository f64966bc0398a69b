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

struct SpellingTests {
    private static let words: [[UInt8]] = (0...4).flatMap { length -> [[UInt8]] in
        var words: [[UInt8]] = [[]]
        for _ in 0..<length { words = words.flatMap { word in [97, 98, 99].map { word + [$0] } } }
        return words
    }

    @Test(arguments: 0...3)
    func `the distance is that of the definition, up to the limit`(limit: Int) {
        for left in Self.words where left.count <= 3 {
            for right in Self.words {
                let distance = Self.naive(left[...], right[...])
                if Spelling.distance(left, right, limit: limit) != (distance <= limit ? distance : nil) {
                    Issue.record("\(left) \(right): \(distance)")
                }
            }
        }
    }

    /// The recurrence of optimal string alignment, as it is defined.
    private static func naive(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
        guard let lastLeft = left.last else { return right.count }
        guard let lastRight = right.last else { return left.count }
        var best = min(naive(left.dropLast(), right), naive(left, right.dropLast())) + 1
        best = min(best, naive(left.dropLast(), right.dropLast()) + (lastLeft == lastRight ? 0 : 1))
        if left.count > 1, right.count > 1, lastLeft == right.dropLast().last, lastRight == left.dropLast().last {
            best = min(best, naive(left.dropLast(2), right.dropLast(2)) + 1)
        }
        return best
    }
}
