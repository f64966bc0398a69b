#if canImport(Glibc)
import Glibc
#endif

/// Memory that has been freed, but not given back to the system.
enum FreedMemory {
    /// Gives whole free pages back, wherever they lie.
    ///
    /// glibc does so by itself only at the end of its heap, where something is always in use: after many pages have fallen
    /// asleep the process would stay as large as when all were awake.
    static func giveBack() {
        #if canImport(Glibc)
        // Looked up, as Swift's overlay leaves `malloc.h` out.
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
        #endif
    }
}
