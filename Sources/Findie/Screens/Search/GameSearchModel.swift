import FindieDomain
import Foundation
import Observation

/// The search for particular games: what is typed, and what that finds.
@Observable
final class GameSearchModel {
    enum State: Equatable {
        case loading
        /// The best known before anything is typed.
        case found([Game])
        case nothing
        case failed(FindieError)
    }

    /// What the field holds.
    var text: String
    private(set) var state: State
    /// What was looked for last, as the address says it.
    private(set) var asked: String
    @ObservationIgnored private let service: any FindieService
    @ObservationIgnored private let clock: any Clock<Duration>

    static let typingPause = Duration.milliseconds(250)
    private static let count = 50

    init(dependencies: FindieDependencies, text: String = "", state: State = .loading) {
        (service, clock) = (dependencies.findie, dependencies.clock)
        (self.text, asked, self.state) = (text, text, state)
    }

    private var trimmed: String {
        let longest = text.unicodeScalars.prefix(GameSearchInput.maximumLength)
        return String(String.UnicodeScalarView(longest)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Asks for what an address says.
    func opened(_ text: String) {
        self.text = text
        asked = trimmed
    }

    /// Call with every change of the text; a newer call's cancellation of this one is what makes the pause.
    func textChanged() async {
        if trimmed != asked {
            // Cancelled by the next letter.
            guard (try? await clock.sleep(for: Self.typingPause)) != nil else { return }
        }
        await look()
    }

    func retryTapped() async {
        state = .loading
        await look()
    }

    private func look() async {
        let text = trimmed
        asked = text
        do throws(FindieError) {
            let games = try await service.search(text, count: Self.count)
            guard text == asked else { return }
            state = games.isEmpty ? .nothing : .found(games)
            if !text.isEmpty { await note(games) }
        } catch {
            if text == asked { state = .failed(error) }
        }
    }

    private func note(_ games: [Game]) async {
        let seen = games.filter(\.isMadeHere).map { GameSighting(.impression, of: $0.slug, in: .search) }
        // What is not told its maker is missing from figures and from nothing else.
        if !seen.isEmpty { try? await service.note(seen) }
    }
}
