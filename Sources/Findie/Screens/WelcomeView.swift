import DesignSystem
import FindieDomain
import SwiftUI

/// Five questions, each of which can be skipped.
struct WelcomeView: View {
    @Bindable var model: WelcomeModel

    var body: some View {
        VStack(spacing: 0) {
            head
            ScrollView {
                VStack(alignment: .leading, spacing: Spacing.section) {
                    Text(words("findie.welcome.\(model.step).title"))
                        .font(.title)
                        .fontWeight(.bold)
                        .accessibilityAddTraits(.isHeader)
                        .accessibilityHeading(.h1)
                    Text(words("findie.welcome.\(model.step).message"))
                        .foregroundStyle(.secondary)
                    question
                }
                .padding(20)
                .frame(maxWidth: 640, alignment: .leading)
                .frame(maxWidth: .infinity)
            }
            foot
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(FindiePalette.ground)
        .task { model.textChanged() }
    }

    private var head: some View {
        HStack(spacing: Spacing.row) {
            Button {
                model.backTapped()
            } label: {
                Label(words("findie.welcome.back"), systemImage: "chevron.backward")
                    .labelStyle(.iconOnly)
                    .frame(width: 44, height: 44)
            }
            .buttonStyle(.plain)
            .disabled(model.step == .loved)
            .opacity(model.step == .loved ? 0 : 1)
            ProgressView(value: model.step.progress)
                .accessibilityLabel(words("findie.welcome.progress"))
            Button(words("findie.welcome.skip")) { Task { await model.finish() } }
                .font(.subheadline)
                .frame(minHeight: 44)
        }
        .padding(.horizontal, Spacing.row)
        .padding(.top, Spacing.icon)
        .frame(maxWidth: 672)
    }

    @ViewBuilder private var question: some View {
        switch model.step {
        case .loved: LovedGames(model: model)
        case .genres:
            ChoiceColumns(choices: Genre.allCases, chosen: model.genres, title: \.name) { model.genreTapped($0) }
        case .never:
            ChoiceColumns(
                choices: WelcomeModel.oftenUnwanted,
                chosen: model.excludedTags,
                title: { TagVocabulary.builtIn.name(of: $0) },
                onTapped: { model.tagTapped($0) }
            )
        case .session:
            ChoiceColumns(choices: SessionLength.allCases, chosen: model.sessions, title: TraitWords.session) {
                model.sessionTapped($0)
            }
        case .means: MeansOfPlay(model: model)
        }
    }

    private var foot: some View {
        VStack(spacing: Spacing.icon) {
            if let failure = model.failure {
                Text(FindieErrorWords(failure).message)
                    .font(.footnote)
                    .foregroundStyle(Palette.danger)
            }
            Button {
                Task { await model.continueTapped() }
            } label: {
                Text(words(model.isLast ? "findie.welcome.finish" : "findie.welcome.next"))
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(model.isFinishing)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, Spacing.row)
        .frame(maxWidth: 640)
    }
}

/// The catalogue to look through, and what was picked of it.
struct LovedGames: View {
    @Bindable var model: WelcomeModel
    @ScaledMetric private var coverWidth: CGFloat = 104

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            TextField(words("findie.welcome.search"), text: $model.text)
                .textFieldStyle(.roundedBorder)
                .frame(minHeight: 44)
                .onChange(of: model.text) { model.textChanged() }
            if !model.loved.isEmpty {
                Text(counted("findie.welcome.picked", model.loved.count))
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .foregroundStyle(FindiePalette.accent)
            }
            if model.isWaiting { SkeletonRows(count: 5) }
            if model.found.isEmpty && !model.text.isEmpty && !model.isWaiting {
                Text(words("findie.welcome.none"))
                    .foregroundStyle(.secondary)
            }
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 104), spacing: Spacing.row, alignment: .top)],
                spacing: Spacing.row
            ) {
                ForEach(shown) { game in tile(game) }
            }
        }
    }

    /// What was picked stays, before what is found.
    private var shown: [Game] { model.loved + model.found.filter { !model.loved.contains($0) } }

    private func tile(_ game: Game) -> some View {
        let isLoved = model.loved.contains(game)
        return Button {
            model.lovedTapped(game)
        } label: {
            CoverTile(game: game, width: coverWidth)
                .overlay {
                    RoundedRectangle(cornerRadius: Radius.card)
                        .stroke(
                            isLoved ? AnyShapeStyle(FindiePalette.accent) : AnyShapeStyle(FindiePalette.edge),
                            lineWidth: isLoved ? 4 : 1
                        )
                }
                .overlay(alignment: .topTrailing) {
                    if isLoved {
                        Image(systemName: "heart.fill")
                            .foregroundStyle(Color.white)
                            .frame(width: 32, height: 32)
                            .background(Color(hex: 0xC2255C), in: Circle())
                            .padding(6)
                    }
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(game.title)
        .accessibilityAddTraits(isLoved ? .isSelected : [])
    }
}

/// What somebody plays on, pays, and is old enough for.
struct MeansOfPlay: View {
    @Bindable var model: WelcomeModel
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            ChoiceColumns(
                choices: Game.Platform.allCases,
                chosen: model.platforms,
                title: { words("findie.platform.\($0.rawValue)") },
                onTapped: { model.platformTapped($0) }
            )
            Text(words("findie.filters.price"))
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ChoiceColumns(
                choices: GameFiltersView.prices,
                chosen: model.maximumPrice.map { [$0] } ?? [],
                title: { GameFiltersView.title($0, locale) },
                onTapped: { model.maximumPrice = model.maximumPrice == $0 ? nil : $0 }
            )
            Toggle(words("findie.filters.adult"), isOn: $model.showsAdult)
                .frame(minHeight: 44)
            Text(words("findie.welcome.means.adult.about"))
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }
}
