import RepositoriesDomain

extension MarkdownBlocks {
    /// More would let a short row stand for many empty cells.
    static let maximumColumns = 64
    static let maximumCells = 20_000

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
