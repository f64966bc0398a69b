/// Why bytes cannot be somebody's picture.
package enum PictureProblem: String, Codable, Hashable, Sendable, CaseIterable {
    case empty, tooLarge
    /// Neither PNG nor JPEG nor WebP, by its bytes.
    case wrongKind
    /// Cut short or damaged.
    case unreadable
    case tooManyPixels
}
