/// The layout of a snapshot file, little-endian.
///
/// Eight bytes of name, version (32 bits), number of sections (32), checksum of all that follows (64); then for each
/// section its kind (64), offset (64) and length in bytes (64); then the sections, each at a multiple of 64 bytes.
enum SnapshotFormat {
    static let name: UInt64 = 0x5041_4E53_4452_5253  // "SRRDSNAP", read as a number

    /// Raised with every change after which an older file would be read wrongly or not at all.
    ///
    /// That is sections with another meaning, or settings and header fields that older files lack. 2: pairs of answers and their base, leads, what the fold-in weighs.
    static let version: UInt32 = 2
    static let prefixSize = 24
    static let entrySize = 24
    static let alignment = 64

    /// A sum over all bytes that changes with any single word: each word passes a bijection of the running value.
    ///
    /// Four independent runs keep the processor busy; a mapped gigabyte takes a fraction of a second. It guards
    /// against damage, not against an attacker.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var lanes = SIMD4<UInt64>(1, 2, 3, 4)
        let factor = SIMD4<UInt64>(repeating: 0x9E37_79B9_7F4A_7C15)
        var offset = 0
        while offset + 32 <= bytes.count {
            lanes = mixed((lanes ^ bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)) &* factor)
            offset += 32
        }
        var tail = SIMD4<UInt64>(repeating: UInt64(bytes.count))
        for index in offset..<bytes.count { tail[(index - offset) / 8] ^= UInt64(bytes[index]) << ((index % 8) * 8) }
        lanes = mixed((lanes ^ tail) &* factor)
        return (0..<4).reduce(UInt64(0)) { sum, lane in
            let value = (sum ^ lanes[lane]) &* factor[0]
            return value ^ (value >> 29)
        }
    }

    @inline(__always)
    private static func mixed(_ lanes: SIMD4<UInt64>) -> SIMD4<UInt64> { lanes ^ (lanes &>> 31) }
}
