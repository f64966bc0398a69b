import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One kept connection over HTTP/1.1 whose caller waits: as little as a client can cost the processors that the server
/// is measured on.
///
/// It knows what the server's answers need and no more.
final class PlainConnection {
    private let socket: Int32
    private let host: String

    /// Connects to an address and port on the loopback interface, such as `http://127.0.0.1:8080`.
    init(_ address: String) throws {
        guard let url = URL(string: address), let host = url.host(), let port = url.port else {
            throw BenchError.unexpected(address)
        }
        self.host = host
        #if canImport(Glibc)
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var target = sockaddr_in()
        target.sin_family = sa_family_t(AF_INET)
        target.sin_port = in_port_t(UInt16(port).bigEndian)
        target.sin_addr.s_addr = inet_addr(host)
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &target) { target in
            target.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
        }
        guard result == 0 else { throw BenchError.unexpected("no connection to \(address)") }
        var isOn: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit { close(socket) }

    /// Posts JSON and waits for the answer's last byte; throws unless the server says that all is well.
    func post(_ path: String, _ body: String, token: String? = nil) throws -> String {
        var request = "POST \(path) HTTP/1.1\r\nhost: \(host)\r\ncontent-type: application/json\r\n"
        if let token { request += "authorization: Bearer \(token)\r\n" }
        request += "content-length: \(body.utf8.count)\r\n\r\n\(body)"
        try send(Array(request.utf8))
        let answer = try receive()
        guard answer.head.hasPrefix("HTTP/1.1 2") else { throw BenchError.unexpected(answer.head + answer.body) }
        return answer.body
    }

    private func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            guard count > 0 else { throw BenchError.unexpected("the connection broke") }
            sent += count
        }
    }

    private func receive() throws -> (head: String, body: String) {
        var bytes: [UInt8] = []
        while true {
            try more(&bytes)
            guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
            let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
            let lines = head.lowercased().split(separator: "\r\n")
            guard let line = lines.first(where: { $0.hasPrefix("content-length:") }),
                let length = Int(line.dropFirst("content-length:".count).drop(while: { $0 == " " }))
            else { throw BenchError.unexpected("an answer without a length: " + head) }
            while bytes.count < end.upperBound + length { try more(&bytes) }
            return (head, String(decoding: bytes[end.upperBound...], as: UTF8.self))
        }
    }

    private func more(_ bytes: inout [UInt8]) throws {
        let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = max(0, read(socket, buffer.baseAddress, buffer.count))
        }
        guard !piece.isEmpty else { throw BenchError.unexpected("the connection broke") }
        bytes += piece
    }
}
