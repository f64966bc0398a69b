import AccountsDomain
import DestinyDomain
import Foundation

/// An answer to be written, with all that is needed for it.
struct AnswerJob: Sendable {
    let account: Account
    let answer: Message
    let question: String
    /// `nil` when there were no birth details, which only a fixed response does without.
    let birth: BirthDetails?
    let settings: AstrologySettings
    /// The area of the conversation so far.
    let context: LifeArea?
    /// 0 for the first time; more after a restart of the process.
    let attempt: Int
}
