import Foundation

/// Lays out sections as a snapshot.
struct SnapshotWriter {
    private var sections: [(kind: SnapshotSection, size: Int, copy: (UnsafeMutableRawBufferPointer) -> Void)] = []

    /// Adds a section; an empty one is left out.
    mutating func add<Element: BitwiseCopyable>(_ kind: SnapshotSection, _ elements: [Element]) {
        guard !elements.isEmpty else { return }
        let size = elements.count * MemoryLayout<Element>.stride
        sections.append((kind, size, { output in elements.withUnsafeBytes { output.copyMemory(from: $0) } }))
    }

    /// The finished bytes.
    func memory() -> SnapshotMemory {
        let tableEnd = SnapshotFormat.prefixSize + sections.count * SnapshotFormat.entrySize
        var offset = aligned(tableEnd)
        var offsets: [Int] = []
        for section in sections {
            offsets.append(offset)
            offset = aligned(offset + section.size)
        }
        let bytes = UnsafeMutableRawBufferPointer.allocate(
            byteCount: offset,
            alignment: SnapshotFormat.alignment
        )
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
        for (index, section) in sections.enumerated() {
            let entry = SnapshotFormat.prefixSize + index * SnapshotFormat.entrySize
            bytes.storeBytes(of: UInt64(section.kind.rawValue).littleEndian, toByteOffset: entry, as: UInt64.self)
            bytes.storeBytes(of: UInt64(offsets[index]).littleEndian, toByteOffset: entry + 8, as: UInt64.self)
            bytes.storeBytes(of: UInt64(section.size).littleEndian, toByteOffset: entry + 16, as: UInt64.self)
            section.copy(UnsafeMutableRawBufferPointer(rebasing: bytes[offsets[index]..<offsets[index] + section.size]))
        }
        let checked = UnsafeRawBufferPointer(rebasing: bytes[SnapshotFormat.prefixSize...])
        bytes.storeBytes(of: SnapshotFormat.name.littleEndian, as: UInt64.self)
        bytes.storeBytes(of: SnapshotFormat.version.littleEndian, toByteOffset: 8, as: UInt32.self)
        bytes.storeBytes(of: UInt32(sections.count).littleEndian, toByteOffset: 12, as: UInt32.self)
        bytes.storeBytes(of: SnapshotFormat.checksum(checked).littleEndian, toByteOffset: 16, as: UInt64.self)
        return SnapshotMemory(adopting: bytes)
    }

    private func aligned(_ offset: Int) -> Int {
        (offset + SnapshotFormat.alignment - 1) / SnapshotFormat.alignment * SnapshotFormat.alignment
    }
}
