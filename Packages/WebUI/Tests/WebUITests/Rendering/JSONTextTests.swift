import Foundation
import Testing

@testable import WebUI

struct JSONTextTests {
    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("\"", #""\"""#), ("\\", #""\\""#), ("\n\r\t", #""\n\r\t""#),
        ("\u{0}\u{1f}", #""\u0000\u001f""#), ("é🎈", "\"é🎈\""),
    ])
    func `special characters are escaped`(text: String, quoted: String) {
        #expect(JSONText.quote(text) == quoted)
    }

    @Test(arguments: ["", "plain", "\"\\\n\r\t\u{0}\u{b}\u{7f}", "\u{2028}\u{2029}", "👩🏽‍🚀", "</script>"])
    func `a JSON reader gives the text back`(text: String) throws {
        let data = Data("[\(JSONText.quote(text))]".utf8)
        #expect(try JSONDecoder().decode([String].self, from: data) == [text])
    }

    @Test func `no text ends the line of an event stream`() {
        let everything = String(String.UnicodeScalarView((0..<0x300).compactMap(Unicode.Scalar.init)))
        #expect(!JSONText.quote(everything).utf8.contains { $0 == 0x0A || $0 == 0x0D })
    }

    @Test(arguments: [
        (Operation.text(1, "a\"b"), #"[0,1,"a\"b"]"#),
        (.attribute(2, "class", "x"), #"[1,2,"class","x"]"#),
        (.attribute(2, "class", nil), #"[1,2,"class",null]"#),
        (.style(3, "gap", "4px"), #"[3,3,"gap","4px"]"#),
        (.style(3, "gap", nil), #"[3,3,"gap",null]"#),
        (.property(4, .value("v"), base: 7), #"[4,4,"value","v",7]"#),
        (.property(4, .checked(true), base: 0), #"[4,4,"checked",true,0]"#),
        (.insert(parent: 5, before: 6, html: "<b>"), #"[5,5,6,"<b>"]"#),
        (.remove(6), "[6,6]"),
        (.move(7, before: 0), "[7,7,0]"),
    ])
    func `operations are written as the contract says`(operation: WebUI.Operation, json: String) {
        #expect(operation.json == json)
    }
}
