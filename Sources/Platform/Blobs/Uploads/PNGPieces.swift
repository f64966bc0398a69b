/// A PNG's chunks (PNG, section 5).
struct PNGPieces {
    private let reader: ByteReader

    /// What a picture is made of, what changes its look, and its animation; neither texts nor times nor Exif.
    private static let kept: Set = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "bKGD", "pHYs", "acTL",
        "fcTL", "fdAT",
    ]
    private static let signatureLength = 8

    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// `nil` when there is no image or no end.
    func withoutMetadata() -> [UInt8]? {
        var (cleaned, position) = (Array(reader.bytes.prefix(Self.signatureLength)), Self.signatureLength)
        var hasImage = false
        while let length = reader.big32(position), let type = reader.text(position + 4, 4) {
            // Length, type and checksum are four bytes each.
            guard let chunk = reader.slice(position, length + 12) else { return nil }
            if Self.kept.contains(type) { cleaned += chunk }
            if type == "IDAT" { hasImage = true }
            if type == "IEND" { return hasImage ? cleaned : nil }
            position += length + 12
        }
        return nil
    }
}
