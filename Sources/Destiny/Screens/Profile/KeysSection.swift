import DestinyDomain
import DesignSystem
import SwiftUI

/// Keys for the person's own programs: making one, its secret this once, and ending one.
struct KeysSection: View {
    @State private var model: KeysViewModel
    @Environment(\.words) private var words

    init(model: KeysViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        Section {
            rows
            if let made = model.made { secret(made) }
            HStack {
                TextField(words("destiny.keys.name"), text: $model.newName)
                    .autocorrectionDisabled()
                Button(words("destiny.keys.create")) { Task { await model.createTapped() } }
                    .disabled(model.newName.isEmpty)
            }
            if let failure = model.failure {
                Text(AstrologyErrorWords(failure, words).message).foregroundStyle(DestinyPalette.danger)
            }
        } header: {
            Text(words("destiny.keys.title"))
        } footer: {
            Text(words("destiny.keys.about"))
        }
        .task { await model.load() }
    }

    @ViewBuilder private var rows: some View {
        switch model.state {
        case .loading: EmptyView()
        case .failed(let error):
            Text(AstrologyErrorWords(error, words).message).foregroundStyle(DestinyPalette.danger)
        case .loaded(let keys):
            ForEach(keys) { row($0) }
        }
    }

    private func row(_ key: APIKey) -> some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: key.name)
                Text(
                    key.lastUsedAt.map { words("destiny.keys.used", GuideDates(words).full($0)) }
                        ?? words("destiny.keys.unused")
                )
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            }
            Spacer()
            Button(words("destiny.keys.revoke"), role: .destructive) { Task { await model.revokeTapped(key.id) } }
                .accessibilityLabel(words("destiny.keys.revokeOne", key.name))
        }
    }

    private func secret(_ made: NewAPIKey) -> some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(words("destiny.keys.once")).font(.footnote).foregroundStyle(DestinyPalette.goldText)
            Text(verbatim: made.secret).font(.footnote).monospaced().textSelection(.enabled)
            ShareLink(item: made.secret) { Label(words("destiny.ask.copy"), systemImage: "doc.on.doc") }
        }
    }
}
