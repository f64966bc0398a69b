import DesignSystem
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

/// The question whether stores' pictures are shown, on the first card that has one.
struct StorePictureQuestion: View {
    @Bindable var choice: StorePictureChoice

    var body: some View {
        HStack(spacing: Spacing.icon) {
            Toggle(isOn: choice.isOn) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(words("findie.pictures.switch"))
                        .font(.subheadline)
                        .fontWeight(.semibold)
                    Text(words("findie.pictures.ask"))
                        .font(.footnote)
                        .opacity(0.86)
                }
            }
            .tint(Color(hex: 0xFF7BA5))
            Button {
                Task { await choice.answered(false) }
            } label: {
                Image(systemName: "xmark")
                    .font(.footnote)
                    .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(words("findie.pictures.no"))
        }
        .foregroundStyle(Color.white)
        .padding(.leading, Spacing.section)
        .padding(.vertical, Spacing.icon)
        .background(FindiePalette.night.opacity(0.82), in: RoundedRectangle(cornerRadius: Radius.card))
        .padding(Spacing.row)
        .modifier(FindieProblemAlert(problem: $choice.problem))
    }
}

/// The same question where it can be answered anew.
struct StorePictureSwitch: View {
    @Bindable var choice: StorePictureChoice

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Toggle(words("findie.pictures.switch"), isOn: choice.isOn)
                .frame(minHeight: 44)
            Text(words("findie.pictures.about"))
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .modifier(FindieProblemAlert(problem: $choice.problem))
    }
}

extension StorePictureChoice {
    fileprivate var isOn: Binding<Bool> {
        Binding {
            self.answer == true
        } set: { isWanted in
            Task { await self.answered(isWanted) }
        }
    }
}

/// A maker's or a store's pictures in their own shape, one at a time, hung into the drawn scene of a card; where one cannot be had
/// the scene is all there is.
struct HungPictures: View {
    let paths: [String]
    /// Plays over the first of them, unless less motion is asked for or films were stopped on this page.
    var film: GameMedia?
    /// Whether a tap on one half leads to the one before, and on the other to the next.
    let isLeafed: Bool
    @State private var shown = 0
    @SceneStorage("findie.films") private var playsFilms = true
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.fileAddress) private var fileAddress

    private var path: String { paths.dropFirst(shown).first ?? paths[0] }

    private var filmShown: GameMedia? { shown == 0 && !reduceMotion ? film : nil }

    var body: some View {
        AsyncImage(url: fileAddress(path)) {
            $0.resizable()
                .scaledToFit()
                .clipShape(RoundedRectangle(cornerRadius: Radius.control))
                .shadow(color: .black.opacity(0.4), radius: 12, y: 4)
        } placeholder: {
            EmptyView()
        }
        .id(path)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, minHeight: 120, alignment: .top)
        .accessibilityHidden(true)
        .overlay {
            if let filmShown, playsFilms { QuietFilm(film: filmShown).id(filmShown.id) }
            if isLeafed, paths.count > 1 {
                HStack(spacing: 0) {
                    leaf(by: -1, "findie.pictures.previous")
                    leaf(by: 1, "findie.pictures.next")
                }
            }
        }
        .overlay(alignment: .topTrailing) {
            if filmShown != nil { FilmSwitch(isOn: $playsFilms) }
        }
        .padding(Spacing.row)
    }

    private func leaf(by step: Int, _ key: String) -> some View {
        Button {
            shown = (shown + step + paths.count) % paths.count
        } label: {
            Color.clear
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(words(key, String(shown + 1), String(paths.count)))
    }
}

/// What stores show of a game beside its cover; nothing where the person has not allowed it.
struct StoreGallery: View {
    let game: Game
    @Environment(\.showsStorePictures) private var showsStorePictures

    var body: some View {
        let pictures = game.storePicturePaths.dropFirst().map { GalleryPicture(path: $0, smallPath: $0) }
        if showsStorePictures, !pictures.isEmpty { PictureGallery(pictures: pictures, title: game.title) }
    }
}
