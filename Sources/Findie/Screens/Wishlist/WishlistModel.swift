import Calls
import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import Observation

/// What the person wants, shown at once and kept behind; a wish that is taken back can be brought back.
@Observable
final class WishlistModel {
    enum State: Equatable {
        case loading
        case loaded
        case failed(FindieError)
    }

    enum Order: String, CaseIterable { case added, price, release, fit }

    private(set) var state = State.loading
    private(set) var wishes: [Wish] = []
    var order = Order.added
    var problem: FindieError?
    /// What the last import came to; `nil` when there is nothing to tell.
    var report: WishImport?

    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private var last: Task<Void, Never>?

    init(dependencies: FindieDependencies, toasts: ToastPresenter, showing wishes: [Wish]? = nil) {
        service = dependencies.findie
        now = dependencies.now
        self.toasts = toasts
        if let wishes { (self.wishes, state) = (wishes, .loaded) }
    }

    func contains(_ slug: String) -> Bool { wishes.contains { $0.id == slug } }

    /// In the order that was chosen; what is unknown comes last.
    var sorted: [Wish] {
        switch order {
        case .added: wishes
        case .price: wishes.sorted { ($0.game.price?.amount ?? .max, $0.id) < ($1.game.price?.amount ?? .max, $1.id) }
        case .release:
            wishes.sorted { ($0.game.release?.text ?? "", $1.id) > ($1.game.release?.text ?? "", $0.id) }
        case .fit: wishes.sorted { ($0.fit ?? -1, $1.id) > ($1.fit ?? -1, $0.id) }
        }
    }

    func load() async {
        do throws(FindieError) {
            wishes = try await service.wishes()
            state = .loaded
        } catch {
            if state != .loaded { state = .failed(error) }
        }
    }

    func retryTapped() async {
        state = .loading
        await load()
    }

    /// Puts a game on the list, or takes it off.
    func toggled(_ game: Game) {
        if let wish = wishes.first(where: { $0.id == game.slug }) { remove(wish) } else { add(game) }
    }

    private func add(_ game: Game) {
        wishes.insert(Wish(game: game, wishedAt: now()), at: 0)
        toasts.show(
            .undoable(words("findie.wish.added", game.title), systemImage: "bookmark.fill") { [weak self] in
                if let wish = self?.wishes.first(where: { $0.id == game.slug }) { self?.remove(wish, isTold: false) }
            }
        )
        perform { service async throws(FindieError) in _ = try await service.addWish(game.slug) }
    }

    func remove(_ wish: Wish, isTold: Bool = true) {
        wishes.removeAll { $0.id == wish.id }
        if isTold {
            let text = words("findie.wish.removed", wish.game.title)
            toasts.show(.undoable(text, systemImage: "bookmark") { [weak self] in self?.restore(wish) })
        }
        perform { service async throws(FindieError) in try await service.removeWish(wish.id) }
    }

    /// With its day and notes.
    private func restore(_ wish: Wish) {
        guard !contains(wish.id) else { return }
        let place = wishes.firstIndex { $0.wishedAt < wish.wishedAt } ?? wishes.endIndex
        wishes.insert(wish, at: place)
        perform { service async throws(FindieError) in _ = try await service.importWishes([PortableWish(wish)]) }
    }

    func noted(_ slug: String, _ note: WishNote) async -> FindieError? {
        do throws(FindieError) {
            let kept = try await service.noteWish(slug, note)
            if let index = wishes.firstIndex(where: { $0.id == slug }) {
                wishes[index].note = kept.note
                wishes[index].priceBelow = kept.priceBelow
            }
            return nil
        } catch {
            return error
        }
    }

    /// Adds the wishes of a file of this app.
    func imported(_ text: String) async {
        guard let file = try? JSONCoding.decode([PortableWish].self, from: Data(text.utf8)) else {
            // What cannot be read is no file of ours.
            problem = .invalid(field: "file", reason: .unknownValue)
            return
        }
        do throws(FindieError) {
            report = try await service.importWishes(file)
            await load()
        } catch {
            problem = error
        }
    }

    /// As JSON, which can be imported again.
    func json() throws -> String {
        String(decoding: try JSONCoding.encode(wishes.map(PortableWish.init)), as: UTF8.self)
    }

    /// As a table for other programs; quotes are doubled, and no cell is taken for a formula.
    var csv: String {
        let rows = wishes.map { wish in
            [
                wish.game.title, wish.game.slug, wish.note, wish.priceBelow.map(String.init) ?? "",
                wish.wishedAt.formatted(.iso8601),
            ]
        }
        return ([["title", "slug", "note", "price_below_cents", "wished_at"]] + rows)
            .map { $0.map(Self.cell).joined(separator: ",") }.joined(separator: "\r\n") + "\r\n"
    }

    private static func cell(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
        return "\"" + (isFormula ? "'" : "") + text.replacing("\"", with: "\"\"") + "\""
    }

    /// Returns when everything begun so far is done.
    func settled() async { await last?.value }

    /// One after the other, in the order of the taps; never cancelled: who taps and leaves has tapped.
    private func perform(_ work: @escaping (any FindieService) async throws(FindieError) -> Void) {
        let (previous, service) = (last, service)
        last = Task { [weak self] in
            await previous?.value
            do throws(FindieError) {
                try await work(service)
            } catch {
                self?.problem = error
                await self?.load()
            }
        }
    }
}
