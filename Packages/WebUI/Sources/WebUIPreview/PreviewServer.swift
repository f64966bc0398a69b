import Foundation
import Glibc

/// Listens on a port of this machine; each connection waits in a thread of its own until its request is read.
nonisolated final class PreviewServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let handle: @Sendable (PreviewRequest, PreviewConnection) -> Void

    /// A server at a port, or at one the system chooses for 0.
    init(port: UInt16, handle: @escaping @Sendable (PreviewRequest, PreviewConnection) -> Void) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var on: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isBound else {
            let code = errno
            Glibc.close(listener)
            throw PreviewError.portUnavailable(port, code: code)
        }
        self.port = UInt16(bigEndian: address.sin_port)
        self.listener = listener
        self.handle = handle
        Thread.detachNewThread { [handle] in Self.accept(listener, handle) }
    }

    private static func accept(
        _ listener: Int32,
        _ handle: @escaping @Sendable (PreviewRequest, PreviewConnection) -> Void
    ) {
        while true {
            let descriptor = Glibc.accept(listener, nil, nil)
            guard descriptor >= 0 else { return }
            let connection = PreviewConnection(descriptor)
            Thread.detachNewThread {
                guard let request = PreviewRequest(next: connection.read) else { return connection.close() }
                handle(request, connection)
            }
        }
    }

    /// Returns when the task is cancelled.
    func finished() async {
        while !Task.isCancelled {
            // Ends by throwing when the task is cancelled, which the loop sees.
            try? await Task.sleep(for: .seconds(3600))
        }
        stop()
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        Glibc.close(listener)
    }
}
