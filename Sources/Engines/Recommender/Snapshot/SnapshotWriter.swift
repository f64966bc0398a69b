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

/// The bytes of a snapshot: memory of its own or a file mapped for reading.
///
/// Unchecked because of the raw pointer; nothing writes to the bytes after `init`.
final class SnapshotMemory: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    let isMapped: Bool

    /// Takes over memory allocated with `UnsafeMutableRawBufferPointer.allocate`.
    init(adopting bytes: UnsafeMutableRawBufferPointer) {
        self.bytes = UnsafeRawBufferPointer(bytes)
        isMapped = false
    }

    /// Maps a file; its pages are read when first used and can be dropped by the system.
    init(mapping path: String) throws(SnapshotError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .file(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .file(String(cString: strerror(errno))) }
        let size = Int(status.st_size)
        guard size > 0 else { throw .truncated }
        guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
            throw .file(String(cString: strerror(errno)))
        }
        bytes = UnsafeRawBufferPointer(start: address, count: size)
        isMapped = true
    }

    /// Pages of a mapped file that were read leave memory until they are used again.
    func letPagesGo() {
        guard isMapped else { return }
        madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count, MADV_DONTNEED)
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
        } else {
            bytes.deallocate()
        }
    }

    /// Writes the bytes to a file that takes the place of an older one once it is whole.
    func save(to path: String) throws(SnapshotError) {
        let data = Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes.baseAddress.unsafelyUnwrapped),
            count: bytes.count,
            deallocator: .none
        )
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .file(error.localizedDescription)
        }
    }
}
