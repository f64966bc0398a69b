package import Foundation

/// A request to be put in touch with a founder, as one of the two sees it.
package struct Introduction: Codable, Hashable, Sendable, Identifiable {
    package var id: DocumentID
    package var startup: DocumentID
    /// The startup's name when it was asked for.
    package var title: String
    /// Whether the person is the founder who was asked; else they asked.
    package var isReceived: Bool
    /// What the other one is called; may be empty.
    package var name: String
    /// The founder's picture, for who asked; what they have published shows it to everybody.
    package var picture: DocumentID?
    package var message: String
    package var state: State
    /// The other one's mail address; `nil` until the founder has accepted.
    package var email: String?
    package var askedAt: Date
    package var answeredAt: Date?

    package enum State: String, Codable, Hashable, Sendable, CaseIterable {
        case waiting, accepted, declined
        /// Taken back by who asked, before there was an answer; nobody sees it any more.
        case withdrawn
    }

    package static let maximumMessage = 500
    /// So many startups one person may ask within 24 hours.
    package static let mostPerDay = 5

    package init(
        id: DocumentID,
        startup: DocumentID,
        title: String,
        isReceived: Bool,
        name: String,
        picture: DocumentID? = nil,
        message: String,
        state: State = .waiting,
        email: String? = nil,
        askedAt: Date,
        answeredAt: Date? = nil
    ) {
        (self.id, self.startup, self.title, self.isReceived) = (id, startup, title, isReceived)
        (self.name, self.picture, self.message) = (name, picture, message)
        (self.state, self.email) = (state, email)
        (self.askedAt, self.answeredAt) = (askedAt, answeredAt)
    }
}

/// Whether somebody may ask the founder of a startup for an introduction.
package enum IntroductionDoor: Codable, Hashable, Sendable {
    /// It is their own, a sample, or its founder has no address, or has not confirmed it.
    case closed
    /// Only who has a mail address may ask.
    case needsMember
    /// Only who has confirmed their mail address may ask.
    case needsConfirmation
    case open
    /// They have asked; it waits or was answered.
    case asked(Introduction)
}

/// One person's introductions.
///
/// Neither side learns the other's address before the founder accepts.
package protocol IntroductionService: Sendable {
    /// Those the person was asked for and those they asked for, what waits first, then the last changed; at most 200
    /// of each. What somebody asks whom the person has blocked is left out, as is what a moderator has hidden.
    func introductions() async throws(StartupError) -> [Introduction]

    /// - Throws: `notFound` for what is not published.
    func door(to startup: DocumentID) async throws(StartupError) -> IntroductionDoor

    /// Asks the founder of a published startup; the same again while it waits is an echo.
    ///
    /// - Throws: `invalid` for the message, `notSignedIn`, `notMember`, `notConfirmed`, `notFound`, `notOffered`, `alreadyAsked`,
    ///   `tooMuch` beyond ``Introduction/mostPerDay``.
    func ask(_ startup: DocumentID, message: String) async throws(StartupError) -> Introduction

    /// The founder's answer; accepting shows both their addresses. The same answer again is an echo.
    ///
    /// - Throws: `notFound` for what was not asked of them or is withdrawn, `alreadyAnswered`.
    func answer(_ id: DocumentID, isAccepted: Bool) async throws(StartupError) -> Introduction

    /// Takes back what waits; the same startup may be asked again. Does nothing where it is taken back.
    ///
    /// - Throws: `notFound` for what the person has not asked for, `alreadyAnswered`.
    func withdraw(_ id: DocumentID) async throws(StartupError)

    /// Keeps whatever who asked asks or asks for later from the founder. They learn nothing of it.
    ///
    /// - Throws: `notFound` for what was not asked of the person.
    func blockAsker(of id: DocumentID) async throws(StartupError)
}
