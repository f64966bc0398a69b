import AsyncHTTPClient
import Foundation
import NIOCore

/// As much of a browser as one live page needs.
final class Browser {
    private let client: HTTPClient
    private let address: String
    private var cookie = ""
    private(set) var page = ""
    private var session = ""
    private var token = ""
    private var number = 0

    init(client: HTTPClient, address: String) {
        self.client = client
        self.address = address
    }

    /// Loads a page; the milliseconds until its last byte.
    func open(_ path: String) async throws -> Double {
        var request = HTTPClientRequest(url: address + path)
        // Without one it would be taken for a robot, and its page would not live.
        request.headers.add(name: "User-Agent", value: "Mozilla/5.0")
        if !cookie.isEmpty { request.headers.add(name: "Cookie", value: cookie) }
        let start = ContinuousClock.now
        let response = try await client.execute(request, timeout: .seconds(30))
        let body = try await response.body.collect(upTo: 4 << 20)
        let time = (ContinuousClock.now - start).milliseconds
        if let set = response.headers.first(name: "Set-Cookie"), let value = set.split(separator: ";").first {
            cookie = String(value)
        }
        page = String(buffer: body)
        session = attribute("data-session") ?? ""
        token = attribute("data-token") ?? ""
        guard response.status == .ok, !session.isEmpty else { throw BenchError.unexpected("\(response.status)") }
        return time
    }

    private func attribute(_ name: String) -> String? {
        guard let start = page.range(of: "\(name)=\"") else { return nil }
        return String(page[start.upperBound...].prefix { $0 != "\"" })
    }

    /// The ids of the tab bar's links.
    var tabs: [Int] {
        page.components(separatedBy: "<a data-w=\"").dropFirst().compactMap { part in
            part.contains("tab-item") && part.prefix(80).contains("tab-item")
                ? Int(part.prefix { $0 != "\"" }) : nil
        }
    }

    /// The pieces of the event stream.
    func stream() async throws -> HTTPClientResponse.Body {
        var request = HTTPClientRequest(url: "\(address)/_live/stream?session=\(session)&after=0")
        request.headers.add(name: "Cookie", value: cookie)
        return try await client.execute(request, timeout: .hours(1)).body
    }

    /// Presses an element; the number the server will acknowledge.
    func tap(_ id: Int) async throws -> Int {
        number += 1
        var request = HTTPClientRequest(url: "\(address)/_live/events")
        request.method = .POST
        request.headers.add(name: "Cookie", value: cookie)
        request.headers.add(name: "Origin", value: address)
        request.body = .bytes(
            ByteBuffer(string: #"{"s":"\#(session)","k":"\#(token)","q":\#(number),"b":0,"e":[[\#(id),"tap"]]}"#)
        )
        let response = try await client.execute(request, timeout: .seconds(30))
        guard response.status == .noContent else { throw BenchError.unexpected("tap: \(response.status)") }
        return number
    }
}
