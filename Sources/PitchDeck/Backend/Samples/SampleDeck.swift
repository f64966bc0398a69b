import Foundation
import PitchDeckDomain

/// The deck of an invented company, as a PDF of five pages and a few kilobytes; it says on every page that it is one.
struct SampleDeck {
    let content: StartupContent
    let category: String
    let founder: String

    static let pageCount = 5

    /// 16 to 9, in points.
    private static let (width, height) = (640, 360)

    var pdf: Data {
        WrittenPDF.document(
            [(cover, 1), (story, 0.4), (figures, 0.4), (company, 0.4), (closing, 1)].map { page, grey in
                let note = Self.text("An invented company: a sample", 40, 24, size: 10, grey: grey)
                return WrittenPDF.Page(content: Self.frame + page + note, width: Self.width, height: Self.height)
            }
        )
    }

    private var cover: String {
        Self.band(height: Self.height)
            + Self.text(category.uppercased(), 40, 268, size: 12, grey: 1)
            + Self.text(content.title, 40, 208, size: 44, grey: 1, isBold: true)
            + Self.paragraph(content.pitch, 40, 160, size: 20, columns: 48, grey: 1)
    }

    private var story: String {
        heading("Why") + Self.paragraph(content.description, 40, 252, size: 15, columns: 72, grey: 0.2)
    }

    private var figures: String {
        let claims = content.claims.prefix(3).enumerated().map { index, claim in
            let x = 40 + index * 195
            return Self.text(Self.short(claim.value), x, 190, size: 40, grey: 0.1, isBold: true)
                + Self.text(claim.unit, x, 164, size: 14, grey: 0.3)
                + Self.text(claim.metric.rawValue, x, 144, size: 12, grey: 0.5)
        }
        return heading("Where we are") + claims.joined()
    }

    private var company: String {
        let facts = [
            ("Place", content.location), ("Founded", content.founded.map { String($0) } ?? ""),
            ("Team", content.teamSize.map { "\($0) people" } ?? ""), ("Founder", founder),
        ]
        let rows = facts.filter { !$0.1.isEmpty }.enumerated().map { index, fact in
            Self.text(fact.0, 40, 240 - index * 36, size: 14, grey: 0.5)
                + Self.text(fact.1, 170, 240 - index * 36, size: 18, grey: 0.1)
        }
        return heading("Who we are") + rows.joined()
    }

    private var closing: String {
        Self.band(height: Self.height)
            + Self.text("Thank you for reading", 40, 190, size: 34, grey: 1, isBold: true)
            + Self.text(content.title, 40, 152, size: 18, grey: 1)
    }

    private func heading(_ text: String) -> String {
        Self.band(height: 6) + Self.text(text, 40, 296, size: 28, grey: 0.1, isBold: true)
    }

    // MARK: Drawing

    private static let frame = "1 1 1 rg 0 0 \(width) \(height) re f\n"

    /// The accent, from the top down.
    private static func band(height: Int) -> String {
        "0.06 0.46 0.43 rg 0 \(Self.height - height) \(width) \(height) re f\n"
    }

    private static func text(
        _ text: String,
        _ x: Int,
        _ y: Int,
        size: Int,
        grey: Double,
        isBold: Bool = false
    ) -> String {
        "BT \(grey) g /F\(isBold ? 2 : 1) \(size) Tf \(x) \(y) Td (\(WrittenPDF.escaped(text))) Tj ET\n"
    }

    private static func paragraph(
        _ text: String,
        _ x: Int,
        _ y: Int,
        size: Int,
        columns: Int,
        grey: Double
    ) -> String {
        lines(of: text, columns: columns).enumerated()
            .map { Self.text($1, x, y - $0 * size * 3 / 2, size: size, grey: grey) }.joined()
    }

    static func lines(of text: String, columns: Int) -> [String] {
        text.split(whereSeparator: \.isWhitespace).reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + 1 + word.count <= columns {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }

    /// `2.4M`, as figures are printed large.
    static func short(_ value: Double) -> String {
        let (scaled, suffix) = value >= 1e6 ? (value / 1e6, "M") : value >= 1e4 ? (value / 1e3, "k") : (value, "")
        let tenths = (scaled * 10).rounded() / 10
        return (tenths == tenths.rounded() ? String(format: "%.0f", tenths) : String(format: "%.1f", tenths)) + suffix
    }
}
