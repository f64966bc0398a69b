package import Calls

/// A part of the history, newest first.
package struct HistoryPage: Hashable, Codable, Sendable {
    package static let maximumCount = 100

    package var entries: [HistoryEntry]
    /// To be given as `before` for the next older ones; `nil` at the end.
    package var older: Int?

    package init(entries: [HistoryEntry], older: Int?) {
        self.entries = entries
        self.older = older
    }
}

extension HistoryPage: EndpointOutput {
    package static let schema = JSONSchema.object(
        .required("entries", .array(of: HistoryEntry.schema, maximum: maximumCount)),
        .optional("older", .count.described("Send it as `before` for the next older ones; absent at the end."))
    ).named("HistoryPage")
}
