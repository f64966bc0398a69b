import Foundation

/// PDFs that are written by hand.
enum TestPDF {
    /// With a word on each page, landscape; `catalogue` is put into the root object.
    static func pages(_ words: [String], catalogue: String = "") -> Data {
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R \(catalogue) >>",
            "<< /Type /Pages /Count \(words.count) /Kids [\(words.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " "))] >>",
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        ]
        for (index, word) in words.enumerated() {
            let stream = "BT /F1 48 Tf 72 200 Td (\(word)) Tj ET"
            objects.append(
                """
                << /Type /Page /Parent 2 0 R /MediaBox [0 0 640 360] /Contents \(5 + 2 * index) 0 R \
                /Resources << /Font << /F1 3 0 R >> >> >>
                """
            )
            objects.append("<< /Length \(stream.utf8.count) >>\nstream\n\(stream)\nendstream")
        }
        var (text, places) = ("%PDF-1.4\n", [Int]())
        for (index, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        text += places.map { String(repeating: "0", count: 10 - String($0).count) + "\($0) 00000 n \n" }.joined()
        text += "trailer << /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        return Data(text.utf8)
    }

    static let script = "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"

    /// A picture of one grey point, with a time written into it.
    static var png: Data {
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAAB3RJTUUH6gEBAAAAHYtmqgAAAApJREFUeJxjaAAAAIIAgZ0TFmYAAAAASUVORK5CYII=
                """
        ) ?? Data()
    }
}
