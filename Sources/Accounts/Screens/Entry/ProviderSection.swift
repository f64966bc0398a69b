import AccountsDomain
import SwiftUI

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
