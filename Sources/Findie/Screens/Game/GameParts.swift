import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

/// What a game is, beside its cover.
struct GameHead: View {
    let page: GamePage

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            // Above the cover: beside it large text would be broken within its words.
            Text(verbatim: page.card.game.title)
                .font(.title2)
                .fontWeight(.bold)
                .accessibilityAddTraits(.isHeader)
            HStack(alignment: .top, spacing: Spacing.section) {
                CoverTile(game: page.card.game, width: 120)
                told
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var told: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            if let maker = page.card.game.maker {
                Text(verbatim: maker)
                    .foregroundStyle(.secondary)
            }
            Text(verbatim: page.card.game.summary)
                .font(.subheadline)
            if page.isHidden == true {
                Label(words("findie.state.hidden"), systemImage: "eye.slash")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            HStack(spacing: Spacing.icon) {
                if page.judgement == nil, let fit = page.card.fit { FitBadge(fit: fit) }
                // That one likes it stands on the button that takes it back.
                if page.judgement == .skip {
                    Label(words("findie.judgement.skip"), systemImage: "xmark")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What its maker says and shows of a game, its tags and its facts.
struct GameSaid: View {
    let game: Game

    var body: some View {
        if let said = game.page {
            if !said.media.isEmpty { MediaGallery(media: said.media, title: game.title) }
            if !said.about.isEmpty { AboutText(text: said.about) }
        }
        StoreGallery(game: game)
        ChipRow {
            ForEach(game.tags, id: \.self) { TagChip(tag: $0) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(words("findie.game.tags"))
        GameFacts(game: game).modifier(CardGround())
    }
}

/// All facts of a game, with the day they are of.
struct GameFacts: View {
    let game: Game
    @Environment(\.locale) private var locale
    @Environment(\.presentDate) private var presentDate

    var body: some View {
        let said = GameWords(game: game, locale: locale, now: presentDate())
        let how = TraitWords(game.traits)
        VStack(alignment: .leading, spacing: Spacing.row) {
            fact("findie.fact.price", said.priceAtStore)
            fact(said.isToCome ? "findie.fact.toCome" : "findie.fact.release", said.release)
            fact("findie.fact.platforms", said.platforms)
            fact("findie.fact.reviews", said.reviews)
            fact("findie.fact.genres", game.genres.map(\.name).joined(separator: ", "))
            if game.isEarlyAccess { fact("findie.fact.state", words("findie.fact.early")) }
            if game.isAdult { fact("findie.fact.audience", words("findie.fact.adult")) }
            ForEach(how.known, id: \.subject) { fact("findie.traits.\($0.subject.rawValue)", $0.text) }
            if let unknown = how.unknown {
                Text(verbatim: unknown)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            if !game.isMadeHere, !how.known.isEmpty {
                Text(words("findie.fact.byTags"))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Text(verbatim: origin)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
    }

    /// Whose facts they are, and of when.
    private var origin: String {
        if game.isMadeHere { return words("findie.fact.made") }
        guard let offer = game.offers?.first else { return words("findie.fact.asOf", String(game.factsOf.year)) }
        return words("findie.fact.readAt", offer.store.name, GameWords.day(game.factsOf, locale))
    }

    @ViewBuilder private func fact(_ key: String, _ value: String?) -> some View {
        if let value {
            HStack(alignment: .firstTextBaseline) {
                Text(words(key))
                    .foregroundStyle(.secondary)
                Spacer(minLength: Spacing.row)
                Text(verbatim: value)
                    .multilineTextAlignment(.trailing)
            }
            .font(.subheadline)
            .accessibilityElement(children: .combine)
        }
    }
}

/// Covers side by side.
struct CoverRow: View {
    let title: String
    let games: [Game]
    let onOpen: (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            Text(verbatim: title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.row) {
                    ForEach(games) { game in
                        Button {
                            onOpen(game.slug)
                        } label: {
                            CoverTile(game: game, width: 112)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(words("findie.card.open", game.title))
                    }
                }
            }
        }
    }
}

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
