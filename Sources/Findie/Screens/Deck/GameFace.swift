import DeckScreens
import DesignSystem
import DiscoveryDomain
import FindieDomain
import SwiftUI

/// What a card of the deck shows: its art to the edges, and on it what one wants to know first.
struct GameFace: View {
    let card: GameCard
    let isWished: Bool
    /// What is asked on this card of the pictures of stores; `nil` on all others.
    var question: StorePictureChoice?
    /// Whether its pictures can be leafed through.
    var isOnTop = false
    let onOpen: () -> Void
    @ScaledMetric private var letter = 1.0
    @Environment(\.locale) private var locale
    @Environment(\.presentDate) private var presentDate
    @Environment(\.showsStorePictures) private var showsStorePictures

    static let radius: CGFloat = 24

    private var game: Game { card.game }
    private var said: GameWords { GameWords(game: game, locale: locale, now: presentDate()) }

    var body: some View {
        CoverArt(game: game, isScene: true)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(FindiePalette.night)
            .overlay(alignment: .bottom) {
                Button(action: onOpen) { overlay }
                    .buttonStyle(.plain)
                    .accessibilityLabel(words("findie.card.open", game.title))
                    .accessibilityValue(told)
            }
            .overlay(alignment: .top) {
                if let question {
                    StorePictureQuestion(choice: question)
                } else if !pictures.isEmpty {
                    HungPictures(paths: pictures, film: isOnTop ? game.page?.trailer : nil, isLeafed: isOnTop)
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: Self.radius))
            .shadow(color: .black.opacity(0.22), radius: 20, y: 8)
    }

    /// Its maker's, or those of a store where the person allows it; the cover first.
    private var pictures: [String] {
        if let page = game.page { return page.pictures.map { $0.path(.card) } }
        return showsStorePictures ? game.storePicturePaths : []
    }

    private var told: String {
        game.summary + (card.fit.map { ". " + words("findie.card.fit", String($0)) } ?? "")
    }

    private var overlay: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            head
            Text(verbatim: game.title)
                .font(.title)
                .fontWeight(.heavy)
                .lineLimit(3)
                .multilineTextAlignment(.leading)
            Text(verbatim: game.summary)
                .font(.subheadline)
                .lineLimit(2)
                .multilineTextAlignment(.leading)
            tags
            facts
            if let reason = card.reasons.first { ReasonLine(reason: reason) }
        }
        .foregroundStyle(Color.white)
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            LinearGradient(
                colors: [FindiePalette.night.opacity(0), FindiePalette.night.opacity(0.88), FindiePalette.night],
                startPoint: .top,
                endPoint: .bottom
            )
        }
    }

    private var head: some View {
        HStack(spacing: Spacing.icon) {
            if let fit = card.fit { FitBadge(fit: fit) }
            if let maker = game.maker {
                Text(verbatim: maker)
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .lineLimit(1)
            }
            Spacer(minLength: 0)
            if isWished {
                Image(systemName: "bookmark.fill")
                    .foregroundStyle(Color(hex: 0xFFD166))
            }
        }
    }

    private var tags: some View {
        HStack(spacing: 6) {
            ForEach(Self.telling(game.tags, letter: letter), id: \.self) { TagChip(tag: $0) }
        }
    }

    /// As many tags as stand beside each other on a phone without being cut, at most three; a letter is as wide as usual
    /// or so many times as wide.
    static func telling(_ tags: [String], letter: Double = 1) -> [String] {
        var room = 40.0
        return tags.prefix(3).enumerated().prefix { index, tag in
            // A chip's own edges are as wide as four letters.
            room -= Double(TagVocabulary.builtIn.name(of: tag).count + 4) * letter
            return index == 0 || room >= 0
        }
        .map(\.element)
    }

    /// A line ends between two facts, not within one.
    private var facts: some View {
        let facts = [said.priceAtStore, said.release, said.platforms].compactMap(\.self)
        return Text(verbatim: facts.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: "\u{A0}· "))
            .font(.footnote)
            .lineLimit(2)
            .multilineTextAlignment(.leading)
    }
}

/// How well a game fits, 0...100.
struct FitBadge: View {
    let fit: Int

    var body: some View {
        Text(words("findie.card.fit.badge", String(fit)))
            .font(.footnote)
            .fontWeight(.bold)
            .monospacedDigit()
            .foregroundStyle(Color(hex: 0x2A0A18))
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Color(hex: 0xFF7BA5), in: Capsule())
            .fixedSize()
    }
}

/// Why a game is shown, in one line.
struct ReasonLine: View {
    let reason: GameReason

    var body: some View {
        let said = GameReasonWords(reason)
        HStack(spacing: 6) {
            Image(systemName: said.systemImage)
                .accessibilityHidden(true)
            Text(verbatim: said.text)
                .lineLimit(2)
                .multilineTextAlignment(.leading)
        }
        .font(.footnote)
        .fontWeight(.medium)
    }
}

/// What will become of the card if it is let go.
struct GameStamp: View {
    let way: ThrowWay

    var body: some View {
        Text(words("findie.deck.stamp.\(GameDeckModel.word(way))"))
            .font(.system(size: 30, weight: .heavy, design: .rounded))
            .foregroundStyle(Color.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 4)
            .background(ground, in: Capsule())
            .rotationEffect(.degrees(tilt))
            .padding(24)
            .accessibilityHidden(true)
    }

    private var ground: Color {
        switch way {
        case .left: Color(hex: 0x3A2F5C)
        case .right: Color(hex: 0xC2255C)
        case .up: Color(hex: 0x8A5A00)
        }
    }

    private var tilt: Double {
        switch way {
        case .left: 12
        case .right: -12
        case .up: 0
        }
    }
}
