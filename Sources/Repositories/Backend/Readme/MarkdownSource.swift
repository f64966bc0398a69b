/// A line without its line break: a part of the text's bytes, whose places it keeps.
typealias MarkdownLine = ArraySlice<UInt8>

/// A text as lines of UTF-8: tabs are spaces, control characters and those that reverse the direction are gone.
///
/// Where tabs were is remembered, since code keeps them (CommonMark 0.31, 2.2).
struct MarkdownSource {
    private(set) var lines: [MarkdownLine] = []
    private(set) var tabs = MarkdownTabs()
    private(set) var isTruncated: Bool

    init(_ text: String, maximumBytes: Int) {
        var bytes: [UInt8] = []
        isTruncated = text.utf8.count > maximumBytes
        bytes.reserveCapacity(min(text.utf8.count, maximumBytes))
        var column = 0
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if bytes.count >= maximumBytes {
                isTruncated = true
                break
            }
            switch scalar {
            case "\t":
                let width = 4 - column % 4
                tabs.insert(at: bytes.count, width: width)
                bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
                column += width
            // The second half of a Windows line end.
            case "\n" where last == "\r": break
            case "\n", "\r":
                bytes.append(UInt8(ascii: "\n"))
                column = 0
            case _ where Self.isDropped(scalar): break
            default:
                if let units = UTF8.encode(scalar) { bytes.append(contentsOf: units) }
                column += 1
            }
            last = scalar
        }
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// Where a text had tabs before they became spaces.
struct MarkdownTabs: Sendable {
    /// The width of the tab that begins at a place of the text.
    private var widths: [Int: Int] = [:]

    mutating func insert(at place: Int, width: Int) {
        widths[place] = width
    }

    /// A line with its tabs; of one that was cut, as by the end of a list item's margin, spaces stay.
    func restored(_ line: MarkdownLine) -> [UInt8] {
        guard !widths.isEmpty else { return Array(line) }
        var result: [UInt8] = []
        result.reserveCapacity(line.count)
        var place = line.startIndex
        while place < line.endIndex {
            if line[place] == UInt8(ascii: " "), let width = widths[place], place + width <= line.endIndex {
                result.append(UInt8(ascii: "\t"))
                place += width
            } else {
                result.append(line[place])
                place += 1
            }
        }
        return result
    }

    func code(_ lines: [MarkdownLine]) -> String {
        lines.map { String(decoding: restored($0), as: UTF8.self) }.joined(separator: "\n")
    }
}

extension ArraySlice<UInt8> {
    var string: String { String(decoding: self, as: UTF8.self) }

    /// Spaces at the start.
    var indent: Int { count - drop { $0 == UInt8(ascii: " ") }.count }

    var isBlank: Bool { allSatisfy { $0 == UInt8(ascii: " ") } }

    /// Without spaces at both ends.
    var trimmed: ArraySlice<UInt8> {
        var slice = drop { $0 == UInt8(ascii: " ") }
        while slice.last == UInt8(ascii: " ") { slice.removeLast() }
        return slice
    }

    /// As running text reads: of several spaces one is left.
    var withSingleSpaces: MarkdownLine {
        var result: MarkdownLine = []
        result.reserveCapacity(count)
        for byte in self where byte != UInt8(ascii: " ") || result.last != byte { result.append(byte) }
        return result
    }

    /// Without up to `count` spaces at the start.
    func dropIndent(_ count: Int) -> ArraySlice<UInt8> {
        dropFirst(Swift.min(count, indent))
    }
}

extension UInt8 {
    var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    var isASCIIPunctuation: Bool {
        (0x21...0x7E).contains(self) && !isASCIILetter && !isASCIIDigit
    }

    var isMarkdownSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
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
