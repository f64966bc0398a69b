import Foundation
import Testing

@testable import Calls

/// What is written against what Foundation writes.
struct JSONTextEncoderTests {
    private func text(_ value: some Encodable, sorted: Bool = false) throws -> String {
        String(decoding: try JSONTextEncoder.encode(value, sorted: sorted, dates: .referenceSeconds), as: UTF8.self)
    }

    @Test func `what is written is read as it was`() throws {
        let value = Everything()
        for isSorted in [false, true] {
            let data = Data(try text(value, sorted: isSorted).utf8)
            #expect(try JSONDecoder().decode(Everything.self, from: data) == value)
        }
    }

    @Test func `sorted text is Foundation's, but for control characters`() throws {
        var value = Everything()
        value.text = "plain / ünï 🙂"
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(try text(value, sorted: true) == String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    @Test func `members are sorted at every depth`() throws {
        let value = ["b": ["z": [["d": 1, "c": 2]], "y": []], "a": [:], "": ["x": []]]
        #expect(try text(value, sorted: true) == #"{"":{"x":[]},"a":{},"b":{"y":[],"z":[{"c":2,"d":1}]}}"#)
    }

    @Test func `values may stand alone`() throws {
        #expect(try text("a") == #""a""#)
        #expect(try text([Int]()) == "[]")
        #expect(try text(Everything.Empty()) == "{}")
        #expect(try text(Int?.none) == "null")
        let date = try JSONTextEncoder.encode(Date(timeIntervalSince1970: 0), sorted: false, dates: .rfc3339)
        #expect(String(decoding: date, as: UTF8.self) == #""1970-01-01T00:00:00Z""#)
    }

    /// Writes members of its own and those of another value into one object.
    private struct Flat: Encodable {
        enum Keys: CodingKey { case type }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode("flat", forKey: .type)
            try ["name": "n"].encode(to: encoder)
        }
    }

    @Test func `a value may write into its object what another has`() throws {
        #expect(try text([Flat(), Flat()]) == #"[{"type":"flat","name":"n"},{"type":"flat","name":"n"}]"#)
    }

    /// Asks for containers inside containers by hand.
    private struct Grid: Encodable {
        enum Keys: CodingKey { case rows, size }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            var rows = container.nestedUnkeyedContainer(forKey: .rows)
            for row in 0..<2 {
                var cells = rows.nestedUnkeyedContainer()
                try cells.encode(row)
                try cells.encodeNil()
                var cell = cells.nestedContainer(keyedBy: Keys.self)
                try cell.encode(row, forKey: .size)
            }
            var size = container.nestedContainer(keyedBy: Keys.self, forKey: .size)
            try size.encodeNil(forKey: .rows)
        }
    }

    @Test func `containers end when the one around them goes on`() throws {
        #expect(try text(Grid()) == #"{"rows":[[0,null,{"size":0}],[1,null,{"size":1}]],"size":{"rows":null}}"#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `a number that JSON does not have is refused, with its place`(number: Double) throws {
        let error = #expect(throws: EncodingError.self) { try text(["a": ["b": number]]) }
        guard case .invalidValue(_, let context) = try #require(error) else { return }
        #expect(context.codingPath.map(\.stringValue) == ["a", "b"])
        #expect(throws: EncodingError.self) { try text([Float(number)]) }
    }
}
