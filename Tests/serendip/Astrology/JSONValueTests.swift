import Foundation
import Testing

@testable import serendip

struct JSONValueTests {
    @Test func `keys keep their order and values their kind`() {
        let value = JSONValue.object([
            ("b", 1), ("a", .list([.null, true, .number(0.5), .number(36)])), ("c", "x"), ("empty", .object([])),
        ])
        #expect(value.text == #"{"b":1,"a":[null,true,0.5,36],"c":"x","empty":{}}"#)
    }

    @Test(arguments: ["plain", "\"quoted\"", "back\\slash", "line\nend\r\t", "nul\0", "\u{1B}[31m", "é ♈ 🙂", "\u{7F}"])
    func `texts are read back as they were`(text: String) throws {
        let bytes = Data(JSONValue.list([.text(text)]).text.utf8)
        #expect(try JSONDecoder().decode([String].self, from: bytes) == [text])
        #expect(!bytes.contains { $0 < 0x20 })
    }

    @Test(arguments: [
        (29.99999999, "29.9999999"), (359.99999999, "359.9999999"), (0.0, "0"), (30, "30"),
        (172.5358253, "172.5358253"),
    ])
    func `an angle is cut so that it stays in its sign`(degrees: Double, text: String) {
        #expect(JSONValue.degrees(degrees).text == text)
    }

    @Test func `what JSON cannot say is null`() {
        #expect(JSONValue.number(.nan).text == "null")
        #expect(JSONValue.number(.infinity).text == "null")
    }
}
