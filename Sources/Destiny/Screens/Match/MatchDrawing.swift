import DestinyDomain
import Foundation

/// The score ring and the eight kutas on a card, as SVG of 1080 by 1440 points.
struct MatchDrawing {
    private let report: MatchReport
    private let words: GuideWords

    init(_ report: MatchReport, _ words: GuideWords) {
        self.report = report
        self.words = words
    }

    var text: String {
        ([Self.head] + title + ring + kutas + note + ["</svg>"]).joined(separator: "\n")
    }

    // The light colours of the palette: a picture has no appearance of its own.
    private static let head = """
        <svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1440" viewBox="0 0 1080 1440">
        <style>
        text { font-family: -apple-system, "Noto Sans", "Noto Sans Devanagari", sans-serif; fill: #263248; }
        .serif { font-family: Georgia, "Noto Serif", serif; } .middle { text-anchor: middle; } .end { text-anchor: end; }
        .quiet { fill: #576072; } .gold { fill: #7a5709; } .strong { font-weight: 600; }
        </style>
        <rect width="1080" height="1440" fill="#f2f1f3"/>
        <rect x="48" y="48" width="984" height="1344" rx="48" fill="#ffffff"/>
        <circle cx="432" cy="132" r="34" fill="#263248"/>
        <text x="432" y="146" class="serif middle strong" font-size="38" style="fill:#d4a84b">D</text>
        <text x="482" y="148" class="serif strong" font-size="50">destiny</text>
        """

    private var title: [String] {
        let names = CoupleNames(report, words).text
        let size = names.count <= 32 ? 46 : max(22, 46 * 32 / names.count)
        return [line(names, x: 540, y: 244, size: size, "middle strong")]
    }

    private var ring: [String] {
        let (radius, share) = (128.0, report.totalScore / Double(report.maxScore))
        let length = 2 * Double.pi * radius
        let circle = #"<circle cx="540" cy="428" r="128" fill="none" stroke-width="22" "#
        return [
            circle + ##"stroke="#dfdce1"/>"##,
            circle + ##"stroke="#d4a84b" stroke-linecap="round" transform="rotate(-90 540 428)" "##
                + #"stroke-dasharray="\#(Int(length * share)) \#(Int(length) + 1)"/>"#,
            line(Points.text(report.totalScore, words), x: 540, y: 444, size: 92, "serif middle strong"),
            line(words("destiny.match.outOf", String(report.maxScore)), x: 540, y: 492, size: 28, "middle quiet"),
            line(words("destiny.match.band.\(report.band.rawValue)"), x: 540, y: 640, size: 36, "middle strong gold"),
        ]
    }

    private var kutas: [String] {
        report.kutaDetails.enumerated().flatMap { index, kuta in
            let y = 724 + index * 68
            let points = "\(Points.text(kuta.score, words)) / \(kuta.maxScore)"
            let bar = #"<rect x="112" y="\#(y + 18)" height="10" rx="5" "#
            return [
                line(kuta.name.name(in: words.language), x: 112, y: y, size: 32, "strong"),
                line(points, x: 968, y: y, size: 32, "end strong gold"),
                bar + ##"width="856" fill="#dfdce1"/>"##,
                bar + ##"width="\##(Int(856 * kuta.score / Double(kuta.maxScore)))" fill="#d4a84b"/>"##,
            ]
        }
    }

    private var note: [String] {
        lines(of: words("destiny.note"), width: 64).enumerated().map { index, words in
            line(words, x: 540, y: 1310 + index * 36, size: 25, "middle quiet")
        }
    }

    private func line(_ text: String, x: Int, y: Int, size: Int, _ style: String) -> String {
        #"<text x="\#(x)" y="\#(y)" font-size="\#(size)" class="\#(style)">\#(Self.escaped(text))</text>"#
    }

    private func lines(of text: String, width: Int) -> [String] {
        text.split(separator: " ").reduce(into: [""]) { lines, word in
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + word.count < width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
    }

    /// Names are what people typed: no markup, and no characters that XML does not have.
    private static func escaped(_ text: String) -> String {
        let allowed = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0xFFFE && $0.value != 0xFFFF }
        return String(String.UnicodeScalarView(allowed))
            .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
