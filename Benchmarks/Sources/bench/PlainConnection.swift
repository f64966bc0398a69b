import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// One kept connection over HTTP/1.1 whose caller waits: as little as a client can cost the processors that the server
/// is measured on.
///
/// It knows what the server's answers need and no more, and looks at bytes: to make strings of an answer costs as much
/// as the server needs to write it.
final class PlainConnection {
    private let socket: Int32
    private let host: String
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)

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

    deinit {
        close(socket)
        buffer.deallocate()
    }

    /// Posts JSON and waits for the answer's last byte; throws unless the server says that all is well.
    ///
    /// - Returns: The answer's body, valid until the next call.
    func post(_ path: String, _ body: String, token: String? = nil) throws -> UnsafeRawBufferPointer {
        var request = "POST \(path) HTTP/1.1\r\nhost: \(host)\r\ncontent-type: application/json\r\n"
        if let token { request += "authorization: Bearer \(token)\r\n" }
        request += "content-length: \(body.utf8.count)\r\n\r\n\(body)"
        try request.withUTF8 { try send(UnsafeRawBufferPointer($0)) }
        return try receive()
    }

    private func send(_ bytes: UnsafeRawBufferPointer) throws {
        var sent = 0
        while sent < bytes.count {
            let count = write(socket, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
            guard count > 0 else { throw BenchError.unexpected("the connection broke") }
            sent += count
        }
    }

    private func receive() throws -> UnsafeRawBufferPointer {
        var count = 0
        while true {
            count = try more(after: count)
            let received = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            guard let head = received.position(after: "\r\n\r\n") else { continue }
            let length = try length(of: UnsafeRawBufferPointer(rebasing: received[..<head]))
            while count < head + length { count = try more(after: count) }
            return UnsafeRawBufferPointer(rebasing: buffer[head..<head + length])
        }
    }

    /// How many bytes follow a head.
    private func length(of head: UnsafeRawBufferPointer) throws -> Int {
        guard head.position(after: "HTTP/1.1 2") == 10,
            let start = head.position(after: "ontent-length: ") ?? head.position(after: "ontent-Length: ")
        else { throw BenchError.unexpected(String(decoding: head, as: UTF8.self)) }
        return head[start...].prefix { $0 != UInt8(ascii: "\r") }.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// Receives what there is; how many bytes the buffer has now.
    private func more(after count: Int) throws -> Int {
        let received = read(socket, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        guard received > 0 else { throw BenchError.unexpected("the connection broke") }
        return count + received
    }
}

extension UnsafeRawBufferPointer {
    /// Where the first occurrence of a text ends.
    func position(after text: StaticString) -> Int? {
        let length = text.utf8CodeUnitCount
        guard let start = baseAddress else { return nil }
        var position = 0
        while position + length <= count,
            let found = memchr(start + position, Int32(text.utf8Start.pointee), count - length - position + 1)
        {
            position = UnsafeRawPointer(found) - start
            if memcmp(found, text.utf8Start, length) == 0 { return position + length }
            position += 1
        }
        return nil
    }
}
