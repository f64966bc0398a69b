package import DiscoveryDomain
import DiscoveryService
import RepositoriesDomain
import Storage

extension PersonDiscoveryService {
    package func trending(_ query: TrendingQuery) async throws(DiscoveryError) -> TrendingList {
        let person = try await person()
        var list = try await backend.trends.list(query)
        if case .snapshots(_, let latest) = list.basis { await backend.keeper.note(countedOn: latest) }
        if query.isNewToMe {
            list.entries.removeAll { person.hasJudged($0.id.key) || person.saved.contains($0.id.key) }
        }
        list.entries = list.entries.prefix(TrendingList.maximumCount).map { entry in
            var entry = entry
            entry.isSaved = person.saved.contains(entry.id.key)
            entry.judgement =
                switch person.ledger.opinions[entry.id.key]?.opinion {
                case .like: .like
                case .skip: .skip
                case .star, nil: nil
                }
            return entry
        }
        return list
    }

    package func newTrends() -> AsyncStream<Void> {
        let changes = backend.database.changes(of: Trends.topic)
        return AsyncStream {
            for await _ in changes { return () }
            return nil
        }
    }

    package func startStarImport(of login: String) async throws(DiscoveryError) -> StarImport {
        try await backend.importer.start(login, for: account)
    }

    package func starImport() async throws(DiscoveryError) -> StarImport? {
        try await backend.importer.status(of: account)
    }

    package func stopStarImport() async throws(DiscoveryError) {
        try await backend.importer.stop(account)
    }
}
