import Foundation

/// The bytes of a snapshot: memory of its own or a file mapped for reading.
///
/// Unchecked because of the raw pointer; nothing writes to the bytes after `init`.
final class SnapshotMemory: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    private let isMapped: Bool

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
