/// Rows of text as a file of comma-separated values (RFC 4180), for spreadsheets and other programs.
package enum CommaSeparatedTable {
    /// Without it Excel takes the bytes for those of an older encoding.
    private static let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

    /// A spreadsheet computes a cell that begins like a formula, so such a text gets an apostrophe (OWASP, CSV
    /// Injection); some take full-width signs for the same.
    package static func text(_ rows: [[String]]) -> String {
        var text = String(Character(byteOrderMark))
        for row in rows {
            text += row.map { quoted(guarded($0)) }.joined(separator: ",")
            text += "\r\n"
        }
        return text
    }

    /// The cells line by line, each line with its number from 1.
    ///
    /// A quoted cell may have commas, ends of lines and doubled quotation marks in it. Empty lines are left out.
    package static func rows(_ text: String) -> [(line: Int, cells: [String])] {
        var reader = Reader(text)
        return reader.rows()
    }

    /// A cell without the mark that keeps spreadsheets from computing it.
    package static func unguarded(_ text: String) -> String {
        guard text.hasPrefix("'") else { return text }
        let rest = String(text.dropFirst())
        return isFormula(rest) ? rest : text
    }

    private static func guarded(_ text: String) -> String { isFormula(text) ? "'" + text : text }

    private static func isFormula(_ text: String) -> Bool {
        text.unicodeScalars.first.map { "=+-@\t\r＝＋－＠−".unicodeScalars.contains($0) } ?? false
    }

    private static func quoted(_ cell: String) -> String {
        guard cell.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return cell }
        return "\"" + cell.replacing("\"", with: "\"\"") + "\""
    }

    /// Reads scalars, as "\r\n" is one character.
    private struct Reader {
        private var rest: Substring.UnicodeScalarView
        private var (cells, cell) = ([String](), "")
        private var (isQuoted, line, start) = (false, 1, 1)
        private var found: [(line: Int, cells: [String])] = []

        init(_ text: String) { rest = text[...].unicodeScalars.drop { $0 == byteOrderMark } }

        mutating func rows() -> [(line: Int, cells: [String])] {
            while let scalar = rest.popFirst() {
                switch scalar {
                case "\"" where isQuoted && rest.first == "\"":
                    cell.unicodeScalars.append("\"")
                    rest.removeFirst()
                case "\"": isQuoted.toggle()
                case "," where !isQuoted: endCell()
                case "\r" where !isQuoted: break
                case "\n" where !isQuoted: endRow()
                default:
                    if scalar == "\n" { line += 1 }
                    cell.unicodeScalars.append(scalar)
                }
            }
            endRow()
            return found
        }

        private mutating func endCell() {
            cells.append(cell)
            cell = ""
        }

        private mutating func endRow() {
            endCell()
            if cells != [""] { found.append((start, cells)) }
            (cells, line) = ([], line + 1)
            start = line
        }
    }
}
