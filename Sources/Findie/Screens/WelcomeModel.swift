import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Observation

/// The first minute: games one loved, genres, what one never wants to see, how long one plays, and what one plays on
/// and pays; none of it must be answered.
@Observable
final class WelcomeModel {
    enum Step: Int, CaseIterable {
        case loved, genres, never, session, means

        /// 0...1.
        var progress: Double { Double(rawValue + 1) / Double(Self.allCases.count) }
    }

    private(set) var step = Step.loved
    /// What is looked for.
    var text = ""
    private(set) var found: [Game] = []
    /// Whether nothing was answered so far.
    private(set) var isWaiting: Bool
    private(set) var loved: [Game] = []
    private(set) var genres: [Genre] = []
    private(set) var excludedTags: [String] = []
    private(set) var sessions: [SessionLength] = []
    private(set) var platforms: [Game.Platform] = []
    /// In US cents; `nil` for any price.
    var maximumPrice: Int?
    var showsAdult = false
    private(set) var isFinishing = false
    private(set) var failure: FindieError?

    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let now: @Sendable () -> Date
    @ObservationIgnored private let onDone: () -> Void
    @ObservationIgnored private var search: Task<Void, Never>?
    /// The same when finishing is tried again, so that a game counts once.
    @ObservationIgnored private var keys: [String: IdempotencyKey] = [:]

    static let mostLoved = 10
    /// What people most often do not want, to choose from.
    static let oftenUnwanted = [
        "horror", "zombies", "vr", "massively-multiplayer", "anime", "visual-novel", "sports", "card-game", "pvp",
        "survival-craft", "racing", "dating-sim",
    ]

    init(
        dependencies: FindieDependencies,
        step: Step = .loved,
        found: [Game] = [],
        loved: [Game] = [],
        onDone: @escaping () -> Void
    ) {
        service = dependencies.findie
        now = dependencies.now
        self.step = step
        (self.found, isWaiting) = (found, found.isEmpty)
        self.loved = loved
        self.onDone = onDone
    }

    var isLast: Bool { step == Step.allCases.last }

    /// Looks for what is typed; a later text makes an earlier answer void.
    func textChanged() {
        search?.cancel()
        let text = text
        search = Task { [weak self, service] in
            do throws(FindieError) {
                let games = try await service.search(text, count: text.isEmpty ? 24 : 12)
                guard !Task.isCancelled else { return }
                self?.found = games
                self?.failure = nil
                self?.isWaiting = false
            } catch {
                guard !Task.isCancelled else { return }
                self?.failure = error
                self?.isWaiting = false
            }
        }
    }

    /// Returns when what was typed last has been looked for.
    func settled() async { await search?.value }

    /// Picks a game, or lets it go; once all that was found is picked the next can be looked for.
    func lovedTapped(_ game: Game) {
        if loved.contains(game) {
            loved.removeAll { $0 == game }
        } else if loved.count < Self.mostLoved {
            loved.append(game)
            if found.allSatisfy(loved.contains) { text = "" }
        }
    }

    func genreTapped(_ genre: Genre) {
        if genres.contains(genre) { genres.removeAll { $0 == genre } } else { genres.append(genre) }
    }

    func tagTapped(_ tag: String) {
        if excludedTags.contains(tag) { excludedTags.removeAll { $0 == tag } } else { excludedTags.append(tag) }
    }

    func sessionTapped(_ length: SessionLength) {
        if sessions.contains(length) { sessions.removeAll { $0 == length } } else { sessions.append(length) }
    }

    func platformTapped(_ platform: Game.Platform) {
        if platforms.contains(platform) {
            platforms.removeAll { $0 == platform }
        } else {
            platforms.append(platform)
        }
    }

    func backTapped() {
        if let before = Step(rawValue: step.rawValue - 1) { step = before }
    }

    func continueTapped() async {
        guard let next = Step(rawValue: step.rawValue + 1) else { return await finish() }
        step = next
    }

    /// Keeps what was answered so far and shows the deck.
    func finish() async {
        guard !isFinishing else { return }
        isFinishing = true
        do throws(FindieError) {
            let decisions = loved.map { game in
                let key = keys[game.slug] ?? IdempotencyKey()
                keys[game.slug] = key
                return GameDecision(.like(game: game.slug), decidedAt: now(), key: key)
            }
            if !decisions.isEmpty { _ = try await service.decide(decisions, then: .none) }
            let before = try await service.filters()
            let filters = answered(before)
            if filters != before { _ = try await service.setFilters(filters) }
            _ = try await service.setPreferences(PlayerPreferences(genres: genres, onboardingCompleted: true))
            onDone()
        } catch {
            failure = error
        }
        isFinishing = false
    }

    /// Filters with what was answered here; what was left open stays as it was.
    private func answered(_ filters: GameFilters) -> GameFilters {
        var filters = filters
        filters.excludedTags += excludedTags.filter { !filters.excludedTags.contains($0) }
        if !sessions.isEmpty {
            // Few games say it: asked for strictly, a first deck would be empty.
            if filters.traits == nil { filters.traits = TraitFilters(letsUnknownPass: true) }
            filters.traits?.sessions = SessionLength.allCases.filter(sessions.contains)
        }
        if !platforms.isEmpty { filters.platforms = platforms }
        if let maximumPrice { filters.maximumPrice = maximumPrice }
        if showsAdult { filters.showsAdult = true }
        return filters
    }
}
