import Foundation

/// What is drawn over each page for one reader: who reads, by which link, on which day.
struct DeckMark: Hashable, Sendable {
    /// Empty where none was asked for.
    let address: String
    /// As ``DeckLink/mark``.
    let link: String
    /// The day in Greenwich, as `2026-11-26`.
    let day: String

    /// Of a page, in any unit: a mark is drawn to fit.
    struct PageSize: Hashable, Sendable {
        var width: Int
        var height: Int

        static let slide = PageSize(width: 1_600, height: 900)
    }

    init(address: String, link: String, day: Date) {
        (self.address, self.link) = (address, link)
        self.day = day.formatted(.iso8601.year().month().day())
    }

    /// In Latin letters, whatever script the address has.
    var text: String {
        let latin = address.applyingTransform(.toLatin, reverse: false) ?? address
        return [latin, "link \(link)", day].filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// A page of its own for each, with nothing on it but the mark.
    func pdf(for sizes: [PageSize]) -> Data { WrittenPDF.document(sizes.map(page)) }

    private static let (longSide, size, rowHeight) = (800.0, 15.0, 84.0)

    /// The mark in rows, too pale to be in the way, and once along the foot.
    ///
    /// Rows lie level: words that slope come out of `pdftotext` and of screen readers in pieces, and the deck's own with
    /// them.
    private func page(_ size: PageSize) -> WrittenPDF.Page {
        let scale = Self.longSide / Double(max(size.width, size.height, 1))
        let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
        let letters = WrittenPDF.escaped(text)
        // Helvetica's letters are half as wide as they are high, more or less.
        let step = Double(text.count) * Self.size * 0.55 + 80
        var content = "/Artifact BMC q /G1 gs 0.5 g BT /F2 \(Int(Self.size)) Tf\n"
        for (row, y) in stride(from: Self.rowHeight / 2, to: height, by: Self.rowHeight).enumerated() {
            for x in stride(from: row.isMultiple(of: 2) ? 24 : 24 - step / 2, to: width, by: step) {
                content += Self.line(letters, x, y)
            }
        }
        content += "ET Q EMC\nq 0.45 g BT /F1 8 Tf\n" + Self.line(letters, 8, 6) + "ET Q\n"
        return WrittenPDF.Page(content: content, width: max(Int(width), 1), height: max(Int(height), 1))
    }

    private static func line(_ text: String, _ x: Double, _ y: Double) -> String {
        "1 0 0 1 \(String(format: "%.1f %.1f", x, y)) Tm (\(text)) Tj\n"
    }
}
