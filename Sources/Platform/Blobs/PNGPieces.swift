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

    /// `nil` when there is no image, and when one of its chunks is cut short.
    ///
    /// An end that is missing or cut short is added: decoders show such a file.
    func withoutMetadata() -> [UInt8]? {
        var (cleaned, position) = (Array(reader.bytes.prefix(Self.signatureLength)), Self.signatureLength)
        var hasImage = false
        while let length = reader.big32(position), let type = reader.text(position + 4, 4), type != "IEND" {
            // Length, type and checksum are four bytes each.
            guard let chunk = reader.slice(position, length + 12) else { return nil }
            if Self.kept.contains(type) { cleaned += chunk }
            if type == "IDAT" { hasImage = true }
            position += length + 12
        }
        return hasImage ? cleaned + end(at: position) : nil
    }

    /// The file's own where it is whole.
    private func end(at position: Int) -> [UInt8] {
        guard reader.big32(position) == 0, let chunk = reader.slice(position, Self.end.count) else { return Self.end }
        return Array(chunk)
    }

    /// An empty chunk with its checksum.
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}

/// A WebP's chunks (RFC 9649, section 2).
struct WebPPieces {
    private let reader: ByteReader

    private static let images: Set = ["VP8 ", "VP8L", "ANMF"]
    private static let kept: Set = ["VP8X", "ALPH", "ANIM", "ICCP"]
    /// In the first byte of `VP8X`: that there is Exif, and that there is XMP.
    private static let metadataFlags: UInt8 = 0x08 | 0x04

    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// `nil` when there is no image, and when a piece is cut short.
    ///
    /// The byte that evens out the last piece is added where it is missing: decoders show such a file.
    func withoutMetadata() -> [UInt8]? {
        guard let size = reader.little32(4), size + 8 <= reader.bytes.count + 1 else { return nil }
        let file = reader.bytes.prefix(size + 8)
        let reader = ByteReader(bytes: file + (file.count.isMultiple(of: 2) ? [] : [0]))
        var (pieces, position, hasImage) = ([UInt8](), 12, false)
        while position < reader.bytes.count {
            guard let type = reader.text(position, 4), let length = reader.little32(position + 4),
                let chunk = reader.slice(position, 8 + length + length % 2)
            else { return nil }
            hasImage = hasImage || Self.images.contains(type)
            if Self.images.contains(type) || Self.kept.contains(type) {
                let start = pieces.count
                pieces += chunk
                if type == "VP8X", length > 0 { pieces[start + 8] &= ~Self.metadataFlags }
            }
            position += chunk.count
        }
        guard hasImage else { return nil }
        return Array("RIFF".utf8) + Self.little32(pieces.count + 4) + Array("WEBP".utf8) + pieces
    }

    private static func little32(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
