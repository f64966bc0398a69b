package import AccountsDomain
package import Calls
import Foundation

/// Sends GraphQL operations to a server as the person whose token it has.
package struct PitchDeckAPI: Sendable {
    private let transport: Transport
    private let token: @Sendable () async throws -> SessionToken?

    /// `token` is asked before each operation; `nil` asks as nobody.
    package init(
        _ transport: @escaping Transport,
        token: @escaping @Sendable () async throws -> SessionToken? = { nil }
    ) {
        (self.transport, self.token) = (transport, token)
    }

    /// The same server, asked as whoever has another token.
    func with(_ token: SessionToken) -> PitchDeckAPI { PitchDeckAPI(transport) { token } }

    /// For what is no operation.
    var client: EndpointClient { EndpointClient(transport) { [token] in try await token()?.value } }

    /// Reads the root field of an operation; `id` is what is told not to be there where the server says so, and what is
    /// sent twice with one `key` counts once.
    func ask<Output: Decodable>(
        _ operation: PitchDeckOperation,
        _ variables: [String: JSONValue] = [:],
        about id: DocumentID? = nil,
        key: IdempotencyKey = IdempotencyKey()
    ) async throws(StartupError) -> Output {
        let answer: Result<Output, GraphQLFault> = try await answer(operation, variables, key: key)
        switch answer {
        case .success(let output): return output
        case .failure(let fault): throw fault.error(about: id)
        }
    }

    /// The root field of an operation, or what the server says is wrong; only what stands for no answer is thrown.
    func answer<Output: Decodable>(
        _ operation: PitchDeckOperation,
        _ variables: [String: JSONValue],
        key: IdempotencyKey = IdempotencyKey()
    ) async throws(StartupError) -> Result<Output, GraphQLFault> {
        let response = try await send(operation, variables, key)
        guard let answer = try? JSONCoding.decode(GraphQLAnswer<Output>.self, from: response.body) else {
            throw .failed("\(operation.name): \(response.status) cannot be read")
        }
        if let fault = answer.errors?.first { return .failure(fault) }
        guard let output = answer.data?.values.first else { throw .failed("\(operation.name): no answer") }
        return .success(output)
    }

    private func send(
        _ operation: PitchDeckOperation,
        _ variables: [String: JSONValue],
        _ key: IdempotencyKey
    ) async throws(StartupError) -> EndpointResponse {
        let body: JSONValue = ["query": .string(operation.document), "variables": .object(variables)]
        let headers = [
            "content-type": "application/json", "accept": "application/json",
            // So that it may be sent again where no answer came.
            "idempotency-key": key.value.uuidString,
        ]
        let content = JSONCoding.data(of: body)
        var request = EndpointRequest(method: .post, path: "/graphql", headers: headers, body: content)
        do {
            if let token = try await token() { request.headers["authorization"] = "Bearer \(token.value)" }
            return try await transport(request)
        } catch let failure as TransportFailure {
            throw failure == .timedOut ? .busy : .offline
        } catch is CancellationError {
            throw .offline
        } catch let error as StartupError {
            // There is no token, and why.
            throw error
        } catch AccountError.offline {
            // No guest could be made.
            throw .offline
        } catch {
            throw .failed("\(operation.name): \(error)")
        }
    }
}

/// What a server answers: the one root field that an operation asks for, or faults.
private struct GraphQLAnswer<Output: Decodable>: Decodable {
    var data: [String: Output]?
    var errors: [GraphQLFault]?

    private enum CodingKeys: CodingKey {
        case data, errors
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        errors = try container.decodeIfPresent([GraphQLFault].self, forKey: .errors)
        // Beside faults there may be half of the data, which nobody reads.
        data = errors == nil ? try container.decode([String: Output].self, forKey: .data) : nil
    }
}

/// A fault in Strapi's shape, as the table beside the schema has them.
struct GraphQLFault: Error, Decodable {
    var message: String
    var extensions: Extensions?

    struct Extensions: Decodable {
        var code: String?
        var error: Inner?
    }

    struct Inner: Decodable {
        var details: Details?
    }

    struct Details: Decodable {
        var reason: String?
        var until: String?
        var version: Int?
        var isMarked: Bool?
        var nearest: [String]?
        var errors: [Part]?
    }

    struct Part: Decodable {
        var path: [String]
        var reason: String?

        /// `nearest` are the cities of an unknown place.
        fileprivate func error(_ nearest: [String]?) -> StartupError? {
            guard let reason = reason.flatMap(StartupError.Reason.init) else { return nil }
            if path == ["location"], reason == .unknownValue, let nearest { return .unknownPlace(nearest: nearest) }
            return .invalid(path.joined(separator: "."), reason)
        }
    }

    fileprivate func error(about id: DocumentID?) -> StartupError {
        let details = extensions?.error?.details
        switch extensions?.code {
        case "BAD_USER_INPUT":
            var problems = FieldProblems()
            for part in details?.errors ?? [] { part.error(details?.nearest).map { problems.note($0) } }
            return problems.error ?? .failed(message)
        case "STRAPI_NOT_FOUND_ERROR": return id.map { .notFound($0) } ?? .linkGone
        case "FORBIDDEN" where details?.reason == "addressNeeded":
            return .addressNeeded(isMarked: details?.isMarked ?? false)
        case "FORBIDDEN": return Self.refusals[details?.reason ?? ""] ?? .notOwner
        case "CONFLICT":
            if let version = details?.version { return .conflict(version: version) }
            return Self.conflicts[details?.reason ?? ""] ?? .alreadyAnswered
        case "KEY_REUSED": return .keyReused
        case "TOO_MANY_REQUESTS": return Self.limits[details?.reason ?? ""] ?? .busy
        case "UNAUTHENTICATED": return .notSignedIn
        case "UNAVAILABLE": return Self.lacks[details?.reason ?? ""] ?? .busy
        default: return .failed("\(extensions?.code ?? "no code"): \(message)")
        }
    }

    private static let refusals: [String: StartupError] = [
        "notOwner": .notOwner, "notModerator": .notModerator, "notSignedIn": .notSignedIn, "notMember": .notMember,
        "notConfirmed": .notConfirmed, "notOffered": .notOffered, "passwordNeeded": .passwordNeeded(isWrong: false),
        "wrongPassword": .passwordNeeded(isWrong: true), "wrongCode": .wrongCode, "codeOver": .codeOver,
    ]
    private static let conflicts: [String: StartupError] = [
        "alreadyAsked": .alreadyAsked, "nothingToAppeal": .nothingToAppeal,
    ]
    private static let lacks: [String: StartupError] = [
        "noDecks": .noDecks, "noMail": .noMail, "noRoom": .noRoom,
    ]
    private static let limits: [String: StartupError] = [
        "tooMuch": .tooMuch, "tooManyTries": .tooManyTries, "tooManyCodes": .tooManyCodes,
    ]
}
