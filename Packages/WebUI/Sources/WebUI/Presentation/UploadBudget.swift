import Synchronization

/// Memory for the pieces of files that are on their way, of all pages of one account.
///
/// Two files of the largest size: a browser sends one after the other, and who opens forty pages to begin a file on each
/// gets no more.
package nonisolated final class UploadBudget: Sendable {
    private let left = Atomic<Int>(24 << 20)

    package init() {}

    /// Takes so many bytes; `false`, and nothing taken, when there are fewer.
    func take(_ bytes: Int) -> Bool {
        guard left.wrappingSubtract(bytes, ordering: .relaxed).newValue < 0 else { return true }
        give(bytes)
        return false
    }

    func give(_ bytes: Int) { left.wrappingAdd(bytes, ordering: .relaxed) }
}
