/// A JPEG's segments (ITU T.81, annex B).
struct JPEGPieces {
    private let reader: ByteReader

    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// `nil` when there is no image.
    ///
    /// An end that is missing is added: decoders show such a file, and cameras that were switched off leave them.
    /// Which way up the camera was held stays, in a segment of its own: without it photographs lie on their side.
    func withoutMetadata() -> [UInt8]? {
        var (cleaned, position): ([UInt8], Int) = ([0xFF, 0xD8], 2)
        var (isTurned, hasImage) = (false, false)
        while let mark = reader.byte(position), mark == 0xFF, let kind = reader.byte(position + 1) {
            switch kind {
            case 0xFF: position += 1
            case 0x01, 0xD0...0xD7: position += 2
            case 0xD9: return hasImage ? cleaned + [0xFF, 0xD9] : nil
            default:
                guard let length = reader.big16(position + 2), length >= 2,
                    let segment = reader.slice(position, length + 2)
                else { return nil }
                position += segment.count
                if Self.keeps(kind, segment) { cleaned += segment }
                if !isTurned, kind == 0xE1, let turn = ExifTurn(segment.dropFirst(4)) {
                    cleaned += turn.segment
                    isTurned = true
                }
                guard kind == 0xDA else { continue }
                let scan = scan(from: position)
                cleaned += scan
                position += scan.count
                hasImage = true
            }
        }
        let isReadWhole = position >= reader.bytes.count - 1
        return hasImage && isReadWhole ? cleaned + [0xFF, 0xD9] : nil
    }

    /// Of what applications write only what decoders need: the density, the colours' profile, Adobe's transform.
    private static func keeps(_ kind: Int, _ segment: ArraySlice<UInt8>) -> Bool {
        switch kind {
        case 0xE0: true
        case 0xE2: segment.dropFirst(4).starts(with: Array("ICC_PROFILE\0".utf8))
        case 0xEE: segment.dropFirst(4).starts(with: Array("Adobe".utf8))
        case 0xE1...0xEF, 0xFE: false
        default: true
        }
    }

    /// The compressed picture up to the next marker; in it 0xFF is followed by 0, or is a restart.
    private func scan(from start: Int) -> ArraySlice<UInt8> {
        var position = start
        while let byte = reader.byte(position) {
            if byte == 0xFF {
                guard let next = reader.byte(position + 1), next == 0 || (0xD0...0xD7).contains(next) else { break }
            }
            position += 1
        }
        return reader.bytes[start..<position]
    }
}

/// Which way up a camera was held, as Exif (CIPA DC-008, section 4.6.5) has it.
struct ExifTurn: Hashable {
    /// 2 … 8; 1 is upright and needs no saying.
    let value: UInt8

    private static let head = Array("Exif\0\0".utf8)
    private static let tag = 0x0112

    /// `nil` for what is no Exif, says nothing of it, or says "upright".
    init?(_ content: ArraySlice<UInt8>) {
        guard content.starts(with: Self.head) else { return nil }
        let reader = ByteReader(bytes: Array(content.dropFirst(Self.head.count)))
        let isLittle = reader.text(0, 2) == "II"
        guard isLittle || reader.text(0, 2) == "MM" else { return nil }
        func number16(_ place: Int) -> Int? { isLittle ? reader.little16(place) : reader.big16(place) }
        guard let start = isLittle ? reader.little32(4) : reader.big32(4), let count = number16(start) else {
            return nil
        }
        // An entry is tag, type, count and value in 12 bytes.
        for place in (0..<count).lazy.map({ start + 2 + $0 * 12 }) {
            guard let tag = number16(place) else { return nil }
            guard tag == Self.tag else { continue }
            guard let value = number16(place + 8), (2...8).contains(value) else { return nil }
            self.value = UInt8(value)
            return
        }
        return nil
    }

    /// A JPEG's segment that says this and nothing else.
    var segment: [UInt8] {
        [0xFF, 0xE1, 0, 34] + Self.head + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0] + [0, 0, 0, 0]
    }
}
