/// What is to happen with a text.
package enum ContentVerdict: Hashable, Sendable {
    case published
    /// Stored, and shown once an admin has kept it.
    case held
}
