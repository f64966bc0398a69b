package import Foundation

/// An input that is sent as the request's body, as it is, besides fields in path, query and headers.
///
/// It has one field at the place `content`, which says what types are taken; `Codable` leaves the bytes out.
package protocol ContentInput: EndpointInput {
    var content: Data { get set }
    /// What a client says the bytes are, such as `image/png`; the server looks at the bytes.
    var contentType: String { get }
}

/// An output that is sent as the answer's body, as it is.
package protocol ContentOutput: EndpointOutput {
    /// What it may be.
    static var contentTypes: [String] { get }

    var content: Data { get }
    var contentType: String { get }
    /// Differs whenever the bytes differ; what caches compare.
    var version: String { get }

    /// - Returns: `nil` for a type that it cannot be.
    init?(content: Data, contentType: String, version: String)
}
