import Foundation

/// PDFs of text and rectangles in the fonts that every reader has.
enum WrittenPDF {
    /// What stands on a page: drawing operators, in Windows' Latin letters.
    struct Page {
        var content: String
        /// In points.
        var width: Int
        var height: Int
    }

    /// `/F1` and `/F2` are the fonts, `/G1` a state in which everything is only a shade over what is below.
    static func document(_ pages: [Page]) -> Data {
        let kids = pages.indices.map { "\(5 + 2 * $0) 0 R" }.joined(separator: " ")
        let encoding = "/Encoding /WinAnsiEncoding"
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count \(pages.count) /Kids [\(kids)] >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica \(encoding) >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold \(encoding) >>",
        ]
        for (index, page) in pages.enumerated() {
            objects.append(
                """
                << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(page.width) \(page.height)] /Contents \(6 + 2 * index) 0 R \
                /Resources << /Font << /F1 3 0 R /F2 4 0 R >> /ExtGState << /G1 << /ca 0.3 >> >> >> >>
                """
            )
            objects.append("<< /Length \(page.content.utf8.count) >>\nstream\n\(page.content)\nendstream")
        }
        var (text, places) = ("%PDF-1.4\n", [Int]())
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for place in places {
            text += String(repeating: "0", count: max(10 - String(place).count, 0)) + "\(place) 00000 n \n"
        }
        text += "trailer << /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }

    /// A text between parentheses, in ASCII: other Latin letters by their numbers, the rest without their accents.
    static func escaped(_ text: String) -> String {
        text.precomposedStringWithCanonicalMapping.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x28, 0x29, 0x5C: "\\\(scalar)"
            case 0x20...0x7E: String(scalar)
            case ..<0x20: " "
            case 0xA0...0xFF: "\\" + String(scalar.value, radix: 8)
            // Has no accent that could be taken off.
            case 0x141: "L"
            case 0x142: "l"
            case 0x2019: "\\222"
            case 0x2013: "\\226"
            default: String(scalar).folding(options: .diacriticInsensitive, locale: nil).filter(\.isASCII)
            }
        }.joined()
    }
}
