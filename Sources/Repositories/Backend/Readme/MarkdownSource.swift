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
