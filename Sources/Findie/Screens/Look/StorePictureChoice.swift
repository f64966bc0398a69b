import FindieDomain
import Observation
import SwiftUI

/// Whether the person wants to see the pictures that stores have of games, which this server fetches for them.
@Observable
final class StorePictureChoice {
    /// What was said; `nil` before, which means no.
    private(set) var answer: Bool?
    /// The same as the server has it, which gives no picture before a yes has arrived.
    private var keptAnswer: Bool?
    /// The first card with a picture: the question stands on it, until it is answered.
    private(set) var asked: String?
    var problem: FindieError?
    /// Whether pictures can be had here at all.
    let isOffered: Bool
    @ObservationIgnored private let service: any FindieService
    /// Whether what was said before is known.
    @ObservationIgnored private var isKnown: Bool

    init(dependencies: FindieDependencies, preferences: PlayerPreferences? = nil) {
        service = dependencies.findie
        isOffered = dependencies.offersStorePictures
        answer = preferences?.showsStorePictures
        keptAnswer = preferences?.showsStorePictures
        isKnown = preferences != nil
    }

    var isAllowed: Bool { isOffered && answer == true && keptAnswer == true }

    /// Takes what the person said before.
    func show(_ preferences: PlayerPreferences) {
        answer = preferences.showsStorePictures
        keptAnswer = answer
        isKnown = true
    }

    /// Call when a game comes to the top of the deck.
    func cameUp(_ game: Game) {
        if asked == nil, isOffered, isKnown, !game.storePicturePaths.isEmpty { asked = game.slug }
    }

    func asks(on slug: String) -> Bool { answer == nil && asked == slug }

    /// Keeps what the person says; what it was before comes back when that fails.
    func answered(_ isWanted: Bool) async {
        answer = isWanted
        do throws(FindieError) {
            var preferences = try await service.preferences()
            preferences.showsStorePictures = isWanted
            keptAnswer = try await service.setPreferences(preferences).showsStorePictures
        } catch {
            answer = keptAnswer
            problem = error
        }
    }
}

nonisolated private struct ShowsStorePicturesKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// Whether covers are the stores' pictures where there are any.
    var showsStorePictures: Bool {
        get { self[ShowsStorePicturesKey.self] }
        set { self[ShowsStorePicturesKey.self] = newValue }
    }
}
