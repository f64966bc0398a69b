import DesignSystem
import FindieDomain
import SwiftUI

/// Where a game is sold, with what was asked there and the day of it.
struct StoreOffers: View {
    let offers: [StoreOffer]
    /// Told when somebody goes to a store.
    let onOpen: () -> Void
    @Environment(\.locale) private var locale
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(words("findie.offers"))
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ForEach(offers, id: \.address) { offer in
                if let url = URL(string: offer.address) {
                    Button {
                        openURL(url)
                        onOpen()
                    } label: {
                        row(offer)
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .modifier(CardGround())
    }

    private func row(_ offer: StoreOffer) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.row) {
            VStack(alignment: .leading, spacing: 2) {
                Label(offer.store.name, systemImage: "arrow.up.right.square")
                Text(words("findie.offers.asOf", GameWords.day(offer.readOn, locale)))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: Spacing.row)
            VStack(alignment: .trailing, spacing: 2) {
                Text(verbatim: price(offer))
                    .fontWeight(offer.price == nil ? .regular : .semibold)
                    .foregroundStyle(offer.price == nil ? .secondary : .primary)
                if let percent = offer.discountPercent, percent > 0 {
                    Text(words("findie.offers.off", String(percent)))
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44)
    }

    private func price(_ offer: StoreOffer) -> String {
        guard let price = offer.price else { return words("findie.offers.unknown") }
        return price.isFree ? words("findie.offers.free") : GameWords.money(price.amount, price.currency, locale)
    }
}
