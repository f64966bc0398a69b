import DesignSystem
import Observation
import RepositoriesDomain
import RepositoryScreens

/// The person's latest searches, newest first, each once, at most 10.
///
/// They are a comfort: failing to read or keep one is not worth a word, so every loss here is silent on purpose.
@Observable
final class RecentSearches {
    private(set) var texts: [String]

    @ObservationIgnored private let service: any FavouriteService
    @ObservationIgnored private let work = OrderedWork()

    private static let limit = 10

    init(service: any FavouriteService, texts: [String] = []) {
        self.service = service
        self.texts = texts
    }

    func load() async {
        await work.settled()
        // Keeps what is shown when the service cannot say.
        if let stored = try? await service.recentSearches() { texts = stored }
    }

    func remember(_ text: String) {
        texts = Array(([text] + texts.filter { $0 != text }).prefix(Self.limit))
        work.add { [service] in
            // See the type's comment.
            try? await service.addRecentSearch(text)
        }
    }

    func remove(_ text: String) {
        texts.removeAll { $0 == text }
        work.add { [service] in
            // See the type's comment.
            try? await service.removeRecentSearch(text)
        }
    }

    /// Returns when every write made so far has been answered.
    func settled() async {
        await work.settled()
    }
}
