/// Finds the sections of a snapshot after checking that the bytes are what was written.
struct SnapshotReader {
    private let memory: SnapshotMemory
    private var ranges: [SnapshotSection: Range<Int>] = [:]

    init(_ memory: SnapshotMemory) throws(SnapshotError) {
        self.memory = memory
        let bytes = memory.bytes
        guard bytes.count >= SnapshotFormat.prefixSize else { throw .truncated }
        guard UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) == SnapshotFormat.name else {
            throw .notASnapshot
        }
        let version = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self))
        guard version == SnapshotFormat.version else { throw .version(version) }
        let stored = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
        let checked = UnsafeRawBufferPointer(rebasing: bytes[SnapshotFormat.prefixSize...])
        guard SnapshotFormat.checksum(checked) == stored else { throw .damaged }
        let count = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self)))
        guard SnapshotFormat.prefixSize + count * SnapshotFormat.entrySize <= bytes.count else { throw .truncated }
        for index in 0..<count { try readEntry(at: SnapshotFormat.prefixSize + index * SnapshotFormat.entrySize) }
    }

    private mutating func readEntry(at position: Int) throws(SnapshotError) {
        let numbers = (0..<3).map { index in
            UInt64(
                littleEndian: memory.bytes.loadUnaligned(fromByteOffset: position + index * 8, as: UInt64.self)
            )
        }
        guard
            let offset = Int(exactly: numbers[1]), let size = Int(exactly: numbers[2]),
            offset % SnapshotFormat.alignment == 0, offset <= memory.bytes.count, size <= memory.bytes.count - offset
        else { throw .truncated }
        // Sections that a later program added are of no use to this one.
        guard let number = UInt32(exactly: numbers[0]), let kind = SnapshotSection(rawValue: number) else { return }
        ranges[kind] = offset..<offset + size
    }

    /// The elements of a section, none when it is missing.
    ///
    /// - Throws: `SnapshotError.inconsistent` when the count is not the expected one.
    func elements<Element: BitwiseCopyable>(
        _ kind: SnapshotSection,
        as type: Element.Type,
        count: Int? = nil
    ) throws(SnapshotError) -> UnsafeBufferPointer<Element> {
        let range = ranges[kind] ?? 0..<0
        let found = range.count / MemoryLayout<Element>.stride
        if let count, found != count { throw .inconsistent("\(kind) has \(found) elements instead of \(count)") }
        return UnsafeRawBufferPointer(rebasing: memory.bytes[range]).assumingMemoryBound(to: type)
    }

    /// The bytes of a section as an array.
    func byteArray(_ kind: SnapshotSection) throws(SnapshotError) -> [UInt8] {
        Array(try elements(kind, as: UInt8.self))
    }
}
