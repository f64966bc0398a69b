package import Foundation

/// Makes smaller copies of pictures with `cwebp`, a process with limits of its own for each.
package struct PictureEncoder: Sendable {
    private let program: String
    private let process: LimitedProcess

    /// `seconds` of processor time are many times what the largest picture takes that may be uploaded.
    package init(program: String = "cwebp", seconds: Int = 10) {
        (self.program, process) = (program, LimitedProcess(seconds: seconds))
    }

    package var isPossible: Bool { [program, "prlimit", "timeout"].allSatisfy(LimitedProcess.isThere) }

    /// What this machine has not; without `avifdec` other pictures than AVIF have copies.
    package static var missing: [String] { ["cwebp", avifProgram].filter { !LimitedProcess.isThere($0) } }

    /// A copy as WebP, with nothing beside it but the colours' profile; as wide as the picture, and `width` pixels at
    /// most.
    ///
    /// - Returns: `nil` for a photograph that lies on its side and says so: the copy would lie; and for AVIF where
    ///   nothing reads that.
    /// - Throws: `LimitedProcess.Failure`, for one that moves among others, and what the disk says.
    package func webP(of picture: Data, upTo width: Int) async throws -> Data? {
        guard let kind = UploadKind(picture), let size = ImageSize(picture, kind) else {
            throw LimitedProcess.Failure.ended(1)
        }
        guard !Self.isTurned(picture, kind) else { return nil }
        let folder = try WorkFolder()
        defer { folder.remove() }
        if kind == .avif {
            guard LimitedProcess.isThere(Self.avifProgram) else { return nil }
            try picture.write(to: folder.url.appending(path: "picture.avif"))
            _ = try await process.run(
                Self.avifProgram,
                ["--jobs", "1", "--depth", "8", "picture.avif", "picture.png"],
                in: folder.url
            )
            try FileManager.default.moveItem(
                at: folder.url.appending(path: "picture.png"),
                to: folder.url.appending(path: "picture")
            )
        } else {
            try picture.write(to: folder.url.appending(path: "picture"))
        }
        let copy = try await process.run(
            program,
            ["-quiet", "-q", "80", "-metadata", "icc"]
                + (size.width > width ? ["-resize", String(width), "0"] : []) + ["picture", "-o", "-"],
            in: folder.url
        )
        guard UploadKind(copy) == .webp, ImageSize(copy, .webp)?.width == min(size.width, width) else {
            throw LimitedProcess.Failure.ended(0)
        }
        return copy
    }
}

extension PictureEncoder {
    private static let avifProgram = "avifdec"

    private static func isTurned(_ picture: Data, _ kind: UploadKind) -> Bool {
        switch kind {
        case .jpeg: ExifTurn.isSaid(in: picture)
        case .avif: AVIFPieces(ByteReader(bytes: [UInt8](picture))).picture()?.isTurned ?? true
        default: false
        }
    }
}

extension ExifTurn {
    /// Whether a JPEG without other metadata has one.
    fileprivate static func isSaid(in picture: Data) -> Bool {
        // Within the compressed picture these six bytes do not stand by chance, and then nothing is lost but room.
        picture.range(of: Data("Exif\0\0".utf8)) != nil
    }
}
