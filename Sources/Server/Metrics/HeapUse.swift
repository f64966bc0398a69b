import Foundation

/// What the allocator has handed out and not taken back.
enum HeapUse {
    /// In bytes, of all arenas and of the large pieces outside them; `nil` where the C library cannot tell.
    static func bytes() -> Int? {
        #if canImport(Glibc)
        // Looked up, as Swift's overlay leaves `malloc.h` out.
        guard let symbol = dlsym(nil, "malloc_info") else { return nil }
        typealias MallocInfo = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
        var text: UnsafeMutablePointer<CChar>?
        var length = 0
        guard let stream = open_memstream(&text, &length) else { return nil }
        let status = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
        fclose(stream)
        defer { free(text) }
        guard status == 0, let text else { return nil }
        return bytes(in: String(cString: text))
        #else
        return nil
        #endif
    }

    /// Reads `malloc_info(3)`: what was taken from the system, less what lies free in it.
    static func bytes(in document: String) -> Int? {
        // The arenas come first, each with figures of its own; the totals follow the last.
        guard let end = document.range(of: "</heap>", options: .backwards) else { return nil }
        let totals = document[end.upperBound...]
        func size(_ tag: String, _ type: String) -> Int? {
            guard let start = totals.range(of: "<\(tag) type=\"\(type)\"") else { return nil }
            let rest = totals[start.upperBound...]
            guard let value = rest.range(of: "size=\"") else { return nil }
            return Int(rest[value.upperBound...].prefix { $0.isNumber })
        }
        guard let system = size("system", "current"), let mapped = size("total", "mmap") else { return nil }
        return system + mapped - (size("total", "fast") ?? 0) - (size("total", "rest") ?? 0)
    }
}
