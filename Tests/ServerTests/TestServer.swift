import Endpoints
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore

@testable import Server

/// Runs `body` against the whole server, in memory and without a socket.
func withServer<Value: Sendable>(
    _ configure: (inout ServerConfiguration) -> Void = { _ in },
    _ body: @escaping @Sendable (any TestClientProtocol) async throws -> Value
) async throws -> Value {
    var configuration = ServerConfiguration()
    configuration.isOffline = true
    configuration.limits = .unlimited
    configure(&configuration)
    var logger = Logger(label: "tests")
    logger.logLevel = .critical
    return try await buildApplication(configuration, logger: logger).test(.router, body)
}

extension TestResponse {
    func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
        try JSONCoding.decode(type, from: Data(body.readableBytesView))
    }

    var text: String { String(buffer: body) }
}

extension HTTPField.Name {
    static func test(_ name: String) -> HTTPField.Name {
        guard let name = HTTPField.Name(name) else { preconditionFailure("\(name) is not a header's name") }
        return name
    }
}
