/// What is sent, and what is asked for by `Accept`.
public enum MediaType: String, Sendable, Hashable, CaseIterable {
    /// What every client takes.
    case json = "application/json"
    /// What only answers of GraphQL are.
    case graphQLResponse = "application/graphql-response+json"
    /// A stream of events.
    case eventStream = "text/event-stream"

    /// As it stands in the head.
    public var contentType: String { "\(rawValue); charset=utf-8" }

    /// The best that an `Accept` asks for (RFC 9110, 12.5.1); `nil` where it takes none of ours.
    ///
    /// Of those that are wanted as much, the one that stands first; `*/*` and nothing mean JSON.
    static func negotiated(_ accept: String?) -> MediaType? {
        guard let accept, !accept.trimming(" \t,").isEmpty else { return .json }
        let ranges = accept.split(separator: ",").prefix(50).enumerated().compactMap { Range($1, at: $0) }
        var best: (type: MediaType, range: Range)?
        for type in allCases {
            guard let range = ranges.filter({ $0.covers(type) }).max(by: { $0.specificity < $1.specificity }),
                range.quality > 0
            else { continue }
            // Whoever takes anything gets JSON, and not a stream.
            if range.specificity < 2, type != .json { continue }
            if let known = best, !range.isBetter(than: known.range) { continue }
            best = (type, range)
        }
        return best?.type
    }

    /// Whether an `Accept` names the type itself and wants it.
    func isNamed(in accept: String?) -> Bool {
        (accept ?? "").split(separator: ",").prefix(50).enumerated().compactMap { Range($1, at: $0) }
            .contains { $0.type == rawValue && $0.quality > 0 }
    }

    /// One of the ranges that are listed.
    private struct Range {
        let type: String
        let quality: Double
        let position: Int

        init?(_ text: Substring, at position: Int) {
            let parts = text.split(separator: ";").map { $0.trimming(" \t").lowercased() }
            guard let type = parts.first, type.contains("/") else { return nil }
            self.type = type
            self.position = position
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
            quality = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
        }

        /// How closely it says what it wants.
        var specificity: Int { type == "*/*" ? 0 : type.hasSuffix("/*") ? 1 : 2 }

        func covers(_ media: MediaType) -> Bool {
            switch specificity {
            case 0: true
            case 1: media.rawValue.hasPrefix(type.dropLast())
            default: media.rawValue == type
            }
        }

        func isBetter(than other: Range) -> Bool {
            quality != other.quality ? quality > other.quality : position < other.position
        }
    }
}

/// What a body is said to be.
struct ContentType {
    let type: String
    let charset: String?

    init?(_ text: String?) {
        let parts = (text ?? "").split(separator: ";").map { $0.trimming(" \t").lowercased() }
        guard let type = parts.first, !type.isEmpty else { return nil }
        self.type = type
        charset = parts.dropFirst().first { $0.hasPrefix("charset=") }?.dropFirst(8).trimming("\"")
    }

    var isJSON: Bool { type == "application/json" && (charset == nil || charset == "utf-8") }
}

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
