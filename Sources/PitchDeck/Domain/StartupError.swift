/// Everything that can go wrong with startups.
package enum StartupError: Error, Hashable, Sendable {
    /// The field that is wrong, as the API names it, and why.
    case invalid(String, Reason)
    /// No city is called so; those that may be meant.
    case unknownPlace(nearest: [String])
    /// More than one field is wrong: of each its `invalid` or `unknownPlace`.
    indirect case several([StartupError])
    /// There is none of that id, or only another's draft.
    case notFound(DocumentID)
    /// It is another's.
    case notOwner
    /// It was changed meanwhile; the version that there is.
    case conflict(version: Int)
    /// A key of a change that came with another change.
    case keyReused
    /// Only moderators do that.
    case notModerator
    /// Nobody may publish without having signed in.
    case notSignedIn
    /// A guest keeps drafts; what all can read, and who asks a founder, has somebody who can be asked.
    case notMember
    /// Nobody knows yet whether mails reach them; what all can read, and who asks a founder, has a confirmed address
    /// where the server sends mail.
    case notConfirmed
    /// Its founder cannot be asked for an introduction.
    case notOffered
    /// An introduction to this founder was asked for already.
    case alreadyAsked
    /// The introduction was answered already, otherwise or before it was withdrawn.
    case alreadyAnswered
    /// The startup is not hidden, or its founder has answered already.
    case nothingToAppeal
    /// The piece of a file does not begin where the file ends; so many bytes are there.
    case elsewhere(received: Int)
    /// More was sent today than one person may.
    case tooMuch
    /// This server has no tools that read decks.
    case noDecks
    /// A link that was taken back, is over its day, or never was.
    case linkGone
    /// The link has a password; whether a wrong one was given.
    case passwordNeeded(isWrong: Bool)
    /// Too many wrong passwords; later it may be tried again.
    case tooManyTries
    /// The link asks for a mail address and the code that proves it; whether the address is drawn into the pages.
    case addressNeeded(isMarked: Bool)
    /// Another code than the one that was sent.
    case wrongCode
    /// The code was used, is too old, was guessed at too often, or never was.
    case codeOver
    /// Too many codes were sent to this address, or for this link.
    case tooManyCodes
    /// This server sends no mail.
    case noMail
    /// No answer: no network, a refused connection, or a time-out.
    case offline
    /// The server's disk is full, or may not be written to; nothing of it was kept.
    case noRoom
    /// The database is held by others, or does not answer; soon it may.
    case busy
    /// Our own side failed; the text is for the log.
    case failed(String)

    package enum Reason: String, Codable, Hashable, Sendable, CaseIterable {
        case empty, tooLong, tooMany, malformed, outOfRange, notHTTPS, inTheFuture, unknownValue
        /// Of files.
        case tooLarge, wrongKind, unreadable, encrypted, hasPrograms, tooManyPages, tooSlow
    }
}
