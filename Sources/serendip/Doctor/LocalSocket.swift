import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A connection to a port of this machine, for one short question.
struct LocalSocket: ~Copyable {
    private let descriptor: Int32

    /// Where a server is found that listens at `host`; `nil` where nobody listens.
    init?(host: String, port: Int) {
        // Who listens everywhere listens here.
        let name = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
        var hints = addrinfo()
        #if canImport(Glibc)
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
        hints.ai_socktype = SOCK_STREAM
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, String(port), &hints, &found) == 0 else { return nil }
        defer { freeaddrinfo(found) }
        var next = found
        while let address = next?.pointee {
            if let descriptor = Self.connected(address) {
                self.descriptor = descriptor
                return
            }
            next = address.ai_next
        }
        return nil
    }

    private static func connected(_ address: addrinfo) -> Int32? {
        let descriptor = socket(address.ai_family, address.ai_socktype, 0)
        guard descriptor >= 0 else { return nil }
        // Somebody who listens and says nothing must not hold up who asks.
        var patience = timeval(tv_sec: 3, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
        guard connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
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
