import DesignSystem
import Places
import SwiftUI

/// The cities that a typed place may mean, to choose one: so that a city has one name in all startups.
struct PlaceChoices: View {
    @Binding var text: String
    @Environment(\.words) private var words

    /// How a company without a place is told.
    private static let nowhere = "Remote"
    private static let gazetteer = Gazetteer()
    private static let most = 4

    var body: some View {
        let choices = choices
        ForEach(choices, id: \.self) { choice in
            Button {
                text = choice.name
            } label: {
                Text(verbatim: choice.title)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            }
            .buttonStyle(.plain)
            .foregroundStyle(PitchDeckPalette.accent)
        }
        if choices.isEmpty, !isKnown, typed.count > 2 {
            Text(verbatim: words("editor.location.unknown")).font(.footnote).foregroundStyle(.secondary)
        }
    }

    private var typed: String { text.trimmingCharacters(in: .whitespaces) }

    private var cities: [City] { Self.gazetteer.search(typed, limit: Self.most) }

    /// Whether it stands there as it would be chosen.
    private var isKnown: Bool {
        typed == Self.nowhere || cities.contains { Self.gazetteer.shortName(of: $0) == typed }
    }

    private struct Choice: Hashable {
        /// What is kept.
        let name: String
        /// What it is called while it is chosen from.
        let title: String
    }

    private var choices: [Choice] {
        guard !typed.isEmpty, !isKnown else { return [] }
        let isRemote = Self.nowhere.lowercased().hasPrefix(typed.lowercased())
        let remote = isRemote ? [Choice(name: Self.nowhere, title: Self.nowhere)] : []
        return remote + cities.map { Choice(name: Self.gazetteer.shortName(of: $0), title: $0.fullName) }
    }
}
