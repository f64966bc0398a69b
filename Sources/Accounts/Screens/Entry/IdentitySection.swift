import AccountsDomain
import DesignSystem
import SwiftUI

/// A member's accounts elsewhere: those that are linked, and those that could be.
struct IdentitySection: View {
    let model: AccountViewModel
    let overview: AccountOverview
    let onProvider: (IdentityProvider) -> Void
    let onCode: () -> Void

    private var others: [IdentityProvider] {
        overview.options.providers.filter { provider in !overview.identities.contains { $0.provider == provider } }
    }

    private var offersCode: Bool {
        overview.options.offersCodes && !overview.options.providers.contains(.gitHub)
            && !overview.identities.contains { $0.provider == .gitHub }
    }

    var body: some View {
        if !overview.identities.isEmpty || !others.isEmpty || offersCode {
            Section(words("account.identities.title")) {
                ForEach(overview.identities, id: \.provider) { row($0) }
                ForEach(others, id: \.self) { provider in
                    Button(words("account.provider.\(provider.rawValue).link")) { onProvider(provider) }
                }
                if offersCode {
                    Button(words("account.provider.github.link"), action: onCode)
                }
            }
        }
    }

    private func row(_ identity: LinkedIdentity) -> some View {
        let provider = words("account.provider.\(identity.provider.rawValue)")
        return HStack(spacing: Spacing.row) {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: provider)
                if !identity.name.isEmpty {
                    Text(verbatim: identity.name)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer()
            Button(words("account.identities.unlink")) { model.unlinked(identity.provider) }
                .buttonStyle(.bordered)
                .accessibilityLabel(words("account.identities.unlink.of", provider))
        }
        .frame(minHeight: 44)
    }
}

/// The ways in by an account elsewhere, where the server offers any.
struct ProviderSection: View {
    let options: AccountOptions
    let onProvider: (IdentityProvider) -> Void
    let onCode: () -> Void

    var body: some View {
        if !options.providers.isEmpty || options.offersCodes {
            Section {
                ForEach(options.providers, id: \.self) { provider in
                    Button(words("account.provider.\(provider.rawValue).go")) { onProvider(provider) }
                }
                // For a browser GitHub's own page is the shorter way.
                if options.offersCodes, !options.providers.contains(.gitHub) {
                    Button(words("account.provider.code.go"), action: onCode)
                }
            } footer: {
                Text("account.provider.agrees", bundle: .module)
            }
        }
    }
}
