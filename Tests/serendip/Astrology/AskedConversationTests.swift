import DestinyService
import Testing

@testable import serendip

struct AskedConversationTests {
    private let guide = GuideConversation.Guide()

    private func answers(_ questions: [String], _ given: [String: JSONInput] = [:]) throws -> [GuideAnswer] {
        let birth: [String: JSONInput] = [
            "date": .text("1991-03-12"), "place": .text("Jaipur"), "today": .text("2026-11-23"),
        ]
        let fields = InputFields(birth.merging(given) { $1 })
        return try AskedConversation(fields, questions: questions, guide: guide).answers()
    }

    @Test(arguments: ["", "  \n", "?!", "…"])
    func `a question without words is refused as the server refuses it`(question: String) throws {
        let error = #expect(throws: InputError.self) { try answers(["When will I marry?", question]) }
        #expect(error?.field == "questions" && error?.code == "empty")
    }

    @Test func `a question has at most five hundred letters`() throws {
        let longest = String(repeating: "why ", count: 124) + "now?"
        #expect(try answers([longest]).count == 1)
        let error = #expect(throws: InputError.self) { try answers([longest + "!"]) }
        #expect(error?.field == "questions" && error?.code == "textTooLong")
    }

    @Test(
        arguments: [
            (["place": .null], "place", "“place” is missing."),
            (["place": .text("Nowhereville")], "place", "No city is known by this name; give lat, lon and tz."),
            (["date": .text("2031-03-12")], "date", "The birth is still to come."),
            (["lat": .number(95), "lon": .number(3), "tz": .text("UTC")], "lat", "“lat” is out of its range."),
            (
                ["lat": .number(9), "lon": .number(3), "tz": .text("X/Y")], "tz",
                "“tz” is not a time zone that is known."
            ),
        ] as [([String: JSONInput], String, String)]
    )
    func `a birth that cannot be read is told in words`(given: [String: JSONInput], field: String, message: String) {
        let error = #expect(throws: InputError.self) { try answers(["When will I marry?"], given) }
        #expect(error?.field == field && error?.message == message)
    }
}
