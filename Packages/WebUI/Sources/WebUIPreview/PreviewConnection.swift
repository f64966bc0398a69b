import Glibc
import Synchronization

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

    func write(type: String, body: [UInt8], _ fields: [String: String] = [:]) {
        let own = ["Content-Type": type, "Content-Length": String(body.count)]
        writeHead(status: 200, own.merging(fields) { first, _ in first })
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
