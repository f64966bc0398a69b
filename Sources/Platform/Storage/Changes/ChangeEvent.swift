/// What a listener of ``SQLDatabase/changes(of:)`` hears.
package enum ChangeEvent: Hashable, Sendable {
    /// A transaction that announced this has committed.
    case changed(payload: String)
    /// Announcements were lost, as the listener was slow or the connection broke: what is shown has to be read again.
    case missed
}
