import Foundation
import Testing

@testable import Calls

/// What is read against what Foundation's decoder reads of the same text.
struct JSONValueDecoderTests {
    private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try Value(from: JSONValueDecoder(JSONCoding.value(from: Data(text.utf8))))
    }

    @Test func `what was written is read`() throws {
        var value = Everything()
        // Above it a JSONValue has no whole numbers.
        value.largest = UInt64(Int64.max)
        let text = String(decoding: try JSONCoding.encode(value), as: UTF8.self)
        let found = try read(Everything.self, text)
        #expect(found == value)
        #expect(try JSONCoding.decode(Everything.self, from: Data(text.utf8)) == value)
    }

    private struct Inner: Codable, Equatable {
        var count: UInt8
        var when: Date?
    }

    private struct Outer: Codable, Equatable {
        var list: [Inner]
        var link: URL?
    }

    @Test(
        arguments: [
            #"{"list":[{"count":1}]}"#,
            #"{"list":[{"count":1.0,"when":null}],"link":null,"more":1}"#,
            #"{"list":[{"count":"1"}]}"#,
            #"{"list":[{"count":null}]}"#,
            #"{"list":[{"count":1},{}]}"#,
            #"{"list":[null]}"#,
            #"{"list":{"count":1}}"#,
            #"{"list":[{"count":1,"when":"2026-01-31T12:00:00Z"}]}"#,
            #"{"list":[{"count":1,"when":"yesterday"}]}"#,
            #"{"list":[{"count":1,"when":5}]}"#,
            #"{"list":[],"link":7}"#,
            #"{}"#,
            "[]",
            "null",
        ]
    )
    func `the same is read or refused, at the same place`(text: String) throws {
        let expected = Result { try JSONCoding.decode(Outer.self, from: Data(text.utf8)) }
        let found = Result { try read(Outer.self, text) }
        switch (expected, found) {
        case (.success(let expected), .success(let found)): #expect(found == expected)
        case (.failure(let expected), .failure(let found)):
            let (found, expected) = (try Self.summary(found), try Self.summary(expected))
            #expect(found == expected)
        default: Issue.record("\(found) instead of \(expected)")
        }
    }

    @Test(arguments: ["256", "-1", "1.5"])
    func `a number that does not fit is refused, and where it is`(number: String) throws {
        let error = #expect(throws: DecodingError.self) { try read(Outer.self, #"{"list":[{"count":\#(number)}]}"#) }
        #expect(try Self.summary(try #require(error)) == "corrupted list.0.count")
    }

    /// The kind of error, and where it is.
    private static func summary(_ error: any Error) throws -> String {
        let (kind, context, key): (String, DecodingError.Context, (any CodingKey)?) =
            switch try #require(error as? DecodingError) {
            case .keyNotFound(let key, let context): ("missing", context, key)
            case .valueNotFound(_, let context): ("null", context, nil)
            case .typeMismatch(_, let context): ("type", context, nil)
            case .dataCorrupted(let context): ("corrupted", context, nil)
            @unknown default: ("unknown", .init(codingPath: [], debugDescription: ""), nil)
            }
        let path = (context.codingPath + (key.map { [$0] } ?? [])).map {
            $0.intValue.map(String.init) ?? $0.stringValue
        }
        return "\(kind) \(path.joined(separator: "."))"
    }
}
