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

    private init(_ bytes: Data, _ kind: UploadKind, _ size: ImageSize?) {
        (self.bytes, self.kind, self.size) = (bytes, kind, size)
    }

    /// The same image without what a camera or a program wrote beside it, such as places and times; a PDF or a GIF as
    /// it is.
    ///
    /// Nothing is decoded: pieces of the file are left out, and what comes behind the image is.
    ///
    /// - Throws: `unreadable` for an image that is cut short or whose pieces do not fit together.
    package func withoutMetadata() throws(UploadProblem) -> Upload {
        let reader = ByteReader(bytes: [UInt8](bytes))
        let cleaned: [UInt8]? =
            switch kind {
            case .jpeg: JPEGPieces(reader).withoutMetadata()
            case .png: PNGPieces(reader).withoutMetadata()
            case .webp: WebPPieces(reader).withoutMetadata()
            case .gif, .pdf: reader.bytes
            }
        guard let cleaned else { throw .unreadable }
        return Upload(Data(cleaned), kind, size)
    }
}
