package import Calls
package import Foundation
package import RepositoriesDomain

/// A repository that was judged; its latest judgement counts.
package struct HistoryEntry: Hashable, Codable, Sendable, Identifiable {
    package var repository: Repository
    package var judgement: Judgement
    package var judgedAt: Date

    package var id: Repository.ID { repository.id }

    package init(repository: Repository, judgement: Judgement, judgedAt: Date) {
        self.repository = repository
        self.judgement = judgement
        self.judgedAt = judgedAt
    }
}

extension HistoryEntry: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("repository", Repository.schema),
        .required("judgement", .choice(Judgement.self)),
        .required("judgedAt", .date)
    ).named("HistoryEntry")
}

/// A part of the history, newest first.
package struct HistoryPage: Hashable, Codable, Sendable {
    package static let maximumCount = 100

    package var entries: [HistoryEntry]
    /// To be given as `before` for the next older ones; `nil` at the end.
    package var older: Int?

    package init(entries: [HistoryEntry], older: Int?) {
        self.entries = entries
        self.older = older
    }
}

extension HistoryPage: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("entries", .array(of: HistoryEntry.schema, maximum: maximumCount)),
        .optional("older", .count.described("Send it as `before` for the next older ones; absent at the end."))
    ).named("HistoryPage")
}
