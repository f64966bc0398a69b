import Calls
import FindieDomain
import Foundation

/// A wishlist as a table (RFC 4180) that other programs read, and that can be read back here.
nonisolated enum WishTable {
    private static let columns = ["title", "slug", "note", "price_below_cents", "wished_at"]

    /// Quotes are doubled, and no cell is taken for a formula.
    static func text(_ wishes: [Wish]) -> String {
        let rows = wishes.map { wish in
            [
                wish.game.title, wish.game.slug, wish.note, wish.priceBelow.map(String.init) ?? "",
                wish.wishedAt.formatted(.iso8601),
            ]
        }
        return ([columns] + rows).map { $0.map(cell).joined(separator: ",") }.joined(separator: "\r\n") + "\r\n"
    }

    /// The wishes of a table with a column `slug`, in any order of columns; `nil` for anything else.
    ///
    /// A table may lack the other columns, as one that somebody wrote by hand; what it has must be readable.
    static func wishes(in text: String, now: Date) -> [PortableWish]? {
        var rows = rows(of: text)
        guard !rows.isEmpty else { return nil }
        let names = rows.removeFirst().map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard let slugs = names.firstIndex(of: "slug"), rows.count <= Wish.maximumCount else { return nil }
        var wishes: [PortableWish] = []
        for row in rows {
            func value(_ name: String) -> String {
                guard let column = names.firstIndex(of: name), column < row.count else { return "" }
                return row[column]
            }
            guard slugs < row.count, (1...80).contains(row[slugs].unicodeScalars.count) else { return nil }
            let (price, day) = (value("price_below_cents"), value("wished_at"))
            let (cents, wishedAt) = (Int(price), try? Date(day, strategy: .iso8601))
            guard price.isEmpty || cents != nil, day.isEmpty || wishedAt != nil else { return nil }
            wishes.append(
                PortableWish(
                    slug: row[slugs],
                    wishedAt: wishedAt ?? now,
                    note: unguarded(value("note")),
                    priceBelow: cents
                )
            )
        }
        return wishes
    }

    private static let formulaStarts = Set("=+-@\t\r")

    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map(formulaStarts.contains) ?? false
        return "\"" + (isFormula ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
    }

    /// A note without the mark that keeps programs from computing it.
    private static func unguarded(_ text: String) -> String {
        guard text.hasPrefix("'"), let second = text.dropFirst().first, formulaStarts.contains(second) else {
            return text
        }
        return String(text.dropFirst())
    }

    /// The cells line by line; a quoted one may have commas, line ends and doubled quotes in it.
    private static func rows(of text: String) -> [[String]] {
        var (rows, row, cell, isQuoted) = ([[String]](), [String](), "", false)
        func endRow() {
            row.append(cell)
            if row != [""] { rows.append(row) }
            (row, cell) = ([], "")
        }
        // Scalars: "\r\n" is one character.
        var rest = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"" where isQuoted && rest.first == "\"":
                cell.unicodeScalars.append("\"")
                rest.removeFirst()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                row.append(cell)
                cell = ""
            case "\n" where !isQuoted: endRow()
            case "\r" where !isQuoted: continue
            default: cell.unicodeScalars.append(scalar)
            }
        }
        endRow()
        return rows
    }
}
