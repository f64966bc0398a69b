import DesignSystem
import DestinyDomain
import SwiftUI

/// What an account gives a guest, and the ways to one; nothing where there is no way from here.
struct AccountOffer: View {
    let standing: GuideStanding
    @Environment(\.words) private var words

    var body: some View {
        if standing.signIn != nil || standing.signUp != nil {
            VStack(alignment: .leading, spacing: Spacing.icon) {
                Text(words("destiny.account.offer", String(Quota.accountLimit)))
                    .font(.subheadline)
                    .foregroundStyle(DestinyPalette.text)
                AccountLinks(standing: standing)
            }
        }
    }
}

/// Sign up, or sign in to what one has.
struct AccountLinks: View {
    let standing: GuideStanding
    /// Whether signing in is what somebody comes for.
    var leadsIn = false
    @Environment(\.words) private var words

    var body: some View {
        HStack(spacing: Spacing.icon) {
            if let signIn = standing.signIn, leadsIn { link("destiny.account.signIn", signIn) }
            if let signUp = standing.signUp { link("destiny.account.signUp", signUp) }
            if let signIn = standing.signIn, !leadsIn { link("destiny.account.signIn", signIn) }
        }
    }

    private func link(_ key: String, _ address: URL) -> some View {
        Link(words(key), destination: address)
            .font(.subheadline)
            .fontWeight(.semibold)
            .foregroundStyle(DestinyPalette.goldText)
            .padding(.trailing, Spacing.row)
            .frame(minHeight: 44)
    }
}

/// What happened to somebody whose chart is not here because they are signed out.
struct SignedOutNote: View {
    let standing: GuideStanding
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Label(words("destiny.account.signedOut.title"), systemImage: "person.crop.circle")
                .font(.subheadline)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.goldText)
            Text(words("destiny.account.signedOut.message"))
                .font(.subheadline)
                .foregroundStyle(DestinyPalette.text)
            AccountLinks(standing: GuideStanding(signIn: standing.signIn), leadsIn: true)
        }
        .card(padding: 20)
    }
}
