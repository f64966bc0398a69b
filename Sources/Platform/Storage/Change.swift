/// Something that a transaction changed, told to every process that shares the database.
///
/// It names what changed; who hears of it reads the rest.
package struct Change: Hashable, Sendable {
    /// What is listened to, such as `favourites`; no line breaks.
    package var topic: String
    /// Which of them, such as an account's id.
    package var payload: String

    /// The most that topic and payload may have together, in bytes of UTF-8.
    ///
    /// PostgreSQL carries less than 8,000 bytes (its manual, "NOTIFY").
    package static let maximumBytes = 7_900

    package init(topic: String, payload: String) {
        self.topic = topic
        self.payload = payload
    }

    /// - Throws: `failed` when PostgreSQL could not carry it, so that both engines refuse the same.
    func validated() throws(StorageError) -> Change {
        guard topic.utf8.count + payload.utf8.count <= Self.maximumBytes else {
            throw .failed("a change of more than \(Self.maximumBytes) bytes")
        }
        guard !topic.utf8.contains(10), !topic.utf8.contains(0), !payload.utf8.contains(0) else {
            throw .failed("a change with a line break in its topic, or a NUL character")
        }
        return self
    }
}

/// What a listener of ``SQLDatabase/changes(of:)`` hears.
package enum ChangeEvent: Hashable, Sendable {
    /// A transaction that announced this has committed.
    case changed(payload: String)
    /// Announcements were lost, as the listener was slow or the connection broke: what is shown has to be read again.
    case missed
}
