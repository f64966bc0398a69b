package import Calls
import Foundation

/// Somebody who makes games, as players see them, and how the people behind the server reach them.
package struct Maker: Hashable, Codable, Sendable {
    package static let maximumNameLength = 60
    /// The rules that a maker agrees to; another version asks again.
    package static let currentTerms = "2026-11"

    /// 1 to 60 characters; stands under their games.
    package var name: String
    /// An https address; empty for none.
    package var page: String
    /// Whether they agreed to the terms of now.
    package var hasAgreed: Bool

    package init(name: String, page: String = "", hasAgreed: Bool) {
        (self.name, self.page, self.hasAgreed) = (name, page, hasAgreed)
    }

    /// As it is kept.
    ///
    /// - Throws: `invalid` with the field that is wrong.
    package func validated() throws(MakerError) -> Maker {
        var kept = self
        kept.name = ShownText.line(name)
        kept.page = page.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !kept.name.isEmpty else { throw .invalid(field: "name", reason: .empty) }
        guard kept.name.count <= Self.maximumNameLength else { throw .invalid(field: "name", reason: .tooLong) }
        guard kept.page.isEmpty || WebAddress(kept.page) != nil else {
            throw .invalid(field: "page", reason: .noAddress)
        }
        guard hasAgreed else { throw .invalid(field: "hasAgreed", reason: .missing) }
        return kept
    }
}

extension Maker: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("name", .string(0...200)),
        .required("page", .string(0...300)),
        .required("hasAgreed", .boolean.described("To the rules for what makers publish."))
    ).named("Maker")
}

/// An https address with a host's name, of at most 300 characters.
struct WebAddress {
    let host: String
    let path: String

    init?(_ text: String) {
        guard text.utf8.count <= 300, let url = URLComponents(string: text), url.scheme == "https",
            let host = url.host?.lowercased(), host.contains("."), url.user == nil, url.password == nil
        else { return nil }
        (self.host, path) = (host, url.path)
    }
}

/// Everything that can go wrong with makers and their games.
package enum MakerError: Error, Hashable, Sendable {
    /// The field that is wrong, and why.
    case invalid(field: String, reason: DraftFault)
    /// A tag that the vocabulary has not, and the nearest that it has.
    case unknownTag(String, nearest: String?)
    /// A guest asks: makers have an account with an address.
    case memberNeeded
    /// Nobody knows yet whether mails reach who wants to be a maker; asked for where the server sends mail.
    case notConfirmed
    /// The person has not become a maker yet.
    case makerNeeded
    /// There is no such game for this person.
    case gameNotFound
    /// Only who reviews games may ask.
    case forbidden
    /// The game was changed elsewhere meanwhile.
    case changedElsewhere
    /// It cannot be done with a game in this state.
    case wrongState
    /// What is missing that a published game has.
    case incomplete([GameDraft.Gap])
    /// So many games of one maker are not published.
    case tooManyGames
    /// A maker has the game here already.
    case madeAlready
    /// The game's page at a store has not the token of a claim, or not yet.
    case tokenMissing(StoreOffer.Store)
    /// A store does not answer, or asks for a pause.
    case storeSilent(StoreOffer.Store)
    /// A store was asked a moment ago.
    case tooSoon
    /// So many claims of one maker are open.
    case tooManyClaims
    /// A file is not what can be shown.
    case unusable(MediaFault)
    /// The piece of a file does not begin where the file ends; so many bytes are there.
    case elsewhere(received: Int)
    case offline
    case noRoom
    case notSignedIn
    /// The text is for the log, not for people.
    case failed(String)
}

/// Why a field of a draft cannot be kept.
package enum DraftFault: String, Codable, Hashable, Sendable, CaseIterable {
    case empty, missing, tooLong, tooMany, outOfRange
    /// Not an https address.
    case noAddress
    /// An address of another host than the store's.
    case otherHost
    /// What is in early access is not still to come.
    case outAlready
    /// What is still to come was not released in the past.
    case past
}

/// Why a file is not taken.
package enum MediaFault: String, Codable, Hashable, Sendable, CaseIterable {
    case empty, tooLarge
    /// Another kind than is asked for, by its bytes.
    case wrongKind
    /// Cut short or damaged.
    case unreadable
    /// Fewer pixels on a side than can be shown well.
    case tooSmall
    case tooManyPixels
    /// A cover is wider than high, as ``GameMedia/coverShapes`` says.
    case wrongShape
    /// A film of more than 90 seconds.
    case tooLong
    /// A film in a coding that browsers do not all show.
    case wrongCoding
    /// As many of the kind as a game has are there already.
    case tooMany
}
