import Foundation

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
    private static let maximumBytes = 256 * 1024

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
