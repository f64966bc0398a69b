/// What is dropped with everything in it: comments, declarations, scripts and styles.
enum HTMLSkip {
    private static let elements = [
        "script", "style", "textarea", "noscript", "iframe", "object", "svg", "math", "title",
    ]

    /// How many bytes to skip at the start of `bytes`; `nil` when it is something else.
    ///
    /// A comment or element without its end takes everything with it, so that no byte is looked at twice.
    static func length(at bytes: ArraySlice<UInt8>) -> Int? {
        let next = bytes.dropFirst().first
        if bytes.starts(with: "<!--".utf8) {
            return end(of: "-->", in: bytes)
        }
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?"), bytes.dropFirst(2).first?.isASCIILetter == true {
            let body = bytes.dropFirst().prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
            return body.endIndex < bytes.endIndex && bytes[body.endIndex] == UInt8(ascii: ">") ? body.count + 2 : nil
        }
        guard let first = next, Array("sStTnNiIoOmM".utf8).contains(first), let tag = HTMLTag(at: bytes),
            !tag.isClosing, elements.contains(tag.name)
        else { return nil }
        return tag.length + end(of: "</\(tag.name)>", in: bytes.dropFirst(tag.length))
    }

    private static func end(of text: String, in bytes: ArraySlice<UInt8>) -> Int {
        let pattern = Array(text.utf8)
        var index = bytes.startIndex
        while index + pattern.count <= bytes.endIndex {
            let isMatch = zip(bytes[index...], pattern).allSatisfy { byte, wanted in
                byte == wanted || byte.isASCIILetter && byte | 0x20 == wanted
            }
            if isMatch { return index + pattern.count - bytes.startIndex }
            index += 1
        }
        return bytes.count
    }
}
