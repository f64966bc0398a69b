import Calls
import DesignSystem
import FindieDomain
import Foundation
import SwiftUI
import Tables

/// Hands the wishlist out as a file.
struct WishExportView: View {
    let model: WishlistModel
    @State private var isTable = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            FindieForm {
                Section {
                    Picker(words("findie.wish.export.format"), selection: $isTable) {
                        Text(words("findie.wish.export.json")).tag(false)
                        Text(words("findie.wish.export.csv")).tag(true)
                    }
                    .pickerStyle(.segmented)
                } footer: {
                    Text(words(isTable ? "findie.wish.export.csv.about" : "findie.wish.export.json.about"))
                }
                if let text = isTable ? model.csv : try? model.json() {
                    Section {
                        ShareLink(item: text, subject: Text(verbatim: isTable ? "wishlist.csv" : "wishlist.json")) {
                            Label(
                                counted("findie.wish.export.share", model.wishes.count),
                                systemImage: "square.and.arrow.up"
                            )
                        }
                    }
                }
            }
            .navigationTitle(words("findie.wish.export"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.close")) { dismiss() }
                }
            }
        }
        .presentationDetents([.medium])
    }
}

/// A wishlist as a table (RFC 4180) that other programs read, and that can be read back here.
nonisolated enum WishTable {
    private static let columns = ["title", "slug", "note", "price_below_cents", "wished_at"]

    static func text(_ wishes: [Wish]) -> String {
        let rows = wishes.map { wish in
            [
                wish.game.title, wish.game.slug, wish.note, wish.priceBelow.map(String.init) ?? "",
                wish.wishedAt.formatted(.iso8601),
            ]
        }
        return CommaSeparatedTable.text([columns] + rows)
    }

    /// The wishes of a table with a column `slug`, in any order of columns; `nil` for anything else.
    ///
    /// A table may lack the other columns, as one that somebody wrote by hand; what it has must be readable.
    static func wishes(in text: String, now: Date) -> [PortableWish]? {
        var rows = CommaSeparatedTable.rows(text).map(\.cells)
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
                    note: CommaSeparatedTable.unguarded(value("note")),
                    priceBelow: cents
                )
            )
        }
        return wishes
    }
}
