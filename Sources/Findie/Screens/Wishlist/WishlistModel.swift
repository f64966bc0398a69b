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

    /// Which wishes are shown.
    enum Part: String, CaseIterable { case all, belowPrice, free, noted }

    enum Layout: String, CaseIterable { case grid, list }

    private(set) var state = State.loading
    private(set) var wishes: [Wish] = []
    var order = Order.added
    var part = Part.all
    var layout = Layout.grid
    /// What had come about when the person came to the list; it stays on it until they come again.
    private(set) var news: [(id: Wish.ID, news: [WishNews])] = []
    var problem: FindieError?
    /// What the last import came to; `nil` when there is nothing to tell.
    var report: WishImport?

    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let toasts: ToastPresenter
    @ObservationIgnored private let isSeen: Bool
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private var last: Task<Void, Never>?

    /// So many of the games that an import does not know are named.
    private static let namedCount = 5

    init(dependencies: FindieDependencies, toasts: ToastPresenter, showing wishes: [Wish]? = nil) {
        service = dependencies.findie
        (isSeen, now) = (dependencies.isSeen, dependencies.now)
        self.toasts = toasts
        if let wishes { (self.wishes, state) = (wishes, .loaded) }
    }

    func contains(_ slug: String) -> Bool { wish(slug) != nil }

    func wish(_ slug: String) -> Wish? { wishes.first { $0.id == slug } }

    private var chosen: [Wish] {
        switch part {
        case .all: wishes
        case .belowPrice: wishes.filter(\.isBelowPrice)
        case .free: wishes.filter { $0.game.price?.isFree == true }
        case .noted: wishes.filter { !$0.note.isEmpty }
        }
    }

    /// Those that are shown, in the order that was chosen; what is unknown comes last.
    var sorted: [Wish] {
        let wishes = chosen
        return switch order {
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

    // MARK: What is new

    private func news(of wish: Wish) -> [WishNews] { wish.news(on: ReleaseDay(now())) }

    /// How many have something new that the person has not seen.
    var newsCount: Int { wishes.count { !news(of: $0).isEmpty } }

    /// Puts what is new now on top of the list.
    func noteNews() {
        news = wishes.map { ($0.id, news(of: $0)) }.filter { !$0.news.isEmpty }
    }

    /// The person is at the list: what is new is shown, and is none the next time.
    func looked() async {
        noteNews()
        let today = ReleaseDay(now())
        guard isSeen, wishes.contains(where: { $0.seen != $0.look(on: today) }) else { return }
        // What cannot be noted now stays news.
        guard (try? await service.lookAtWishes()) != nil else { return }
        for index in wishes.indices { wishes[index].seen = wishes[index].look(on: today) }
    }

    func retryTapped() async {
        state = .loading
        await load()
    }

    /// Puts a game on the list, or takes it off.
    func toggled(_ game: Game) {
        if let wish = wish(game.slug) { remove(wish) } else { add(game) }
    }

    private func add(_ game: Game) {
        wishes.insert(Wish(game: game, wishedAt: now()), at: 0)
        toasts.show(
            .undoable(words("findie.wish.added", game.title), systemImage: "bookmark.fill") { [weak self] in
                if let wish = self?.wish(game.slug) { self?.remove(wish, isTold: false) }
            }
        )
        perform { service async throws(FindieError) in _ = try await service.addWish(game.slug) }
    }

    /// Puts a game on the list of which the page has no more than the name.
    func added(_ slug: String) {
        guard !contains(slug) else { return }
        perform { service async throws(FindieError) in _ = try await service.addWish(slug) }
        loadBehind()
    }

    /// Takes a game off the list, which may not have been read yet.
    func removed(_ slug: String) {
        if let wish = wish(slug) { return remove(wish) }
        perform { service async throws(FindieError) in try await service.removeWish(slug) }
        loadBehind()
    }

    /// Reads the list once everything begun so far is done.
    private func loadBehind() {
        let begun = last
        last = Task { [weak self] in
            await begun?.value
            await self?.load()
        }
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
    func restore(_ wish: Wish) {
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
        // What can be read neither as JSON nor as a table is no file of ours.
        let json = try? JSONCoding.decode([PortableWish].self, from: Data(text.utf8))
        guard let file = json ?? WishTable.wishes(in: text, now: now()) else {
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

    /// What the last import came to, as people read it, with the first of the games that are not known here.
    var reported: String {
        guard let report else { return "" }
        let said = words("findie.wish.report", String(report.added), String(report.kept))
        guard !report.unknown.isEmpty else { return said }
        var named = report.unknown.prefix(Self.namedCount).joined(separator: ", ")
        let others = report.unknown.count - Self.namedCount
        if others > 0 { named = words("findie.wish.report.unknown.more", named, String(others)) }
        let form = report.unknown.count == 1 ? "one" : "other"
        return said + " " + words("findie.wish.report.unknown.\(form)", String(report.unknown.count), named)
    }

    /// As JSON, which can be imported again.
    func json() throws -> String {
        String(decoding: try JSONCoding.encode(wishes.map(PortableWish.init)), as: UTF8.self)
    }

    /// As a table for other programs, which can be imported again, too.
    var csv: String { WishTable.text(wishes) }

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
