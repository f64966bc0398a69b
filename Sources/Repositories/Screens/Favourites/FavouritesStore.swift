import Calls
package import DesignSystem
package import Foundation
import Observation
package import RepositoriesDomain

/// The person's favourites as every screen sees them: changed at once, put right when the service refuses.
@Observable
package final class FavouritesStore {
    package enum State: Equatable {
        case loading
        case loaded
        case failed(RepositoryError)
    }

    package private(set) var state = State.loading
    /// Newest first.
    package private(set) var favourites: [Favourite] = []
    private(set) var outcomes = FavouriteOutcomes()
    /// What the alert tells; `nil` when there is nothing to tell.
    var failure: FavouriteFailure?

    @ObservationIgnored private let service: any FavouriteService
    @ObservationIgnored private let toasts: ToastPresenter
    /// What stands for a kept repository in the toasts.
    @ObservationIgnored private let symbol: String
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let work = OrderedWork()
    @ObservationIgnored private var following: Task<Void, Never>?
    /// What the service is known to hold; a refused change goes back to it.
    @ObservationIgnored private var confirmed: [Repository.ID: Favourite] = [:]
    /// What is shown although the service has not answered yet.
    @ObservationIgnored private var ahead: [Repository.ID: Favourite?] = [:]
    /// Counts changes per repository: only the newest one's answer may show.
    @ObservationIgnored private var revisions: [Repository.ID: Int] = [:]

    /// `favourites` are what is known before the first `load()`; `nil` when nothing is.
    package init(
        service: any FavouriteService,
        toasts: ToastPresenter,
        now: @escaping @Sendable () -> Date,
        favourites: [Favourite]? = nil,
        symbol: String = "star.fill"
    ) {
        self.service = service
        self.toasts = toasts
        self.now = now
        self.symbol = symbol
        guard let favourites else { return }
        confirmed = Dictionary(favourites.map { ($0.id, $0) }) { first, _ in first }
        showAll()
        state = .loaded
    }

    isolated deinit {
        following?.cancel()
    }

    package func contains(_ id: Repository.ID) -> Bool { self[id] != nil }

    package subscript(id: Repository.ID) -> Favourite? { favourites.first { $0.id == id } }

    /// Reads everything anew, after the writes that are on their way; from then on also after others' changes.
    package func load() async {
        follow()
        work.add { [self] in
            do throws(RepositoryError) {
                let favourites = try await service.favourites()
                confirmed = Dictionary(favourites.map { ($0.id, $0) }) { first, _ in first }
                showAll()
                state = .loaded
            } catch {
                // What is shown stays: losing sight of the favourites is worse than seeing old ones.
                if state != .loaded { state = .failed(error) }
            }
        }
        await work.settled()
    }

    /// Listens before the first read, so that nothing falls between.
    private func follow() {
        guard following == nil else { return }
        let changes = service.changesElsewhere()
        following = Task { [weak self] in
            for await _ in changes { await self?.load() }
        }
    }

    package func save(_ repository: Repository) {
        guard !contains(repository.id) else { return }
        let favourite = Favourite(repository: repository, savedAt: now(), tags: [], note: "")
        let key = IdempotencyKey()
        change(.save, repository.id, to: favourite) { [service] () async throws(RepositoryError) in
            try await service.save(repository, key: key)
        }
    }

    package func remove(_ id: Repository.ID) {
        guard let favourite = self[id] else { return }
        let key = IdempotencyKey()
        change(.remove(favourite), id, to: nil) { [service] () async throws(RepositoryError) in
            try await service.remove(id, key: key)
            return nil
        }
    }

    /// Does what a browser noted, after all that was begun before.
    ///
    /// `known` are the facts of what is to be kept; without them `repositories` is asked.
    package func perform(_ deed: FavouriteDeed, known: Repository?, in repositories: any RepositoryService) {
        work.add { [self] in
            guard deed.isKept else { return remove(deed.id) }
            do throws(RepositoryError) {
                if let known { return save(known) }
                save(try await repositories.detail(of: deed.id, refresh: false).repository)
            } catch {
                outcomes.failed += 1
                failure = FavouriteFailure(act: .save, name: deed.id.name, error: error)
            }
        }
    }

    /// - Throws: what the service refused; nothing has changed then.
    package func annotate(_ id: Repository.ID, tags: [String], note: String) async throws(RepositoryError) {
        await work.settled()
        confirmed[id] = try await service.annotate(id, tags: tags, note: note, key: IdempotencyKey())
        showAll()
    }

    package func importFavourites(_ favourites: [Favourite]) async throws(RepositoryError) -> ImportReport {
        await work.settled()
        let report = try await service.importFavourites(favourites, key: IdempotencyKey())
        await load()
        return report
    }

    /// Returns when every write made so far has been answered.
    package func settled() async {
        await work.settled()
    }

    private func restore(_ favourite: Favourite) {
        let key = IdempotencyKey()
        change(.restore, favourite.id, to: favourite) { [service] () async throws(RepositoryError) in
            try await service.restore(favourite, key: key)
            return favourite
        }
    }

    private func change(
        _ act: FavouriteAct,
        _ id: Repository.ID,
        to favourite: Favourite?,
        send: @escaping () async throws(RepositoryError) -> Favourite?
    ) {
        let revision = revisions[id, default: 0] + 1
        revisions[id] = revision
        ahead.updateValue(favourite, forKey: id)
        showAll()
        work.add { [self] in
            do throws(RepositoryError) {
                confirmed[id] = try await send()
                succeeded(act, id)
            } catch {
                outcomes.failed += 1
                failure = FavouriteFailure(act: act, name: id.name, error: error)
            }
            if revisions[id] == revision { ahead.removeValue(forKey: id) }
            showAll()
        }
    }

    private func succeeded(_ act: FavouriteAct, _ id: Repository.ID) {
        switch act {
        case .save:
            outcomes.saved += 1
            offerUndo("repositories.toast.saved", id, systemImage: symbol) { $0.remove(id) }
        case .remove(let favourite):
            outcomes.removed += 1
            offerUndo("repositories.toast.removed", id, systemImage: "trash") { $0.restore(favourite) }
        case .restore:
            outcomes.saved += 1
            toasts.show(Toast(message: words("repositories.toast.restored", id.name), systemImage: symbol))
        }
    }

    private func offerUndo(
        _ key: String,
        _ id: Repository.ID,
        systemImage: String,
        undo: @escaping (FavouritesStore) -> Void
    ) {
        let toast = Toast.undoable(words(key, id.name), systemImage: systemImage) { [weak self] in
            if let self { undo(self) }
        }
        toasts.show(toast)
    }

    private func showAll() {
        var shown = confirmed
        for (id, favourite) in ahead { shown[id] = favourite }
        favourites = shown.values.sorted {
            ($0.savedAt, $1.repository.id.fullName) > ($1.savedAt, $0.repository.id.fullName)
        }
    }
}
