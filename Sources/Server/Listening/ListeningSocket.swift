import Foundation
import NIOCore

/// A bound TCP socket that listens for connections.
///
/// A server that has a parent listens on one of the parent's: it stays open when the server crashes, so that whoever
/// connects until the next one is ready waits in the system's queue.
package struct ListeningSocket: Sendable {
    let descriptor: CInt
    /// The same socket by a number that stays open when NIO has closed the other.
    private let kept: CInt

    /// How many connections may wait to be taken, at most; Linux has 4,096 for all programs.
    private static let backlog: CInt = 1_024

    /// Listens at an address, on one of the `inherited` sockets where there is one of the address's family.
    ///
    /// One that listens already is taken as it is, wherever it is bound.
    ///
    /// - Throws: ``ServeError``.
    init(host: String, port: Int, inherited: [CInt]) throws(ServeError) {
        for socket in inherited { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
        if let socket = inherited.first(where: Self.listens) {
            self.init(socket)
            return
        }
        let address: SocketAddress
        do {
            address = try SocketAddress.makeAddressResolvingHost(host, port: port)
        } catch {
            throw .wrongSetting("SERENDIP_HOST", "nobody knows the name “\(host)”")
        }
        let socket = inherited.first { Self.family(of: $0) == address.protocol.rawValue } ?? Self.make(address)
        let isBound = address.withSockAddr { bind(socket, $0, socklen_t($1)) == 0 }
        guard isBound, listen(socket, Self.backlog) == 0 else {
            let number = errno
            close(socket)
            throw Self.error(number, host, port)
        }
        self.init(socket)
    }

    /// Why no server could listen there, whoever starts it; `nil` where one could.
    package static func fault(host: String, port: Int) -> ServeError? {
        do throws(ServeError) {
            let socket = try ListeningSocket(host: host, port: port, inherited: [])
            socket.end()
            close(socket.descriptor)
            return nil
        } catch .portNotAllowed {
            return nil
        } catch {
            return error
        }
    }

    private init(_ socket: CInt) {
        descriptor = socket
        kept = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    }

    /// Has as many wait as above; to be called once NIO has the socket, which makes it 128.
    func lengthenQueue() { listen(kept, Self.backlog) }

    /// Has connections refused from now on, though a parent has the socket open; to be called once NIO has closed it.
    func end() {
        shutdown(kept, CInt(SHUT_RDWR))
        close(kept)
    }

    private static func make(_ address: SocketAddress) -> CInt {
        let socket = socket(CInt(address.protocol.rawValue), stream, 0)
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        ListeningSocket.allowReuse(of: socket)
        return socket
    }

    /// Lets a socket have an address whose last connections are only just gone.
    private static func allowReuse(of socket: CInt) {
        var isOn: CInt = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<CInt>.size))
    }

    private static func listens(_ socket: CInt) -> Bool {
        var isListening: CInt = 0
        var size = socklen_t(MemoryLayout<CInt>.size)
        return getsockopt(socket, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0 && isListening != 0
    }

    private static func family(of socket: CInt) -> CInt? {
        var address = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) == 0 }
        }
        return isKnown ? CInt(address.ss_family) : nil
    }

    /// Why nobody can listen there, by the system's number.
    static func error(_ number: CInt, _ host: String, _ port: Int) -> ServeError {
        switch number {
        case EADDRINUSE: .portInUse(host: host, port: port)
        case EACCES: .portNotAllowed(port: port)
        default: .cannotListen(host: host, port: port, reason: String(cString: strerror(number)))
        }
    }

    #if canImport(Glibc)
    private static let stream = CInt(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif
}

extension ListeningSocket {
    /// Unbound sockets, one for each family the system has, for a server that this process starts.
    ///
    /// They stay open in the server. Close them and make others to have connections refused.
    package static func unbound() -> [CInt] {
        [AF_INET, AF_INET6].compactMap { family in
            let socket = socket(family, stream, 0)
            guard socket >= 0 else { return nil }
            allowReuse(of: socket)
            return socket
        }
    }
}
