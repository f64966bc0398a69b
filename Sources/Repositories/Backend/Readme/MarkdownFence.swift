/// The opening line of fenced code.
struct MarkdownFence {
    let indent: Int
    /// The first word after the fence.
    let language: String?
    private let mark: UInt8
    private let length: Int

    init?(_ line: MarkdownLine) {
        indent = line.indent
        let text = line.dropFirst(indent)
        guard indent < 4, let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
            return nil
        }
        mark = first
        length = text.prefix { $0 == first }.count
        let info = text.dropFirst(length).trimmed
        guard length >= 3, first == UInt8(ascii: "~") || !info.contains(UInt8(ascii: "`")) else { return nil }
        let word = info.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
            .filter { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
        language = word.isEmpty ? nil : String(decoding: word.prefix(40), as: UTF8.self).lowercased()
    }

    func isClosed(by line: MarkdownLine) -> Bool {
        let text = line.trimmed
        return line.indent < 4 && text.count >= length && text.allSatisfy { $0 == mark }
    }
}
