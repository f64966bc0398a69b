import Foundation
import Glibc
import Synchronization

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

/// One HTTP request.
nonisolated struct PreviewRequest: Sendable {
    let method: String
    /// Path and query.
    let target: String
    let languages: [String]
    let body: Data

    var path: String { String(target.prefix { $0 != "?" }) }

    var query: [String: String] {
        let items = URLComponents(string: target)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }

    /// How much a request may bring along; WebUI's own client sends far less.
    private static let maximumBytes = 1_100 * 1024

    /// Reads a request, piece by piece as `next` brings it; `nil` for what is none.
    init?(next: () -> [UInt8]?) {
        var bytes: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        var head: Range<Int>?
        while head == nil {
            guard bytes.count < Self.maximumBytes, let more = next() else { return nil }
            bytes += more
            head = bytes.firstRange(of: end)
        }
        guard let head else { return nil }
        let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let start = (lines.first ?? "").split(separator: " ")
        guard start.count == 3, start[1].hasPrefix("/") else { return nil }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2 { fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
        }
        let length = fields["content-length"].flatMap(Int.init) ?? 0
        guard (0...Self.maximumBytes).contains(length) else { return nil }
        var body = Array(bytes[head.upperBound...])
        while body.count < length {
            guard let more = next() else { return nil }
            body += more
        }
        method = String(start[0])
        target = String(start[1])
        languages = (fields["accept-language"] ?? "").split(separator: ",").map { language in
            language.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        }
        self.body = Data(body.prefix(length))
    }
}

/// One connection, which carries one request.
nonisolated final class PreviewConnection: Sendable {
    private let socket: Mutex<Int32?>

    init(_ descriptor: Int32) { socket = Mutex(descriptor) }

    deinit { close() }

    /// The next bytes; `nil` at the end.
    func read() -> [UInt8]? {
        guard let descriptor = socket.withLock({ $0 }) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 16 * 1024)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }

    /// Writes all bytes; `false` when nobody listens any more.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
        socket.withLock { descriptor in
            guard let descriptor else { return false }
            var rest = bytes[...]
            while !rest.isEmpty {
                // Without the flag writing to a browser that has left would end the program.
                let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    func writeHead(status: Int, _ fields: [String: String]) {
        let lines = fields.map { "\($0.key): \($0.value)\r\n" }.joined()
        let head = "HTTP/1.1 \(status) \r\nConnection: close\r\nCache-Control: no-store\r\n\(lines)\r\n"
        write(Array(head.utf8))
    }

    func write(status: Int = 200, type: String, body: [UInt8], _ fields: [String: String] = [:]) {
        let own = ["Content-Type": type, "Content-Length": String(body.count)]
        writeHead(status: status, own.merging(fields) { first, _ in first })
        write(body)
    }

    func write(status: Int) { writeHead(status: status, status == 204 ? [:] : ["Content-Length": "0"]) }

    func close() {
        socket.withLock { descriptor in
            if let open = descriptor { Glibc.close(open) }
            descriptor = nil
        }
    }
}
