package import AccountsDomain
package import AccountsService
package import Blobs
package import FindieDomain
package import Foundation
package import Logging
package import ModerationDomain
import Storage
import Uploads

/// What makers of games share: the games that players see, and where their pictures are.
package struct MakerBackend: Sendable {
    let findie: FindieBackend
    let accounts: StoredAccountService
    let proof: StoreProof?
    let needsConfirmedAddress: Bool
    let sizes: MediaSizes
    let filter: any ContentFilter
    let now: @Sendable () -> Date

    /// The tables of both have to be there.
    ///
    /// Without a `proof` no store is asked whose a game is. `needsConfirmedAddress` is for servers that send mail.
    /// `encoder` makes smaller copies of pictures; while `copiesInLine` wait for it, who asks for another one gets the
    /// picture as it was sent. What `filter` holds is told to who reviews.
    package init(
        findie: FindieBackend,
        accounts: StoredAccountService,
        proof: StoreProof? = nil,
        needsConfirmedAddress: Bool = false,
        encoder: PictureEncoder = PictureEncoder(),
        copiesInLine: Int = 12,
        filter: any ContentFilter = WordFilter(words: [String]()),
        now: @escaping @Sendable () -> Date = { Date() },
        logger: Logger
    ) {
        (self.findie, self.accounts, self.proof, self.now) = (findie, accounts, proof, now)
        (self.needsConfirmedAddress, self.filter) = (needsConfirmedAddress, filter)
        sizes = MediaSizes(
            database: findie.database,
            accounts: accounts,
            encoder: encoder,
            longestLine: copiesInLine,
            now: now,
            logger: logger
        )
    }

    /// One person's service.
    package func service(for account: Account.ID) -> AccountMakerService {
        AccountMakerService(backend: self, account: account)
    }

    /// One person's claims.
    package func claims(of account: Account.ID) -> AccountClaimService {
        AccountClaimService(makers: service(for: account), proof: proof)
    }

    /// A picture or a film that somebody may see: everybody what is published, else its maker and who reviews.
    package struct VisibleMedia: Sendable {
        package var type: String
        package var isLive: Bool
        /// Whether it is larger than was asked for, as the copy is not made yet.
        package var isStandIn = false
        package var file: StoredFile
    }

    /// - Returns: `nil` for what is not there or not to be seen by this person, and for a copy of a film.
    package func media(
        _ id: UUID,
        in size: GameMedia.Size? = nil,
        for visitor: Account?
    ) async throws(MakerError) -> VisibleMedia? {
        let known = try await reading { try MediaStore(connection: $0).media(id) }
        guard let known, known.isLive || visitor?.id == known.account || visitor?.role == .admin else { return nil }
        guard size == nil || UploadKind(rawValue: known.type) != nil else { return nil }
        do throws(UploadFailure) {
            guard let file = try await accounts.file(id) else { return nil }
            let own = VisibleMedia(type: known.type, isLive: known.isLive, file: file)
            guard let size, sizes.isPossible else { return own }
            return try await smaller(own, size, of: known.account)
        } catch {
            throw MakerError(error)
        }
    }

    private func smaller(
        _ own: VisibleMedia,
        _ size: GameMedia.Size,
        of account: Account.ID
    ) async throws(UploadFailure) -> VisibleMedia {
        var shown = own
        if let copy = try await sizes.copy(of: own.file.id, in: size, of: account) {
            shown.file = copy
            if !copy.hasBytes(of: own.file) { shown.type = UploadKind.webp.mediaType }
        } else {
            shown.isStandIn = true
        }
        return shown
    }

    /// How the cover of a game in the making is drawn, for its maker and who reviews; `nil` for anybody else.
    ///
    /// It has the name for addresses that the game will have, as a drawing is another one with another name.
    package func cover(of id: MakerGame.ID, for visitor: Account?) async throws(MakerError) -> GameCover? {
        guard let visitor else { return nil }
        let date = now()
        let maker = visitor.role == .admin ? nil : visitor.id
        return try await reading { connection -> GameCover? in
            let store = MadeGameStore(connection: connection, now: date)
            do {
                var game = try store.game(id, of: maker)
                if game.slug == nil { game.slug = try store.freeSlug(for: game.draft.title) }
                return GameCover(game.game(on: ReleaseDay(date)))
            } catch MakerError.gameNotFound {
                return nil
            }
        }
    }

    /// Whether pictures are served in sizes smaller than the makers' own.
    package var makesSizes: Bool { sizes.isPossible }

    /// Ends what is under way.
    package func shutdown() async { await sizes.shutdown() }

    /// A part of its bytes.
    package func bytes(_ range: Range<Int>, of file: StoredFile) async throws(MakerError) -> Data {
        do throws(UploadFailure) {
            return try await accounts.bytes(range, of: file)
        } catch {
            throw MakerError(error)
        }
    }

    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(MakerError) -> Value {
        do {
            return try await findie.database.read(body)
        } catch {
            throw MakerError(stored: error)
        }
    }

    func writing<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws(MakerError) -> Value {
        do {
            return try await findie.database.write(body)
        } catch {
            throw MakerError(stored: error)
        }
    }
}

extension MakerError {
    init(_ failure: UploadFailure) {
        self =
            switch failure {
            case .notFound: .gameNotFound
            case .elsewhere(let received): .elsewhere(received: received)
            case .empty: .unusable(.empty)
            case .tooLarge: .unusable(.tooLarge)
            case .tooMany: .unusable(.tooMany)
            case .offline: .offline
            case .noRoom: .noRoom
            case .failed(let text): .failed(text)
            }
    }

    /// What a transaction has thrown.
    init(stored error: any Error) {
        self = error as? MakerError ?? MakerError(UploadFailure(stored: error))
    }
}
