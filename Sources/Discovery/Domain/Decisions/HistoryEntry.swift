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
