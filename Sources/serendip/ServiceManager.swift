import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// The program that started this one and waits until it is ready, as systemd does with `Type=notify`.
///
/// The protocol is a datagram to the socket that `NOTIFY_SOCKET` names (sd_notify(3)).
struct ServiceManager {
    private let socketPath: String?

    init(environment: [String: String]) {
        socketPath = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Says that requests are answered from now on; nobody waits where there is no socket.
    ///
    /// Who does not hear it gives up by itself and says so, so that nothing has to be done about it here.
    func tellReady() {
        guard let socketPath, var address = Self.address(of: socketPath) else { return }
        let descriptor = socket(AF_UNIX, Self.datagram, 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let message = Array("READY=1".utf8)
        _ = withUnsafePointer(to: &address.socket) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, message, message.count, 0, $0, address.length)
            }
        }
    }

    #if canImport(Glibc)
    private static let datagram = Int32(SOCK_DGRAM.rawValue)
    #else
    private static let datagram = SOCK_DGRAM
    #endif

    /// The socket's address, or `nil` for a path that is too long.
    ///
    /// One that begins with `@` is in no folder.
    private static func address(of path: String) -> (socket: sockaddr_un, length: socklen_t)? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(path.utf8)
        if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let offset = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 0
        return (address, socklen_t(offset + bytes.count))
    }
}
