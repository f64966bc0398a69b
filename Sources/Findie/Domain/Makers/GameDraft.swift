package import Calls
import Foundation

/// What a maker says of a game; anything may be missing until it is handed in.
package struct GameDraft: Hashable, Codable, Sendable {
    package static let maximumTitleLength = 80
    package static let maximumTextLength = 160
    package static let maximumAboutLength = 5_000

    package var title: String
    /// What it is, in a sentence; at most 160 characters.
    package var text: String
    /// More about it; at most 5,000 characters.
    package var about: String
    /// Slugs of the vocabulary, the most telling first; at most 20.
    package var tags: [String]
    package var platforms: [Game.Platform]
    /// `nil` where it is not said.
    package var price: Price?
    package var release: ReleaseDay?
    package var isEarlyAccess: Bool
    /// Still to come; `release` is when, where that is known.
    package var isToCome: Bool?
    /// The game's number at Steam.
    package var steamID: Int?
    /// The game's page at itch.io; empty for none.
    package var itchPage: String
    /// Shown only to who asks for such games.
    package var isAdult: Bool
    /// How it is played and what is in it; `nil` where nothing is said.
    package var traits: GameTraits?

    package init(
        title: String = "",
        text: String = "",
        about: String = "",
        tags: [String] = [],
        platforms: [Game.Platform] = [.windows],
        price: Price? = nil,
        release: ReleaseDay? = nil,
        isEarlyAccess: Bool = false,
        isToCome: Bool? = nil,
        steamID: Int? = nil,
        itchPage: String = "",
        isAdult: Bool = false,
        traits: GameTraits? = nil
    ) {
        (self.title, self.text, self.about) = (title, text, about)
        (self.tags, self.platforms) = (tags, platforms)
        (self.price, self.release, self.isEarlyAccess) = (price, release, isEarlyAccess)
        (self.steamID, self.itchPage, self.isAdult) = (steamID, itchPage, isAdult)
        (self.traits, self.isToCome) = (traits, isToCome)
    }

    /// Takes over what somebody else has changed since both began with `base`; what was changed here stays.
    package mutating func takeOver(_ theirs: GameDraft, since base: GameDraft) {
        takeOver(theirs, base, \.title)
        takeOver(theirs, base, \.text)
        takeOver(theirs, base, \.about)
        takeOver(theirs, base, \.tags)
        takeOver(theirs, base, \.platforms)
        takeOver(theirs, base, \.price)
        takeOver(theirs, base, \.release)
        takeOver(theirs, base, \.isEarlyAccess)
        takeOver(theirs, base, \.isToCome)
        takeOver(theirs, base, \.steamID)
        takeOver(theirs, base, \.itchPage)
        takeOver(theirs, base, \.isAdult)
        takeOver(theirs, base, \.traits)
    }

    private mutating func takeOver<Value: Equatable>(
        _ theirs: GameDraft,
        _ base: GameDraft,
        _ field: WritableKeyPath<GameDraft, Value>
    ) {
        if self[keyPath: field] == base[keyPath: field] { self[keyPath: field] = theirs[keyPath: field] }
    }

    /// As it is kept: texts without spaces around them, tags by their slugs, nothing twice.
    ///
    /// - Throws: `invalid` with the field that is wrong, `unknownTag`.
    package func validated() throws(MakerError) -> GameDraft {
        var kept = self
        kept.title = try Self.trimmed(title, "title", Self.maximumTitleLength, isLine: true)
        kept.text = try Self.trimmed(text, "text", Self.maximumTextLength)
        kept.about = try Self.trimmed(about, "about", Self.maximumAboutLength)
        kept.tags = try Self.known(tags)
        kept.platforms = Game.Platform.allCases.filter(platforms.contains)
        if let price {
            guard (0...100_000_00).contains(price.amount), price.currency == "USD" else {
                throw .invalid(field: "price", reason: .outOfRange)
            }
        }
        if price?.isNamedByPlayers == false { kept.price?.isNamedByPlayers = nil }
        kept.isToCome = isToCome == true ? true : nil
        guard kept.isToCome == nil || !isEarlyAccess else { throw .invalid(field: "isToCome", reason: .outAlready) }
        if let release, !release.isInCalendar { throw .invalid(field: "release", reason: .outOfRange) }
        if let steamID, !(1...4_000_000_000).contains(steamID) {
            throw .invalid(field: "steamID", reason: .outOfRange)
        }
        kept.itchPage = try Self.itchPage(itchPage)
        let said = try traits?.validated()
        kept.traits = said == .unknown ? nil : said
        return kept
    }

    private static func trimmed(
        _ text: String,
        _ field: String,
        _ limit: Int,
        isLine: Bool = false
    ) throws(MakerError) -> String {
        let text = isLine ? ShownText.line(text) : ShownText.lines(text)
        guard text.count <= limit else { throw .invalid(field: field, reason: .tooLong) }
        return text
    }

    private static func known(_ tags: [String]) throws(MakerError) -> [String] {
        var known: [String] = []
        for tag in tags {
            guard let found = TagVocabulary.builtIn.tag(named: tag) else {
                throw .unknownTag(String(tag.prefix(50)), nearest: TagVocabulary.builtIn.nearest(to: tag)?.slug)
            }
            if !known.contains(found.slug) { known.append(found.slug) }
        }
        guard known.count <= Game.maximumTags else { throw .invalid(field: "tags", reason: .tooMany) }
        return known
    }

    /// The number in what somebody typed: the number alone, or the address of the game's page in Steam's store.
    package static func steamID(in text: String) -> Int? {
        var digits = Substring(text)
        if text.contains("/") {
            guard let address = WebAddress(text), address.host == "store.steampowered.com" else { return nil }
            digits = address.path.split(separator: "/").dropFirst().first ?? ""
        }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
            (1...4_000_000_000).contains(number)
        else { return nil }
        return number
    }

    private static func itchPage(_ text: String) throws(MakerError) -> String {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return "" }
        guard let address = WebAddress(text) else { throw .invalid(field: "itchPage", reason: .noAddress) }
        guard address.host.hasSuffix(".itch.io"), address.path.count > 1 else {
            throw .invalid(field: "itchPage", reason: .otherHost)
        }
        return text
    }

    /// What a published game has and this has not.
    package enum Gap: String, Codable, Hashable, Sendable, CaseIterable {
        case title, text, tags, platforms, cover
    }

    package func gaps(with media: [GameMedia]) -> [Gap] {
        var gaps: [Gap] = []
        if title.isEmpty { gaps.append(.title) }
        if text.isEmpty { gaps.append(.text) }
        if tags.count < 3 { gaps.append(.tags) }
        if platforms.isEmpty { gaps.append(.platforms) }
        if !media.contains(where: { $0.kind == .cover }) { gaps.append(.cover) }
        return gaps
    }
}

