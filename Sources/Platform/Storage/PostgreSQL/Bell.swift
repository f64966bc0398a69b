import Foundation

/// Wakes a thread that waits for input, from another thread; once rung it rings for ever.
final class Bell: Sendable {
    private let readEnd: CInt
    private let writeEnd: CInt

    init() {
        var ends: [CInt] = [-1, -1]
        let result = pipe(&ends)
        precondition(result == 0, "no file descriptors are left")
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    func ring() {
        var byte: UInt8 = 1
        // A full pipe rings already.
        _ = write(writeEnd, &byte, 1)
    }

    /// Waits for the bell or for something to read from `descriptor`; `true` when the bell has rung.
    func wait(orInput descriptor: CInt) -> Bool { isRung(among: [readEnd, descriptor], milliseconds: -1) }

    /// Waits for the bell, not longer than `seconds`; `true` when it has rung.
    func wait(seconds: Double) -> Bool { isRung(among: [readEnd], milliseconds: CInt(seconds * 1000)) }

    private func isRung(among descriptors: [CInt], milliseconds: CInt) -> Bool {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&polled, nfds_t(polled.count), milliseconds)
        return polled[0].revents != 0
    }
}
