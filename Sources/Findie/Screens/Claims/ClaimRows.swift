import DesignSystem
import FindieDomain
import SwiftUI

/// A maker's claim that is not granted, among their games.
struct GameClaimRow: View {
    let claim: GameClaim
    let onOpen: (FindieRoute) -> Void

    var body: some View {
        Button {
            onOpen(.claim(claim.slug))
        } label: {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(verbatim: claim.title).font(.headline).multilineTextAlignment(.leading)
                Text(words("findie.claim.state.\(claim.state.rawValue)"))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
        .buttonStyle(.plain)
        .modifier(CardGround())
    }
}

/// A claim with what can be said of it by who reviews.
struct ReviewedClaim: View {
    let claim: GameClaim
    let onVerdict: (ClaimVerdict) -> Void
    @State private var note = ""

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(words("findie.claim.review", claim.makerName, claim.title))
                .font(.title3)
                .fontWeight(.bold)
                .accessibilityAddTraits(.isHeader)
            if let page = URL(string: claim.makerPage), !claim.makerPage.isEmpty {
                Link(destination: page) { Text(verbatim: claim.makerPage).frame(minHeight: 44) }
            }
            Text(verbatim: claim.note)
            ForEach(claim.pages, id: \.address) { page in
                if let url = URL(string: page.address) {
                    Link(destination: url) {
                        Label(page.store.name, systemImage: "arrow.up.right.square").frame(minHeight: 44)
                    }
                }
            }
            Divider()
            TextField(words("findie.claim.review.note"), text: $note, axis: .vertical)
                .lineLimit(2...6)
                .textFieldStyle(.roundedBorder)
            HStack(spacing: Spacing.row) {
                Button(words("findie.claim.grant")) { onVerdict(.grant) }
                    .buttonStyle(.borderedProminent)
                Button(words("findie.claim.refuse")) { onVerdict(.refuse(note)) }
                    .buttonStyle(.bordered)
            }
            .controlSize(.large)
        }
        .modifier(CardGround())
    }
}
