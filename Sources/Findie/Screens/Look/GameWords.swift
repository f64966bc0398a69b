import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import SwiftUI

/// Findie's own words, from its table.
func words(_ key: String, _ arguments: any CVarArg...) -> String {
    words(key, arguments)
}

func words(_ key: String, _ arguments: [any CVarArg]) -> String {
    let format = NSLocalizedString(key, bundle: .module, comment: "")
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
}

/// The form of a word that goes with a count; the table has `key.one` and `key.other`, each with one `%@`.
func counted(_ key: String, _ count: Int) -> String {
    words(count == 1 ? "\(key).one" : "\(key).other", count.formatted(.number.locale(Locale(identifier: "en"))))
}

/// Facts of a game as people read them.
struct GameWords {
    let game: Game
    let locale: Locale
    /// For what is still to come; without it no release is.
    var now: Date?

    /// "$14.99", "Free", "Name your price", or `nil` where it is not known.
    var price: String? {
        game.price.map { price in
            if price.isNamedByPlayers == true {
                return price.isFree
                    ? words("findie.game.named")
                    : words("findie.game.named.from", Self.money(price.amount, price.currency, locale))
            }
            return price.isFree ? words("findie.game.free") : Self.money(price.amount, price.currency, locale)
        }
    }

    /// "$14.99 at Steam" for what the store asked; what a maker says here is said of every store.
    var priceAtStore: String? {
        guard !game.isMadeHere, game.steamID != nil else { return price }
        return price.map { words("findie.game.priceAt", $0, "Steam") }
    }

    /// "24 February 2017", "February 2017" or "2017"; "To come" before it where its maker says so.
    var release: String? {
        let day = game.release.map { Self.day($0, locale) }
        guard isToCome else { return day }
        return day.map { words("findie.game.toCome.on", $0) } ?? words("findie.game.toCome")
    }

    /// Whether it is out by no clock of the person's yet; the day is of UTC.
    var isToCome: Bool {
        now.map { game.isToCome(on: ReleaseDay($0)) } ?? false
    }

    /// `nil` where they are not known.
    var platforms: String? {
        game.platforms.isEmpty
            ? nil
            : game.platforms.map { words("findie.platform.\($0.rawValue)") }.joined(separator: " · ")
    }

    var reviews: String? {
        game.positivePercent.map { words("findie.game.reviews", String($0)) }
    }

    /// Where a maker's game stands; what a moderator hid is not published to anybody.
    static func state(of game: MakerGame) -> String {
        words(game.isHidden ? "findie.state.hidden" : "findie.state.\(game.state.rawValue)")
    }

    static func money(_ amount: Int, _ currency: String, _ locale: Locale) -> String {
        (Decimal(amount) / 100).formatted(.currency(code: currency).locale(locale))
    }

    static func day(_ day: ReleaseDay, _ locale: Locale) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = DateComponents(year: day.year, month: day.month ?? 1, day: day.day ?? 1)
        guard let date = calendar.date(from: parts) else { return String(day.year) }
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).year()
        if day.month != nil { style = style.month(.abbreviated) }
        if day.day != nil { style = style.day() }
        return date.formatted(style)
    }
}

/// A reason as people read it.
struct GameReasonWords {
    let text: String
    let systemImage: String

    init(_ reason: GameReason) {
        let names = reason.tags.prefix(2).map { TagVocabulary.builtIn.name(of: $0) }
        let tags = names.joined(separator: words("findie.reason.and"))
        switch reason.cause {
        case .liked(let title): (text, systemImage) = (words("findie.reason.liked", title), "heart")
        case .wished(let title): (text, systemImage) = (words("findie.reason.wished", title), "bookmark")
        case .taste: (text, systemImage) = (words("findie.reason.taste", tags), "heart")
        case .answers: (text, systemImage) = (words("findie.reason.answers", tags), "person")
        case .acclaimed(let percent):
            (text, systemImage) = (words("findie.reason.acclaimed", String(percent)), "star")
        case .exploring: (text, systemImage) = (words("findie.reason.exploring"), "sparkle")
        }
    }
}

/// An error as people read it: what happened and what they can do.
struct FindieErrorWords {
    let title: String
    let message: String
    let systemImage: String
    let canBeRetried: Bool

    init(_ error: FindieError) {
        let key: String
        switch error {
        case .rateLimited: (key, systemImage, canBeRetried) = ("pause", "hourglass", true)
        case .offline: (key, systemImage, canBeRetried) = ("offline", "wifi.slash", true)
        case .noRoom: (key, systemImage, canBeRetried) = ("noRoom", "tray", true)
        case .gameNotFound: (key, systemImage, canBeRetried) = ("notFound", "questionmark.circle", false)
        case .notSignedIn: (key, systemImage, canBeRetried) = ("notSignedIn", "person.crop.circle", false)
        case .deckNotFound: (key, systemImage, canBeRetried) = ("deck", "rectangle.stack", false)
        case .deckLimitReached: (key, systemImage, canBeRetried) = ("decks", "rectangle.stack", false)
        case .lastDeck: (key, systemImage, canBeRetried) = ("lastDeck", "rectangle.stack", false)
        case .invalid(field: "file", reason: _):
            (key, systemImage, canBeRetried) = ("file", "exclamationmark.triangle", false)
        case .invalid: (key, systemImage, canBeRetried) = ("invalid", "exclamationmark.triangle", false)
        case .keyReused, .failed: (key, systemImage, canBeRetried) = ("failed", "exclamationmark.triangle", true)
        }
        title = words("findie.error.\(key).title")
        message = words("findie.error.\(key).message")
    }
}

/// A screen that could not be filled, and the way on where there is one.
struct FindieFailureView: View {
    let error: FindieError
    let onRetry: () -> Void

    var body: some View {
        let said = FindieErrorWords(error)
        EmptyState(systemImage: said.systemImage, title: said.title, message: said.message) {
            if said.canBeRetried {
                Button(words("findie.action.retry"), action: onRetry).buttonStyle(.borderedProminent)
            }
        }
    }
}

/// Tells what was refused.
struct FindieProblemAlert: ViewModifier {
    @Binding var problem: FindieError?

    func body(content: Content) -> some View {
        content
            .alert(problem.map { FindieErrorWords($0).title } ?? "", isPresented: isShown) {
                Button(words("findie.action.ok"), role: .cancel) {}
            } message: {
                Text(problem.map { FindieErrorWords($0).message } ?? "")
            }
    }

    private var isShown: Binding<Bool> {
        Binding {
            problem != nil
        } set: { isShown in
            if !isShown { problem = nil }
        }
    }
}

/// A price in dollars as somebody types it.
nonisolated enum TypedPrice {
    /// "9.99", "9,99", ".5" or "9" as cents, at most a hundred thousand dollars; `nil` for anything else.
    static func cents(_ text: String) -> Int? {
        let parts = text.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let whole = Int("0\(parts[0])"), whole <= 100_000
        else { return nil }
        // One place is tens of cents; three are no price, and "1,000" is not one dollar.
        let places = parts.count == 2 ? String(parts[1]) : ""
        guard places.count <= 2, let rest = Int((places + "00").prefix(2)) else { return nil }
        let cents = whole * 100 + rest
        return cents <= 100_000_00 ? cents : nil
    }

    /// Without the places where there are none.
    static func text(_ cents: Int) -> String {
        cents.isMultiple(of: 100) ? String(cents / 100) : full(cents)
    }

    /// With two places.
    static func full(_ cents: Int) -> String {
        let rest = cents % 100
        return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
