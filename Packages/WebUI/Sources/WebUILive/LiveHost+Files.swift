public import Foundation
import WebUI

/// A piece of a file that a page sends; every field is a claim until checked.
public nonisolated struct LiveFilePiece: Sendable {
    /// The largest piece that a page sends, in bytes.
    public static let maximumBytes = 1 << 20

    let session: String
    let token: String
    let file: String
    let offset: Int
    let size: Int
    let bytes: Data

    /// `nil` when the query is not what `docs/wire.md` describes.
    public init?(query: [String: String], bytes: Data) {
        guard let session = query["session"], let token = query["token"], let file = query["file"],
            let offset = query["at"].flatMap({ Int($0) }), let size = query["size"].flatMap({ Int($0) }),
            bytes.count <= Self.maximumBytes
        else { return nil }
        (self.session, self.token, self.file) = (session, token, file)
        (self.offset, self.size, self.bytes) = (offset, size, bytes)
    }
}

/// What became of a piece of a file.
public nonisolated enum LiveFileReceipt: Sendable, Equatable {
    /// So many bytes of the file are there.
    case received(Int)
    /// The piece begins elsewhere than after the bytes that are there.
    case elsewhere(Int)
    case tooLarge, full, invalid, gone, forbidden
}

extension LiveHost {
    /// Takes a piece of a file that `owner` chose on an open page.
    public func receive(_ piece: LiveFilePiece, owner: String) async -> LiveFileReceipt {
        guard let session = sessions[piece.session], !session.isFinishing else { return .gone }
        guard session.owner == owner, session.token == piece.token else { return .forbidden }
        session.lastSeen = clock.now
        session.lastUsed = clock.now
        return await Self.write(piece, to: uploads, owner: owner)
    }

    /// The disk is waited for off the main actor.
    @concurrent private nonisolated static func write(
        _ piece: LiveFilePiece,
        to uploads: UploadFolder,
        owner: String
    ) async -> LiveFileReceipt {
        let answer = uploads.append(piece.bytes, to: piece.file, at: piece.offset, of: piece.size, owner: owner)
        return switch answer {
        case .received(let count): .received(count)
        case .elsewhere(let count): .elsewhere(count)
        case .tooLarge: .tooLarge
        case .invalid: .invalid
        case .full: .full
        }
    }
}
