package import Foundation

/// What a file is by its first bytes, whatever its name or its sender says.
package enum UploadKind: String, Hashable, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
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
            case start.starts(with: Array("%PDF-".utf8)): .pdf
            default: nil
            }
        guard let kind else { return nil }
        self = kind
    }
}
