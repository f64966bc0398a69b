import RepositoriesDomain

extension MarkdownBlocks {
    /// More would let a short row stand for many empty cells.
    private static let maximumColumns = 64
    private static let maximumCells = 20_000

    func startsTable(_ lines: [MarkdownLine], _ index: Int) -> Bool {
        guard index + 1 < lines.count, lines[index].contains(UInt8(ascii: "|")), lines[index].indent < 4,
            let alignments = Self.alignments(lines[index + 1])
        else { return false }
        return Self.cells(lines[index]).count == alignments.count && alignments.count <= Self.maximumColumns
    }

    func table(_ lines: [MarkdownLine], _ index: inout Int) -> Readme.Block? {
        guard startsTable(lines, index), let alignments = Self.alignments(lines[index + 1]) else { return nil }
        let header = Self.cells(lines[index]).map(inlines)
        var rows: [[[Readme.Inline]]] = []
        index += 2
        while index < lines.count, !interruptsParagraph(lines[index]),
            (rows.count + 1) * header.count <= Self.maximumCells
        {
            let cells = Self.cells(lines[index]).prefix(header.count).map(inlines)
            rows.append(cells + Array(repeating: [], count: header.count - cells.count))
            index += 1
        }
        return .table(header: header, alignments: alignments, rows: rows)
    }

    /// The line below the header: `| :--- | :---: | ---: |`.
    private static func alignments(_ line: MarkdownLine) -> [Readme.Alignment]? {
        guard line.indent < 4, line.contains(UInt8(ascii: "-")),
            line.allSatisfy({ Array("|:- ".utf8).contains($0) })
        else { return nil }
        var alignments: [Readme.Alignment] = []
        for cell in cells(line) {
            var dashes = cell
            let leads = dashes.first == UInt8(ascii: ":")
            if leads { dashes.removeFirst() }
            let trails = dashes.last == UInt8(ascii: ":")
            if trails { dashes.removeLast() }
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
            alignments.append(trails ? (leads ? .center : .trailing) : .leading)
        }
        return alignments
    }

    /// The texts between the bars; `\|` is not one.
    private static func cells(_ line: MarkdownLine) -> [MarkdownLine] {
        var text = line.trimmed
        if text.first == UInt8(ascii: "|") { text.removeFirst() }
        var cells: [MarkdownLine] = []
        var cell: [UInt8] = []
        var isEscaped = false
        for byte in text {
            if byte == UInt8(ascii: "|"), !isEscaped {
                cells.append(cell[...].trimmed)
                cell = []
            } else {
                if byte == UInt8(ascii: "|") { cell.removeLast() }
                cell.append(byte)
            }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        if !cell[...].isBlank { cells.append(cell[...].trimmed) }
        return cells
    }
}

/// A line without its line break.
typealias MarkdownLine = ArraySlice<UInt8>

/// A text as lines of UTF-8: tabs are spaces, control characters and those that reverse the direction are gone.
struct MarkdownSource {
    private(set) var lines: [MarkdownLine]
    private(set) var isTruncated: Bool

    init(_ text: String, maximumBytes: Int) {
        var bytes: [UInt8] = []
        isTruncated = text.utf8.count > maximumBytes
        bytes.reserveCapacity(min(text.utf8.count, maximumBytes))
        var column = 0
        for scalar in text.unicodeScalars {
            if bytes.count >= maximumBytes {
                isTruncated = true
                break
            }
            switch scalar {
            case "\t":
                let width = 4 - column % 4
                bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: width))
                column += width
            case "\n":
                bytes.append(UInt8(ascii: "\n"))
                column = 0
            case _ where Self.isDropped(scalar): break
            default:
                if let units = UTF8.encode(scalar) { bytes.append(contentsOf: units) }
                column += 1
            }
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
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n")
    }
}
