import Calls
import DesignSystem
import DiscoveryDomain
import Observation
import RepositoriesDomain
import RepositoryScreens

/// What the person liked, with their tags and notes.
@Observable
final class LikedStore {
    enum State: Equatable {
        case loading
        case loaded
        case failed(DiscoveryError)
    }

    private(set) var state: State
    /// Newest first.
    private(set) var liked: [Favourite]
    var problem: DiscoveryError?

    @ObservationIgnored private let service: any DiscoveryService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let work = OrderedWork()

    init(service: any DiscoveryService, toasts: ToastPresenter, liked: [Favourite]? = nil) {
        self.service = service
        self.toasts = toasts
        self.liked = liked ?? []
        state = liked == nil ? .loading : .loaded
    }

    subscript(id: Repository.ID) -> Favourite? { liked.first { $0.id == id } }

    func load() async {
        do throws(DiscoveryError) {
            liked = try await service.liked()
            state = .loaded
        } catch {
            if state != .loaded { state = .failed(error) }
        }
    }

    func retryTapped() {
        state = .loading
        work.add { [self] in await load() }
    }

    /// Reads again what is shown; what nobody has asked for yet is read when they do.
    func changedElsewhere() {
        guard state != .loading else { return }
        work.add { [self] in await load() }
    }

    /// Takes a like back.
    func remove(_ id: Repository.ID) {
        guard let index = liked.firstIndex(where: { $0.id == id }) else { return }
        let removed = liked.remove(at: index)
        change(id, to: nil) { [self] in
            let toast = Toast.undoable(words("repofinder.liked.removed", id.name), systemImage: "heart.slash") {
                [weak self] in self?.restore(removed)
            }
            toasts.show(toast)
        }
    }

    /// - Throws: what the service refused, in the words of repositories; nothing has changed then.
    func annotate(_ id: Repository.ID, tags: [String], note: String) async throws(RepositoryError) {
        do throws(DiscoveryError) {
            let kept = try await service.annotateLiked(id, tags: tags, note: note)
            if let index = liked.firstIndex(where: { $0.id == id }) { liked[index] = kept }
        } catch {
            throw RepositoryError(error, about: id)
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async { await work.settled() }

    private func restore(_ favourite: Favourite) {
        change(favourite.id, to: .like) { [self] in await load() }
    }

    private func change(
        _ id: Repository.ID,
        to judgement: Judgement?,
        then succeeded: @escaping () async -> Void
    ) {
        work.add { [self] in
            do throws(DiscoveryError) {
                try await service.changeJudgement(of: id, to: judgement, key: IdempotencyKey())
                await succeeded()
            } catch {
                problem = error
                await load()
            }
        }
    }
}

extension RepositoryError {
    /// What the screens that know repositories only say of a refusal.
    fileprivate init(_ error: DiscoveryError, about id: Repository.ID) {
        self =
            switch error {
            case .offline: .offline
            case .noRoom: .noRoom
            case .rateLimited(let until): .rateLimited(until: until)
            case .repositoryNotFound: .notFound(id)
            case .invalid(let field, _): .invalidQuery(field: field, reason: .tooLong)
            case .notSignedIn: .notSignedIn
            case .keyReused, .deckNotFound, .deckLimitReached, .lastDeck: .failed("\(error)")
            case .failed(let text): .failed(text)
            }
    }
}
