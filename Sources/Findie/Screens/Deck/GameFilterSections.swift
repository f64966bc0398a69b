import DesignSystem
import FindieDomain
import SwiftUI

/// How many games the filters let through, and what becomes of those that do not say.
struct FilterCountSection: View {
    @Bindable var model: GameFiltersModel

    var body: some View {
        Section {
            VStack(alignment: .leading, spacing: 2) {
                Text(model.count.map { counted("findie.filters.count", $0.fitting) } ?? words("findie.loading"))
                    .fontWeight(.semibold)
                    .monospacedDigit()
                if let unknown = model.count?.unknown, unknown > 0 {
                    Text(counted("findie.filters.unknown", unknown))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            if model.draft.asked.activeCount > 0 {
                Toggle(words("findie.filters.letUnknown"), isOn: $model.draft.asked.letsUnknownPass)
            }
        }
    }
}

/// What comes first: niche or known, new or old.
struct LeaningSection: View {
    @Bindable var model: GameFiltersModel

    var body: some View {
        Section(words("findie.filters.first")) {
            slider("fame", $model.draft.fameLeaning)
            slider("age", $model.draft.ageLeaning)
        }
    }

    private func slider(_ name: String, _ value: Binding<Double>) -> some View {
        let step = GameFilters.leanings.first { Double($0) == value.wrappedValue } ?? 0
        let said = words("findie.filters.\(name).\(step)")
        return VStack(alignment: .leading, spacing: Spacing.icon) {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .firstTextBaseline) {
                    Text(words("findie.filters.\(name)"))
                    Spacer(minLength: Spacing.row)
                    chosen(said)
                }
                VStack(alignment: .leading, spacing: 2) {
                    Text(words("findie.filters.\(name)"))
                    chosen(said)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            Slider(value: value, in: -2...2, step: 1) {
                Text(words("findie.filters.\(name)"))
            } minimumValueLabel: {
                edge("\(name).low")
            } maximumValueLabel: {
                edge("\(name).high")
            }
            .accessibilityValue(said)
        }
    }

    private func chosen(_ said: String) -> some View {
        Text(verbatim: said)
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }

    private func edge(_ key: String) -> some View {
        Text(words("findie.filters.\(key)"))
            .font(.footnote)
            .foregroundStyle(.secondary)
    }
}

/// How games are to be played.
struct TraitFilterSections: View {
    @Bindable var model: GameFiltersModel

    private static let players = [1, 2, 3, 4, 6, 8]

    var body: some View {
        Section {
            folded("findie.traits.session", SessionLength.allCases, \.asked.sessions, TraitWords.session)
            folded("findie.traits.players", PlayMode.allCases, \.asked.modes, TraitWords.mode)
            Picker(words("findie.filters.players"), selection: $model.draft.asked.players) {
                Text(words("findie.filters.players.any")).tag(Int?.none)
                ForEach(Self.players, id: \.self) { Text(verbatim: String($0)).tag(Int?.some($0)) }
            }
            folded("findie.traits.inputs", InputDevice.allCases, \.asked.inputs, TraitWords.input)
            folded("findie.traits.languages", GameLanguage.allCases, \.asked.languages, TraitWords.language)
            folded(
                "findie.traits.accessibility",
                AccessibilityFeature.allCases,
                \.asked.accessibility,
                TraitWords.feature
            )
        } header: {
            Text(words("findie.filters.how"))
        } footer: {
            Text(words("findie.filters.how.about"))
        }
    }

    private func folded<Word: Hashable>(
        _ key: String,
        _ choices: [Word],
        _ list: WritableKeyPath<GameFilters, [Word]>,
        _ name: @escaping (Word) -> String
    ) -> some View {
        FoldedChoices(
            title: words(key),
            choices: choices,
            chosen: model.draft[keyPath: list],
            name: name,
            summary: words("findie.filters.any")
        ) { model.toggled($0, in: list) }
    }
}

/// Tags of which a game must have one, or none.
struct FilteredTagsSection: View {
    /// Before the words of the section.
    let key: String
    let tags: [String]
    @Bindable var entry: TagEntry
    let onEntered: () -> Void
    let onRemoved: (String) -> Void

    var body: some View {
        Section(words(key)) {
            if !tags.isEmpty {
                ChipRow {
                    ForEach(tags, id: \.self) { tag in
                        let name = TagVocabulary.builtIn.name(of: tag)
                        Button {
                            onRemoved(tag)
                        } label: {
                            HStack(spacing: Spacing.inline) {
                                Text(verbatim: name)
                                Image(systemName: "xmark").accessibilityHidden(true)
                            }
                        }
                        .buttonStyle(.bordered)
                        .accessibilityLabel(words("\(key).remove", name))
                    }
                }
            }
            TextField(words("\(key).add"), text: $entry.text)
                .onSubmit(onEntered)
            if let unknown = entry.unknown {
                Label(Self.said(unknown), systemImage: "exclamationmark.triangle")
                    .font(.footnote)
                    .foregroundStyle(Palette.danger)
            }
        }
    }

    static func said(_ unknown: String) -> String {
        TagVocabulary.builtIn.nearest(to: unknown).map { words("findie.filters.wanted.nearest", unknown, $0.name) }
            ?? words("findie.filters.wanted.none", unknown)
    }
}
