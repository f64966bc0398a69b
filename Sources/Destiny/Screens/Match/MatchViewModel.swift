import Calls
import DestinyDomain
import Foundation
import Observation

/// Two births, and how tradition compares them.
@Observable
final class MatchViewModel {
    enum Side: Hashable, CaseIterable {
        case boy, girl
    }

    enum State: Equatable {
        case editing
        case comparing
        case compared(MatchReport)
        case failed(AstrologyError)
    }

    enum Keeping: Equatable {
        case offered
        case saving
        case kept(SavedMatch.ID)
        case failed(AstrologyError)
    }

    private(set) var state: State
    private(set) var keeping = Keeping.offered
    private(set) var saved: [SavedMatch]
    var side = Side.boy
    let boy: BirthForm
    let girl: BirthForm
    @ObservationIgnored private let service: any MatchService
    /// What the report on the screen compares.
    @ObservationIgnored private var request: MatchRequest?

    init(dependencies: DestinyDependencies, state: State = .editing, saved: [SavedMatch] = []) {
        service = dependencies.matches
        boy = BirthForm(charts: dependencies.charts, clock: dependencies.clock, now: dependencies.now)
        girl = BirthForm(charts: dependencies.charts, clock: dependencies.clock, now: dependencies.now)
        self.state = state
        self.saved = saved
    }

    var canCompare: Bool { boy.birth != nil && girl.birth != nil && state != .comparing }

    func form(_ side: Side) -> BirthForm { side == .boy ? boy : girl }

    func compareTapped() async {
        guard let boy = boy.birth, let girl = girl.birth, state != .comparing else { return }
        let request = MatchRequest(boy: boy, girl: girl)
        self.request = request
        (state, keeping) = (.comparing, .offered)
        do throws(AstrologyError) {
            state = .compared(try await service.match(request))
        } catch {
            if case .invalid(let field, _) = error { side = field.hasPrefix("girl") ? .girl : .boy }
            state = .failed(error)
        }
    }

    /// Goes back to the two births, which are still there.
    func editTapped() { state = .editing }

    /// Keeps the report, without the details of the births, because the person asked for it.
    func keepTapped() async {
        guard let request, keeping != .saving else { return }
        keeping = .saving
        do throws(AstrologyError) {
            let kept = try await service.keep(request, key: IdempotencyKey())
            saved.insert(kept, at: 0)
            keeping = .kept(kept.id)
        } catch {
            keeping = .failed(error)
        }
    }

    func loadSaved() async {
        do throws(AstrologyError) {
            saved = try await service.savedMatches()
        } catch {
            // What is shown stays; comparing does not need it.
        }
    }

    /// Shows a kept match; `false` when there is none of that number.
    @discardableResult func open(_ id: SavedMatch.ID) async -> Bool {
        if !saved.contains(where: { $0.id == id }) { await loadSaved() }
        guard let match = saved.first(where: { $0.id == id }) else {
            state = .failed(.notFound)
            return false
        }
        (state, keeping, request) = (.compared(match.report), .kept(id), nil)
        return true
    }

    func forgetTapped(_ id: SavedMatch.ID) async {
        do throws(AstrologyError) {
            try await service.forget(id)
            saved.removeAll { $0.id == id }
            if keeping == .kept(id) { (keeping, state) = (.offered, .editing) }
        } catch {
            keeping = .failed(error)
        }
    }
}
