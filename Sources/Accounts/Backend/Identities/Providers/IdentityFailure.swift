import Outbound

/// Why a provider has not proven who somebody is; texts are for the log and hold no secret.
package enum IdentityFailure: Error, Hashable, Sendable {
    /// No answer, or one that asks to come back later.
    case offline(String)
    /// The provider says no, or what it says does not hold.
    case refused(String)

    init(_ failure: OutboundFailure) {
        self = .offline("\(failure)")
    }
}

extension OutboundTransport {
    /// The body of an answer with status 200.
    func answer(to request: OutboundRequest) async throws(IdentityFailure) -> OutboundResponse {
        let response: OutboundResponse
        do throws(OutboundFailure) {
            response = try await send(request)
        } catch {
            throw IdentityFailure(error)
        }
        switch response.status {
        case 200: return response
        case 403, 429, 500...: throw .offline("status \(response.status)")
        default: throw .refused("status \(response.status)")
        }
    }
}
