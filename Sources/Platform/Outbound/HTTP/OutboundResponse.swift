package import Foundation

/// A whole answer: status, headers and body.
package struct OutboundResponse: Hashable, Sendable {
    package var status: Int
    /// Names in lower case; several values of one name are joined by a comma.
    package var headers: [String: String]
    package var body: Data

    package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = Dictionary(
            headers.map { ($0.key.lowercased(), $0.value) },
            uniquingKeysWith: { "\($0), \($1)" }
        )
        self.body = body
    }

    /// The number in a header; `nil` when there is none or it is not a number.
    package func number(_ name: String) -> Int? {
        headers[name].flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    }
}
