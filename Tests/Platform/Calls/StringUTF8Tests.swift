import Calls
import Testing

struct StringUTF8Tests {
    @Test(arguments: ["", "tea", "Müller", "🦀", "\u{FEFF}mark", "\u{FFFD}"])
    func `text is read from its bytes as it is`(text: String) {
        #expect(String(validUTF8: Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
    }

    private static let malformed: [[UInt8]] = [
        [0xFF], [0xC3], [0x61, 0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ]

    @Test(arguments: malformed)
    func `bytes that are no UTF-8 are no text`(bytes: [UInt8]) {
        #expect(String(validUTF8: bytes) == nil)
    }
}
