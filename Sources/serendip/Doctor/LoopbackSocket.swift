import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A connection to a port of this machine, for one short question.
struct LoopbackSocket: ~Copyable {
    private let descriptor: Int32

    /// `nil` where nobody listens.
    init?(port: Int) {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { return nil }
        // Somebody who listens and says nothing must not hold up who asks.
        var patience = timeval(tv_sec: 3, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// What is answered until the other side ends or is silent, up to 64 KiB.
    func answer(to question: String) -> String {
        guard send(descriptor, question, question.utf8.count, 0) == question.utf8.count else { return "" }
        var (answer, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while answer.count < 65_536 {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            answer += buffer[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
