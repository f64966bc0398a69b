import DesignSystem
import DiscoveryDomain
import FindieDomain
import Observation
import SwiftUI

/// What the person said and did.
@Observable
final class PlayerProfileModel {
    enum State: Equatable {
        case loading
        case loaded(PlayerStatistics)
        case failed(FindieError)
    }

    private(set) var state: State
    private(set) var genres: [Genre]
    var problem: FindieError?
    let deck: GameDeckModel
    @ObservationIgnored private let service: any FindieService

    init(
        service: any FindieService,
        deck: GameDeckModel,
        state: State = .loading,
        genres: [Genre] = []
    ) {
        self.service = service
        self.deck = deck
        self.state = state
        self.genres = genres
    }

    func appeared() async {
        await deck.settled()
        do throws(FindieError) {
            // Nobody may have been at the deck, whose excluded tags stand here.
            try await deck.learnFilters()
            genres = try await service.preferences().genres
            state = .loaded(try await service.statistics())
        } catch {
            state = .failed(error)
        }
    }

    func genreTapped(_ genre: Genre) async {
        let before = genres
        if genres.contains(genre) { genres.removeAll { $0 == genre } } else { genres.append(genre) }
        do throws(FindieError) {
            // Another page may have chosen others.
            var kept = try await service.preferences().genres.filter { $0 != genre }
            if genres.contains(genre) { kept.append(genre) }
            genres = try await service.setPreferences(PlayerPreferences(genres: kept, onboardingCompleted: true)).genres
            await deck.reload()
        } catch {
            genres = before
            problem = error
        }
    }
}

/// The profile: numbers, genres, excluded tags, the history, and the account.
struct PlayerProfileView: View {
    @Bindable var model: PlayerProfileModel
    let accountSection: () -> AnyView
    let onSync: () -> Void
    let onMakers: () -> Void
    let onHistory: () -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                figures
                section(words("findie.profile.genres")) {
                    ChoiceColumns(choices: Genre.allCases, chosen: model.genres, title: \.name) { genre in
                        Task { await model.genreTapped(genre) }
                    }
                }
                section(words("findie.profile.excluded")) { excluded }
                if model.deck.pictures.isOffered {
                    section(words("findie.pictures.title")) { StorePictureSwitch(choice: model.deck.pictures) }
                }
                Button(action: onHistory) {
                    Label(words("findie.history.title"), systemImage: "clock.arrow.circlepath")
                        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                }
                Button(action: onSync) {
                    Label(words("findie.sync.title"), systemImage: "arrow.triangle.2.circlepath")
                        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                }
                Button(action: onMakers) {
                    Label(words("findie.maker.title"), systemImage: "hammer")
                        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                }
                accountSection()
                    .frame(minHeight: 44)
                Text(words("findie.profile.about"))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .padding(20)
            .frame(maxWidth: Spacing.columnWidth, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .modifier(ScreenGround())
        .navigationTitle(words("findie.tab.profile"))
        .modifier(FindieProblemAlert(problem: $model.problem))
        .task { await model.appeared() }
    }

    @ViewBuilder private var figures: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 2)
        case .failed(let error): FindieFailureView(error: error) { Task { await model.appeared() } }
        case .loaded(let statistics):
            HStack(spacing: Spacing.row) {
                figure(statistics.judged, "findie.profile.judged")
                figure(statistics.liked, "findie.profile.liked")
                figure(statistics.wished, "findie.profile.wished")
            }
            if let most = statistics.genres.first?.count {
                section(words("findie.profile.likedGenres")) {
                    ForEach(statistics.genres.prefix(6)) { GenreBar(entry: $0, most: most) }
                }
            }
            if let niche = statistics.niche { section(words("findie.profile.niche")) { NicheBar(niche: niche) } }
            if statistics.months.count > 1 {
                section(words("findie.profile.months")) {
                    ForEach(statistics.months) { GenreMonthRow(month: $0) }
                }
            }
        }
    }

    private func figure(_ count: Int, _ key: String) -> some View {
        VStack(spacing: 2) {
            Text(verbatim: String(count))
                .font(.title)
                .fontWeight(.bold)
                .monospacedDigit()
                .foregroundStyle(FindiePalette.accent)
            Text(words(key))
                .font(.footnote)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, Spacing.section)
        .background(FindiePalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var excluded: some View {
        if model.deck.filters.excludedTags.isEmpty {
            Text(words("findie.profile.excluded.none"))
                .foregroundStyle(.secondary)
        } else {
            ForEach(model.deck.filters.excludedTags, id: \.self) { tag in
                HStack {
                    TagChip(tag: tag)
                    Spacer()
                    Button(words("findie.exclude.show")) { Task { await model.deck.excluded(tag, false) } }
                        .frame(minHeight: 44)
                        .accessibilityLabel(words("findie.exclude.again", TagVocabulary.builtIn.name(of: tag)))
                }
            }
        }
    }

    private func section(_ title: String, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(verbatim: title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            content()
        }
    }
}
