package import Foundation

/// An image's width and height in pixels, as its head says; nothing is decoded.
package struct ImageSize: Hashable, Sendable {
    package var width: Int
    package var height: Int

    /// `nil` for a kind that is no image, and when the head is cut short, says 0, or makes no sense.
    package init?(_ bytes: Data, _ kind: UploadKind) {
        let reader = ByteReader(bytes: [UInt8](bytes.prefix(Self.headBytes)))
        let size: (Int, Int)? =
            switch kind {
            case .png: Self.png(reader)
            case .jpeg: Self.jpeg(reader)
            case .gif: reader.little16(6).flatMap { width in reader.little16(8).map { (width, $0) } }
            case .webp: Self.webp(reader)
            case .avif: AVIFPieces(reader).picture().map { ($0.width, $0.height) }
            case .pdf: nil
            }
        guard let size, size.0 > 0, size.1 > 0 else { return nil }
        (width, height) = size
    }

    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// Cameras put previews before a JPEG's size; 256 KiB are more than all of them.
    private static let headBytes = 256 << 10

    /// PNG, section 11.2.2: the first chunk is `IHDR`, with four bytes each.
    private static func png(_ reader: ByteReader) -> (Int, Int)? {
        guard reader.text(12, 4) == "IHDR" else { return nil }
        return reader.big32(16).flatMap { width in reader.big32(20).map { (width, $0) } }
    }

    /// ITU T.81, annex B: segments, of which one that starts a frame has the size.
    private static func jpeg(_ reader: ByteReader) -> (Int, Int)? {
        var position = 2
        while let mark = reader.byte(position), mark == 0xFF, let kind = reader.byte(position + 1) {
            // A fill byte, and segments without a length.
            if kind == 0xFF { position += 1; continue }
            if kind == 0x01 || (0xD0...0xD7).contains(kind) { position += 2; continue }
            guard kind != 0xD9, kind != 0xDA, let length = reader.big16(position + 2), length >= 2 else { return nil }
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                return reader.big16(position + 7).flatMap { width in reader.big16(position + 5).map { (width, $0) } }
            }
            position += 2 + length
        }
        return nil
    }

    /// RFC 9649: a lossy, a lossless or an extended file.
    private static func webp(_ reader: ByteReader) -> (Int, Int)? {
        switch reader.text(12, 4) {
        case "VP8 ":
            guard reader.big24(23) == 0x9D012A else { return nil }
            return reader.little16(26).flatMap { width in reader.little16(28).map { (width & 0x3FFF, $0 & 0x3FFF) } }
        case "VP8L":
            guard reader.byte(20) == 0x2F, let low = reader.little16(21), let high = reader.little16(23) else {
                return nil
            }
            let bits = low | high << 16
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8X":
            return reader.little24(24).flatMap { width in reader.little24(27).map { (width + 1, $0 + 1) } }
        default: return nil
        }
    }
}

/// Numbers at places in bytes; `nil` where the bytes are at an end.
struct ByteReader {
    let bytes: [UInt8]

    func byte(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }

    func big16(_ place: Int) -> Int? { number(place, 2) }

    func big24(_ place: Int) -> Int? { number(place, 3) }

    func big32(_ place: Int) -> Int? { number(place, 4) }

    func little16(_ place: Int) -> Int? { number(place, 2, isLittle: true) }

    func little24(_ place: Int) -> Int? { number(place, 3, isLittle: true) }

    func little32(_ place: Int) -> Int? { number(place, 4, isLittle: true) }

    func text(_ place: Int, _ count: Int) -> String? {
        slice(place, count).map { String(decoding: $0, as: UTF8.self) }
    }

    private func number(_ place: Int, _ count: Int, isLittle: Bool = false) -> Int? {
        slice(place, count).map { slice in
            (isLittle ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
        }
    }

    func slice(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
        place + count <= bytes.count ? bytes[place..<place + count] : nil
    }
}
