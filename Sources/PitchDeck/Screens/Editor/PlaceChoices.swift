import DesignSystem
import PitchDeckDomain
import SwiftUI

/// The cities that a typed place may mean, to choose one: so that a city has one name in all startups.
struct PlaceChoices: View {
    @Binding var text: String
    @Environment(\.words) private var words

    var body: some View {
        let typed = text.trimmingCharacters(in: .whitespaces)
        // It goes through all cities several times: once a letter is enough.
        let found = typed.isEmpty ? [] : StartupPlace.choices(for: typed)
        let choices = found.contains { $0.name == typed } ? [] : found
        if typed.count > 2, StartupPlace.name(of: typed) == nil {
            Text(verbatim: words("editor.location.unknown")).font(.footnote).foregroundStyle(.secondary)
        }
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
    }
}
