/// Why bytes may not be kept.
package enum UploadProblem: Error, Hashable, Sendable {
    case empty
    case tooLarge(maximumBytes: Int)
    /// Not among the kinds that are asked for, by its first bytes.
    case wrongKind
    /// An image whose head does not say how large it is.
    case unreadable
    case tooManyPixels
}