extension GameDraft: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("title", .string(0...200)),
        .required("text", .string(0...400)),
        .required("about", .string(0...8_000)),
        .required("tags", .array(of: Game.tagSchema, maximum: 50)),
        .required("platforms", .array(of: .choice(Game.Platform.self), maximum: Game.Platform.allCases.count)),
        .optional("price", Price.schema),
        .optional("release", ReleaseDay.schema),
        .required("isEarlyAccess", .boolean),
        .optional("isToCome", .boolean.described("Still to come, on the day of the release where it is known.")),
        .optional("steamID", .count),
        .required("itchPage", .string(0...400)),
        .required("isAdult", .boolean.described("Shown only to who asks for such games.")),
        .optional("traits", GameTraits.schema)
    ).named("GameDraft")
}

extension TagVocabulary {
    /// The tag whose name is spelled most alike, at most a third of it otherwise; `nil` for none.
    package func nearest(to word: String) -> GameTag? {
        let word = Array(word.lowercased().filter { $0.isLetter || $0.isNumber }.prefix(30))
        guard word.count > 2 else { return nil }
        let distances = tags.map { tag in
            let names = [tag.slug, tag.name] + tag.aliases
            return names.map { Self.distance(word, Array($0.lowercased().filter { $0.isLetter || $0.isNumber })) }.min()
                ?? .max
        }
        guard let best = distances.indices.min(by: { distances[$0] < distances[$1] }),
            distances[best] <= max(1, word.count / 3)
        else { return nil }
        return tags[best]
    }

    /// The tags whose words stand in a text, in its order; at most `count`.
    package func suggested(by text: String, count: Int) -> [GameTag] {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(600).map(String.init)
        var found: [GameTag] = []
        for start in words.indices {
            for length in [3, 2, 1] where start + length <= words.count {
                guard let tag = tag(named: words[start..<start + length].joined()), !found.contains(tag) else {
                    continue
                }
                found.append(tag)
                break
            }
        }
        return Array(found.prefix(count))
    }

    /// Letters to change, to add or to take away (Levenshtein).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let above = row[j + 1]
                row[j + 1] = letter == other ? diagonal : 1 + min(diagonal, above, row[j])
                diagonal = above
            }
        }
        return row[right.count]
    }
}
