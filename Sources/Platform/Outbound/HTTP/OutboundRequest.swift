package import Foundation

/// A request to a configured host.
package struct OutboundRequest: Hashable, Sendable {
    package enum Body: Hashable, Sendable {
        case none
        case bytes(Data)
        /// Sent as `application/x-www-form-urlencoded`.
        case form([String: String])
    }

    package var method: String
    package var url: URL
    package var headers: [String: String]
    package var body: Body

    package init(_ method: String = "GET", url: URL, headers: [String: String] = [:], body: Body = .none) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }

    /// Posts a form.
    package init(url: URL, headers: [String: String] = [:], form: [String: String]) {
        self.init("POST", url: url, headers: headers, body: .form(form))
    }

    /// The posted form; `nil` for any other body.
    package var form: [String: String]? {
        if case .form(let form) = body { form } else { nil }
    }
}
