import ArgumentParser
import Testing

@testable import serendip

struct TransitsCommandTests {
    private func output(_ arguments: String...) throws -> String {
        try TransitsCommand.parse(arguments).output()
    }

    @Test func `a list has the signs that are entered and the turns between them`() throws {
        let list = try output("--body", "Mercury", "--from", "2023-12-01", "--to", "2024-01-10")
        let days = list.split(separator: "\n").map { "\($0.prefix(10)) \($0.drop { $0 != " " }.dropFirst(2))" }
        #expect(
            days == [
                "2023-12-13 turns retrograde in Sagittarius", "2023-12-28 Sagittarius → Scorpio",
                "2024-01-02 turns direct in Scorpio", "2024-01-07 Scorpio → Sagittarius",
            ]
        )
    }

    @Test func `a span in which nothing happens says so`() throws {
        #expect(
            try output("--from", "2023-12-10", "--to", "2023-12-20")
                == "Saturn enters no sign and does not turn between 2023-12-10 and 2023-12-20."
        )
    }
}
