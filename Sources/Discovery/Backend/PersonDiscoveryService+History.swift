package import DiscoveryDomain
package import Calls
import Foundation
package import RepositoriesDomain
import Storage

extension PersonDiscoveryService {
    package func history(before: Int?, count: Int) async throws(DiscoveryError) -> HistoryPage {
        guard (1...HistoryPage.maximumCount).contains(count) else {
            throw .invalid(field: "count", reason: .outOfRange)
        }
        return try await reading { try $0.history(before: before, count: count) }
    }

    package func changeJudgement(
        of id: Repository.ID,
        to judgement: Judgement?,
        key: IdempotencyKey
    ) async throws(DiscoveryError) {
        try await appending(key) { store in
            guard let repository = try store.catalogueKey(of: id) else { throw DiscoveryError.repositoryNotFound(id) }
            return judgement.map { .judge(repository, $0 == .like ? .like : .skip) } ?? .forget(repository)
        }
    }

    package func topicRules() async throws(DiscoveryError) -> [TopicRule] {
        try await person().ledger.rules.values.sorted {
            ($0.since, $1.subject.name) > ($1.since, $0.subject.name)
        }
    }

    package func removeTopicRule(_ subject: TasteSubject, key: IdempotencyKey) async throws(DiscoveryError) {
        try await appending(key) { _ in .allow(subject.normalized) }
    }

    package func statistics() async throws(DiscoveryError) -> Statistics {
        let saved = try await person().saved.count
        return StatisticsBuilder(entries: try await reading { try $0.opinions() }, savedCount: saved).statistics()
    }

    package func liked() async throws(DiscoveryError) -> [Favourite] {
        try await reading { try $0.liked() }
    }

    package func annotateLiked(
        _ id: Repository.ID,
        tags: [String],
        note: String
    ) async throws(DiscoveryError) -> Favourite {
        let (account, changes) = (account, changes)
        let checked: (tags: [String], note: String)
        do throws(RepositoryError) {
            checked = (try Favourite.validated(tags: tags), try Favourite.validated(note: note))
        } catch {
            throw DiscoveryError(error)
        }
        return try await backend.database.writing { connection in
            let key = try EventStore(connection: connection, account: account).catalogueKey(of: id) ?? id.key
            let store = JudgementStore(connection: connection, account: account)
            try store.annotate(key, tags: checked.tags, note: checked.note)
            guard let liked = try store.liked(key) else { throw DiscoveryError.repositoryNotFound(id) }
            try changes.announce(connection)
            return liked
        }
    }

    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable (JudgementStore) throws -> Value
    ) async throws(DiscoveryError) -> Value {
        let account = account
        return try await backend.database.reading {
            try body(JudgementStore(connection: $0, account: account))
        }
    }

    /// Appends one event, unless its key is known.
    private func appending(
        _ key: IdempotencyKey,
        _ act: @escaping @Sendable (EventStore) throws -> LedgerEvent.Act
    ) async throws(DiscoveryError) {
        let (account, changes) = (account, changes)
        let (copy, now) = (backend.people[account], backend.now())
        let person = try await backend.database.writing { connection in
            var person = try PersonStore(connection: connection, account: account).current(copy, at: now)
            let store = EventStore(connection: connection, account: account)
            let act = try act(store)
            if let known = try store.event(key) {
                guard known.act == act else { throw DiscoveryError.keyReused }
            } else {
                try store.append(act, key: key, decidedAt: now, recordedAt: now, to: &person)
                try changes.announce(connection)
            }
            return person
        }
        backend.people.keep(person, of: account)
    }
}
