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
    /// - Throws: `unreadable` for an image that is cut short (but for a JPEG's last scan) or whose pieces do not fit together.
    package func withoutMetadata() throws(UploadProblem) -> Upload {
        let reader = ByteReader(bytes: [UInt8](bytes))
        let cleaned: [UInt8]? =
            switch kind {
            case .jpeg: JPEGPieces(reader).withoutMetadata()
            case .png: PNGPieces(reader).withoutMetadata()
            case .webp: WebPPieces(reader).withoutMetadata()
            case .avif: AVIFPieces(reader).withoutMetadata()
            case .gif, .pdf: reader.bytes
            }
        guard let cleaned else { throw .unreadable }
        return Upload(Data(cleaned), kind, size)
    }
}

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

/// What may be uploaded to one place.
package struct UploadRules: Hashable, Sendable {
    package var kinds: Set<UploadKind>
    package var maximumBytes: Int
    /// Of an image's longer side, in pixels.
    package var maximumSide: Int
    /// Of a whole image: what decoding takes is four bytes each, however small the file is.
    ///
    /// Cameras of “24 megapixels” make some more.
    package var maximumPixels: Int

    package init(
        kinds: Set<UploadKind>,
        maximumBytes: Int = 8 << 20,
        maximumSide: Int = 8_192,
        maximumPixels: Int = 24_499_999
    ) {
        self.kinds = kinds
        self.maximumBytes = maximumBytes
        self.maximumSide = maximumSide
        self.maximumPixels = maximumPixels
    }
}

/// What a file is by its first bytes, whatever its name or its sender says.
package enum UploadKind: String, Hashable, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case avif = "image/avif"
    case pdf = "application/pdf"

    /// The type it is served with, beside `X-Content-Type-Options: nosniff`.
    package var mediaType: String { rawValue }

    /// `nil` for anything else, SVG and HTML among it: those are programs.
    package init?(_ bytes: Data) {
        let start = [UInt8](bytes.prefix(12))
        let kind: UploadKind? =
            switch true {
            case start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]): .png
            case start.starts(with: [0xFF, 0xD8, 0xFF]): .jpeg
            case start.starts(with: Array("GIF87a".utf8)), start.starts(with: Array("GIF89a".utf8)): .gif
            case start.starts(with: Array("RIFF".utf8)) && start.dropFirst(8).elementsEqual(Array("WEBP".utf8)): .webp
            case start.dropFirst(4).elementsEqual(Array("ftypavif".utf8)): .avif
            case start.starts(with: Array("%PDF-".utf8)): .pdf
            default: nil
            }
        guard let kind else { return nil }
        self = kind
    }
}
