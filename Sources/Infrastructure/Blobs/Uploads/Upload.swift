package import Foundation

/// Bytes that somebody sent and that may be kept.
package struct Upload: Hashable, Sendable {
    package let bytes: Data
    package let kind: UploadKind
    /// `nil` for what is no image.
    package let size: ImageSize?

    /// - Throws: ``UploadProblem``.
    package init(_ bytes: Data, rules: UploadRules) throws(UploadProblem) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= rules.maximumBytes else { throw .tooLarge(maximumBytes: rules.maximumBytes) }
        guard let kind = UploadKind(bytes), rules.kinds.contains(kind) else { throw .wrongKind }
        size = ImageSize(bytes, kind)
        if kind != .pdf {
            guard let size else { throw .unreadable }
            guard max(size.width, size.height) <= rules.maximumSide else { throw .tooManyPixels }
            guard size.width * size.height <= rules.maximumPixels else { throw .tooManyPixels }
        }
        (self.bytes, self.kind) = (bytes, kind)
    }
}
