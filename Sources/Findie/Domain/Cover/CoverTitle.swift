import Foundation

/// A game's name as it is set on its cover: in up to four lines, as large as they allow.
struct CoverTitle {
    private let lines: [String]
    private let size: Double

    /// What a letter is wide of its height, in a bold sans-serif; capitals are wider, and “m” and “w” still more.
    private static let letter = 0.60
    private static let room = 344.0
    private static let baseline = 462.0

    init(_ title: String) {
        let words = title.split(separator: " ").map(String.init)
        let sizes: [Double] = [58, 50, 44, 38, 33, 29, 25, 22]
        for size in sizes {
            let lines = Self.lines(words, size: size)
            let fits = lines.allSatisfy { Self.width($0, size) <= Self.room }
            if fits, Double(lines.count) * size <= 176, lines.count <= (size > 40 ? 3 : 4) {
                (self.lines, self.size) = (lines, size)
                return
            }
        }
        // The longest of names are cut; they stand whole beside the cover.
        size = 22
        lines = Self.lines(words, size: 22).prefix(5).map { String($0.prefix(28)) }
    }

    private static func width(_ text: String, _ size: Double) -> Double {
        text.reduce(0) { width, character in
            let share =
                switch character {
                case "m", "w", "M", "W": 0.98
                case _ where character.isUppercase: 0.72
                case _ where "ilj.,:;'’!|".contains(character): 0.32
                default: letter
                }
            return width + share * size
        }
    }

    private static func lines(_ words: [String], size: Double) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, width(last + " " + word, size) <= room {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    func svg(_ palette: CoverPalette) -> String {
        let step = size * 1.06
        let top = Self.baseline - step * Double(lines.count - 1)
        let spans = lines.enumerated().map { index, line in
            "<tspan x=\"28\" y=\"\(Int(top + step * Double(index)))\">\(Self.escaped(line))</tspan>"
        }
        let bar = Int(top - size * 0.95 - 14)
        return """
            <rect x="28" y="\(bar)" width="44" height="5" rx="2.5" fill="\(palette.hex(palette.light))"/>\
            <text font-family="'Avenir Next','Segoe UI',system-ui,'DejaVu Sans',sans-serif" font-weight="800" \
            font-size="\(Int(size))" letter-spacing="-0.5" fill="#ffffff">\(spans.joined())</text>
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
