/// A JPEG's segments (ITU T.81, annex B).
struct JPEGPieces {
    private let reader: ByteReader

    init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// `nil` when there is no image or no end.
    ///
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
        return nil
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
            if byte == 0xFF, let next = reader.byte(position + 1), next != 0, !(0xD0...0xD7).contains(next) { break }
            position += 1
        }
        return reader.bytes[start..<position]
    }
}
