import GraphQL
import Testing

struct JSONTests {
    @Test(arguments: [
        0, 1, 9, 10, 11, 99, 100, 12345, -1, -10, Int.max, Int.min, Int.max - 1, 1_000_000_000_000_000_000,
        999_999_999_999_999_999,
    ])
    func `a whole number is written as it is`(_ number: Int) {
        var json = JSONText()
        json.integer(number)
        #expect(String(decoding: json.bytes, as: UTF8.self) == "\(number)")
    }

    @Test(arguments: [
        ("", "\"\""), ("a\"\\\n\r\t\u{1}\u{1F}/", #""a\"\\\n\r\t\u0001\u001f/""#),
        ("\u{1F600}é\u{7F}", "\"\u{1F600}é\u{7F}\""),
    ])
    func `a text is written with its escapes`(_ text: String, _ written: String) {
        var json = JSONText()
        json.string(text)
        #expect(String(decoding: json.bytes, as: UTF8.self) == written)
        #expect((try? JSONReader.value(of: written)) == .string(text))
    }

    @Test(arguments: [
        (1.0, "1"), (-0.5, "-0.5"), (1e300, "1e+300"), (.nan, "null"), (.infinity, "null"), (0.1, "0.1"),
        (1e15, "1000000000000000"),
    ])
    func `a number is written as JSON has it`(_ number: Double, _ written: String) {
        var json = JSONText()
        json.number(number)
        #expect(String(decoding: json.bytes, as: UTF8.self) == written)
    }

    @Test(arguments: [
        "", " ", "{", "[1,]", "{\"a\":1,}", "01", "1.", ".5", "+1", "\"\\x\"", "\"a", "nul", "[1] 2", "{'a':1}",
        "\"\\u{41}\"",
        "\"\\uD800\"", "\"\n\"", "{1:2}", "[", "-", "tru", "\u{FEFF}{}",
    ])
    func `what is no JSON is refused`(_ text: String) {
        #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: text) }
    }

    @Test func `a number that is too large is JSON, and no number that a type takes`() async throws {
        #expect(try JSONReader.value(of: "1e999") == .float(.infinity))
        let engine = try ExecutableSchema<Void>.madeUp(try Schema("type Query { a(f: Float): Int }"))
        let request = GraphQLRequest(
            query: "query ($f: Float) { a(f: $f) }",
            variables: [.init("f", .float(.infinity))]
        )
        let answer = await engine.execute(request, context: ())
        #expect(answer.errors.map(\.code) == ["BAD_USER_INPUT"])
    }

    @Test(
        arguments: [
            ("ID", "123456789012345678901234567890", #"{"data":{"a":"123456789012345678901234567890"}}"#),
            ("ID", "-9223372036854775809", #"{"data":{"a":"-9223372036854775809"}}"#),
            ("ID", "18446744073709551616", #"{"data":{"a":"18446744073709551616"}}"#),
            ("JSON", "[100000000000000000000]", #"{"data":{"a":"[100000000000000000000]"}}"#),
            ("Float", "100000000000000000000", #"{"data":{"a":"1e+20"}}"#),
            ("Int", "9223372036854775808", "at '.inner.v': Int cannot represent non 32-bit signed integer value: 92"),
            ("String", "9223372036854775808", "at '.inner.v': String cannot represent a non string value: 92"),
        ]
    )
    func `a whole number beyond 64 bits is its digits`(_ type: String, _ digits: String, _ told: String) async throws {
        let sdl = "scalar JSON input I { inner: I v: \(type) } type Query { a(of: I): String }"
        let engine = try ExecutableSchema<Void>(sdl) {
            $0.query {
                $0.value("a", WideInput.self) { _, given, _ -> String? in
                    switch given.of?["inner"]?["v"] {
                    case .string(let text)?: return text
                    case let value?:
                        var json = JSONText()
                        json.value(value)
                        return String(decoding: json.bytes, as: UTF8.self)
                    case nil: return nil
                    }
                }
            }
        }
        let given = try JSONReader.value(of: "{\"inner\":{\"v\":\(digits)}}")
        let variable = GraphQLRequest(query: "query ($of: I) { a(of: $of) }", variables: [.init("of", given)])
        #expect(await engine.execute(variable, context: ()).text.contains(told))
        let literal = GraphQLRequest(query: "{ a(of: { inner: { v: \(digits) } }) }")
        #expect(await engine.execute(literal, context: ()).text.contains(told.split(separator: ": ").last ?? "none"))
    }

    @Test func `JSON nests sixty-four levels deep and no deeper`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try JSONReader.value(of: nested(64))
        #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: nested(65)) }
        #expect(throws: JSONReader.Fault.self) { try JSONReader.value(of: nested(100_000)) }
    }
}

private struct WideInput: Decodable, Sendable { var of: GraphQLValue? }
