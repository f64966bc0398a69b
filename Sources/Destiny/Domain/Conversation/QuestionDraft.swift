package import Foundation

/// A question that is written and not asked yet.
package struct QuestionDraft: Codable, Hashable, Sendable {
    /// More than a question may have, so that one that has to be shortened is kept as well.
    package static let maximumLength = 8_000

    /// Where it would be asked; `nil` for a new thread.
    package var threadID: UUID?
    package var text: String

    package init(_ text: String, in threadID: UUID?) {
        self.text = text
        self.threadID = threadID
    }
}
