/// Backslash escapes and entities.
enum MarkdownText {
    /// Text as it reads: `\*` is `*`, `&amp;` is `&`.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        decoded(bytes, escapes: true)
    }

    /// Text of HTML, in which a backslash is a backslash.
    static func decoded(_ bytes: ArraySlice<UInt8>, escapes: Bool = false) -> String {
        guard bytes.contains(UInt8(ascii: "&")) || escapes && bytes.contains(UInt8(ascii: "\\")) else {
            return bytes.string
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.first {
            if escapes, byte == UInt8(ascii: "\\"), let next = rest.dropFirst().first, next.isASCIIPunctuation {
                result.append(next)
                rest = rest.dropFirst(2)
            } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(at: rest) {
                result.append(contentsOf: entity.text.utf8)
                rest = rest.dropFirst(entity.length)
            } else {
                result.append(byte)
                rest.removeFirst()
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
