import RepositoriesDomain

/// A table of HTML, from behind its first tag: rows of cells as they are written, before anything in them is read.
struct HTMLTable {
    struct Cell {
        var content: ArraySlice<UInt8>
        var isHeading: Bool
        var alignment: Readme.Alignment?
        /// How many columns and rows it takes.
        var columns = 1
        var rows = 1
    }

    private(set) var rows: [[Cell]] = []
    /// In bytes, with its last tag; a table that never ends takes everything.
    private(set) var length = 0
    private var open: Cell?
    private var rowAlignment: Readme.Alignment?
    private var depth = 0

    init(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while depth >= 0, let place = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[place...]
            if let skipped = HTMLSkip.length(at: rest) {
                rest = rest.dropFirst(skipped)
            } else if let tag = HTMLTag(at: rest) {
                rest = rest.dropFirst(tag.length)
                read(tag, at: place, rest)
            } else {
                rest = rest.dropFirst()
            }
        }
        if depth >= 0 {
            close(at: bytes.endIndex)
            rest = bytes[bytes.endIndex...]
        }
        length = rest.startIndex - bytes.startIndex
        rows.removeAll(where: \.isEmpty)
    }

    private mutating func read(_ tag: HTMLTag, at place: Int, _ rest: ArraySlice<UInt8>) {
        if tag.name == "table" { depth += tag.isClosing ? -1 : 1 }
        guard depth <= 0, ["table", "tr", "td", "th", "caption", "thead", "tbody", "tfoot"].contains(tag.name) else {
            return
        }
        close(at: place)
        guard !tag.isClosing, tag.name != "table" else { return }
        switch tag.name {
        case "td", "th":
            if rows.isEmpty { rows.append([]) }
            open = Cell(
                content: rest,
                isHeading: tag.name == "th",
                alignment: Self.alignment(tag) ?? rowAlignment,
                columns: Self.span(tag.attributes["colspan"]),
                rows: Self.span(tag.attributes["rowspan"])
            )
        case "caption":
            rows.append([])
            open = Cell(content: rest, isHeading: true)
        default:
            rowAlignment = Self.alignment(tag)
            rows.append([])
        }
    }

    private mutating func close(at place: Int) {
        guard var cell = open else { return }
        cell.content = cell.content[..<place]
        rows[rows.count - 1].append(cell)
        open = nil
    }

    private static func span(_ text: String?) -> Int {
        min(max(text.flatMap { Int($0) } ?? 1, 1), MarkdownBlocks.maximumColumns)
    }

    private static func alignment(_ tag: HTMLTag) -> Readme.Alignment? {
        switch tag.attributes["align"]?.lowercased() {
        case "center", "middle": .center
        case "right": .trailing
        case "left": .leading
        default: nil
        }
    }
}

/// A table whose cells have been read, as lines of the same number of cells.
struct HTMLGrid {
    struct Cell {
        var blocks: [Readme.Block] = []
        var isHeading = false
        var alignment: Readme.Alignment?
    }

    private var lines: [[Cell]] = []

    /// `read` is asked for each cell in their order.
    init(_ table: HTMLTable, read: (HTMLTable.Cell) -> [Readme.Block]) {
        // In each column, how many lines a cell from above still takes.
        var held = [Int](repeating: 0, count: MarkdownBlocks.maximumColumns)
        var columns = 0
        for row in table.rows where (lines.count + 1) * columns <= MarkdownBlocks.maximumCells {
            var line: [Cell] = []
            func skipHeld() {
                while line.count < held.count, held[line.count] > 0 {
                    held[line.count] -= 1
                    line.append(Cell())
                }
            }
            for cell in row {
                skipHeld()
                guard line.count < held.count else { break }
                let filled = Cell(blocks: read(cell), isHeading: cell.isHeading, alignment: cell.alignment)
                for column in 0..<min(cell.columns, held.count - line.count) {
                    held[line.count] = cell.rows - 1
                    line.append(column == 0 ? filled : Cell(isHeading: cell.isHeading))
                }
            }
            skipHeld()
            columns = max(columns, line.count)
            lines.append(line)
        }
        lines.removeAll { $0.allSatisfy(\.blocks.isEmpty) }
    }

    /// A table; what is in it one below another where there is one column, or a cell has what needs room of its own.
    var blocks: [Readme.Block] {
        let columns = lines.map(\.count).max() ?? 0
        let texts = lines.map { $0.map { $0.blocks.cellInlines() } }
        guard columns > 1, !texts.joined().contains(nil) else { return lines.joined().flatMap(\.blocks) }
        var rows = zip(lines, texts).map { line, texts in
            zip(line, texts).map { $0.isHeading ? $1.map(Self.strong) ?? [] : $1 ?? [] }
                + Array(repeating: [], count: columns - line.count)
        }
        var header: [[Readme.Inline]] = Array(repeating: [], count: columns)
        if let first = lines.first, first.allSatisfy(\.isHeading), rows.count > 1 {
            rows.removeFirst()
            header = texts[0].map { $0 ?? [] } + Array(repeating: [], count: columns - first.count)
        }
        return [.table(header: header, alignments: (0..<columns).map(alignment), rows: rows)]
    }

    /// As most cells of a column say.
    private func alignment(of column: Int) -> Readme.Alignment {
        let said = lines.compactMap { $0.indices.contains(column) ? $0[column] : nil }.filter { !$0.blocks.isEmpty }
        return [.center, .trailing].first { wanted in said.count { $0.alignment == wanted } * 2 > said.count }
            ?? .leading
    }

    private static func strong(_ inlines: [Readme.Inline]) -> [Readme.Inline] {
        inlines.isEmpty ? [] : [.strong(inlines)]
    }
}

extension [Readme.Block] {
    /// The blocks as the content of a cell, in lines; `nil` where there is what needs room of its own.
    fileprivate func cellInlines() -> [Readme.Inline]? {
        var result: [Readme.Inline] = []
        for block in self {
            guard let inlines = block.cellInlines else { return nil }
            if !result.isEmpty, !inlines.isEmpty { result.append(.lineBreak) }
            result += inlines
        }
        return result
    }
}

extension Readme.Block {
    fileprivate var cellInlines: [Readme.Inline]? {
        switch self {
        case .heading(_, let content): return [.strong(content)]
        case .paragraph(let content): return content
        case .image(let url, let alternative, let link, let size, let dark):
            let picture = Readme.Inline.image(url, alternative: alternative, size: size, dark: dark)
            return [link.map { .link($0, [picture]) } ?? picture]
        case .code(_, let text): return text.contains("\n") ? nil : [.code(text)]
        case .quote(let blocks): return blocks.cellInlines()
        case .list(let start, let items):
            var result: [Readme.Inline] = []
            for (index, item) in items.enumerated() {
                guard let inlines = item.blocks.cellInlines() else { return nil }
                let marker = item.checked.map { $0 ? "☑ " : "☐ " } ?? start.map { "\($0 + index). " } ?? "• "
                result += (result.isEmpty ? [] : [.lineBreak]) + [.text(marker)] + inlines
            }
            return result
        case .rule: return []
        case .table, .alert, .details: return nil
        }
    }
}
