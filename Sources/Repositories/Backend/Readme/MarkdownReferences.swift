/// The link definitions of a text: `[label]: destination "title"`.
struct MarkdownReferences {
    private var destinations: [String: String] = [:]

    /// Collects them ahead of reading, since a link may come before its definition.
    ///
    /// The first of a label counts.
    init(_ lines: [MarkdownLine]) {
        var fence: MarkdownFence?
        for line in lines {
            if let open = fence {
                if open.isClosed(by: line) { fence = nil }
            } else if let opened = MarkdownFence(line) {
                fence = opened
            } else if let (label, destination) = Self.definition(line), destinations[label] == nil {
                destinations[label] = destination
            }
        }
    }

    func destination(of label: ArraySlice<UInt8>) -> String? {
        guard label.count <= 200 else { return nil }
        return destinations[Self.normalized(label)]
    }

    static func definition(_ line: MarkdownLine) -> (label: String, destination: String)? {
        let text = line.trimmed
        guard line.indent < 4, text.first == UInt8(ascii: "["), text.dropFirst().first != UInt8(ascii: "^"),
            let close = text.firstIndex(of: UInt8(ascii: "]")), close - text.startIndex <= 200,
            close + 1 < text.endIndex, text[close + 1] == UInt8(ascii: ":")
        else { return nil }
        let label = normalized(text[(text.startIndex + 1)..<close])
        var rest = text[(close + 2)...].trimmed
        if rest.first == UInt8(ascii: "<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
            rest = rest[(rest.startIndex + 1)..<end]
        } else {
            rest = rest.prefix { $0 != UInt8(ascii: " ") }
        }
        return label.isEmpty || rest.isEmpty ? nil : (label, MarkdownText.unescaped(rest))
    }

    private static func normalized(_ label: ArraySlice<UInt8>) -> String {
        label.split { $0.isMarkdownSpace }.map(\.string).joined(separator: " ").lowercased()
    }
}

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
