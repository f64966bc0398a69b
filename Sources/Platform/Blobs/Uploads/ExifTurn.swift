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
