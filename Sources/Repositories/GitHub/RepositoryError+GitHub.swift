import Foundation
import Outbound
import RepositoriesDomain

extension RepositoryError {
    /// What an answer other than success means; `id` is the repository that was asked for.
    init(_ response: OutboundResponse, about id: Repository.ID?) {
        // An error page need not be JSON; its status says enough.
        let problem = try? JSONDecoder().decode(GitHubPayload.Problem.self, from: response.body)
        switch (response.status, id) {
        case (404, let id?), (410, let id?): self = .notFound(id)
        case (451, let id?): self = .unavailable(id)
        case (403, let id?) where problem?.message?.lowercased().contains("blocked") == true: self = .unavailable(id)
        case (422, _): self = Self.refusedQuery(problem)
        default: self = .sourceFailed("GitHub answered \(response.status): \(problem?.message?.prefix(200) ?? "")")
        }
    }

    private static func refusedQuery(_ problem: GitHubPayload.Problem?) -> RepositoryError {
        let message = problem?.message?.lowercased() ?? ""
        let field = problem?.fields.first ?? "q"
        let name = ["q": "text", "sort": "sort", "order": "sort", "page": "page", "per_page": "page"][field] ?? field
        if message.contains("first 1000") { return .invalidQuery(field: "page", reason: .pastTheEnd) }
        if message.contains("longer than") { return .invalidQuery(field: name, reason: .tooLong) }
        if message.contains("operators") { return .invalidQuery(field: name, reason: .tooManyOperators) }
        let isMissing = problem?.codes.contains { $0.hasPrefix("missing") } == true
        return .invalidQuery(field: name, reason: isMissing ? .empty : .unknownValue)
    }
}
