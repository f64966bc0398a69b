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
        // It goes through all cities several times: once a letter is enough.
        let meant = meant
        let isKnown = typed == Self.nowhere || meant.contains { $0.name == typed }
        let choices = isKnown ? [] : remote + meant
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

    private struct Choice: Hashable {
        /// What is kept.
        let name: String
        /// What it is called while it is chosen from.
        let title: String
    }

    private var meant: [Choice] {
        Self.gazetteer.search(typed, limit: Self.most)
            .map { Choice(name: Self.gazetteer.shortName(of: $0), title: $0.fullName) }
    }

    private var remote: [Choice] {
        let isMeant = !typed.isEmpty && Self.nowhere.lowercased().hasPrefix(typed.lowercased())
        return isMeant ? [Choice(name: Self.nowhere, title: Self.nowhere)] : []
    }
}
