/// Which status an answer has: two sets of rules are in use.
public enum StatusPolicy: String, Sendable, Hashable, CaseIterable {
    /// What the audits of graphql/graphql-http ask (2025): of `application/json`, 200 for what is well formed.
    case audit2025
    /// The draft of GraphQL over HTTP (2026): 422 for what cannot be executed, 294 for what was in part.
    case draft2026

    /// The status of an answer.
    public func status(of outcome: GraphQLAnswer.Outcome, hasErrors: Bool, as type: MediaType) -> Int {
        switch outcome {
        case .executed:
            self == .draft2026 && hasErrors && type == .graphQLResponse ? 294 : 200
        case .refused(let refusal): status(of: refusal, as: type)
        }
    }

    private func status(of refusal: Refusal, as type: MediaType) -> Int {
        switch refusal {
        // Apollo's clients drop the body of anything else, and would not send the document.
        case .unknownDocument: 200
        case .untrusted: 403
        case .timedOut: 503
        case .malformed: self == .draft2026 ? 422 : 400
        case .syntax: self == .draft2026 || type != .json ? 400 : 200
        case .validation, .operation, .variables, .tooLarge:
            switch (self, type) {
            case (.draft2026, _): 422
            case (.audit2025, .json): 200
            case (.audit2025, _): 400
            }
        }
    }

    /// What an answer is sent as, where this was asked for.
    ///
    /// A document that is not known is no answer of GraphQL's: such may have no status of 200 without `data`. In the
    /// draft what is not executed says so by its type, whoever asks.
    func type(of answer: GraphQLAnswer, asked type: MediaType) -> MediaType {
        switch answer.outcome {
        case .refused(.unknownDocument): .json
        case .refused where self == .draft2026 && type == .json: .graphQLResponse
        default: type
        }
    }
}
