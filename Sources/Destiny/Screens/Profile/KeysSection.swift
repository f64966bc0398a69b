import DesignSystem
import DestinyDomain
import Foundation
import Observation
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

/// The keys by which the person's own programs ask.
@Observable
final class KeysViewModel {
    enum State: Equatable {
        case loading
        case loaded([APIKey])
        case failed(AstrologyError)
    }

    private(set) var state = State.loading
    /// The key that was just made, whose secret is shown until the screen is left.
    private(set) var made: NewAPIKey?
    private(set) var failure: AstrologyError?
    var newName = ""

    @ObservationIgnored private let service: any KeyService

    init(service: any KeyService) {
        self.service = service
    }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await service.keys())
        } catch {
            state = .failed(error)
        }
    }

    func createTapped() async {
        let name = newName.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return }
        do throws(AstrologyError) {
            made = try await service.create(name)
            (newName, failure) = ("", nil)
        } catch {
            failure = error
        }
        await load()
    }

    func revokeTapped(_ key: APIKey.ID) async {
        do throws(AstrologyError) {
            try await service.revoke(key)
            failure = nil
            if made?.key.id == key { made = nil }
        } catch {
            failure = error
        }
        await load()
    }
}
