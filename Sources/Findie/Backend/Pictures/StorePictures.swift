package import AccountsDomain
package import AccountsService
import Blobs
import DiscoveryService
package import FindieDomain
package import Foundation
package import Logging
package import Outbound
package import Storage

/// Pictures of stores, asked for when somebody who allows it looks at a game.
///
/// The server asks, so that no browser does: each address once for all people, and again after 30 days. What is no
/// picture, too large, or led elsewhere is not kept, and left alone for a while.
package actor StorePictures {
    /// A picture as it is sent to a browser.
    package struct Picture: Hashable, Sendable {
        package var bytes: Data
        package var type: String
        /// Changes with the bytes.
        package var tag: String
    }

    /// GIFs move, which nobody has asked for.
    static let rules = UploadRules(kinds: [.png, .jpeg, .webp], maximumBytes: 4 << 20, maximumSide: 8_000)
    static let lifetime: TimeInterval = 30 * 86_400
    /// What an address gave that is no picture it gives tomorrow, too.
    static let pauseAfterRefusal: TimeInterval = 86_400
    static let pauseWithoutAnswer: TimeInterval = 600
    /// All of a host that cannot be reached, so that nobody waits for it again and again.
    static let pauseOfHost: TimeInterval = 60

    private let database: any SQLDatabase
    private let accounts: StoredAccountService
    private let sources: StoreSources
    private let exchange: OutboundExchange<HostPauses>
    private let now: @Sendable () -> Date
    private let logger: Logger
    private let room: Int
    /// By address: who comes meanwhile waits for the same answer.
    private var underWay: [String: Task<Picture?, Never>] = [:]

    /// `room` is how many bytes all pictures may take; the oldest make room for new ones.
    package init(
        database: any SQLDatabase,
        accounts: StoredAccountService,
        sources: StoreSources,
        transport: OutboundTransport,
        room: Int = 512 << 20,
        timing: Timing = .live,
        logger: Logger
    ) {
        (self.database, self.accounts, self.sources, self.room) = (database, accounts, sources, room)
        (self.now, self.logger) = (timing.now, logger)
        exchange = OutboundExchange(
            "a store's pictures",
            rule: HostPauses(),
            unreachablePause: Self.pauseOfHost,
            transport: transport,
            timing: timing,
            logger: logger
        )
    }

    /// A picture that a store shows of a game.
    ///
    /// - Returns: `nil` when there is none, when it cannot be had, and for who has not allowed it: then nobody is asked.
    /// - Throws: The database's errors.
    package func picture(
        _ place: StorePicturePlace,
        of slug: String,
        for account: Account.ID
    ) async throws -> Picture? {
        let now = now()
        let address = try await database.read { connection -> String? in
            let person = PersonStore<GameCatalogue>(connection: connection, account: account)
            guard try person.preferences().showsStorePictures == true else { return nil }
            return try StorePictureStore(connection: connection, now: now).address(of: place, of: slug)
        }
        guard let address else { return nil }
        if let known = underWay[address] { return await known.value }
        let task = Task { await load(address) }
        underWay[address] = task
        defer { underWay[address] = nil }
        return await task.value
    }

    /// Forgets what has had its 30 days.
    package func clearUp() async throws {
        let now = now()
        try await database.write { try StorePictureStore(connection: $0, now: now).clearUp() }
    }

    /// Ends what is under way.
    package func shutdown() async {
        for task in underWay.values { task.cancel() }
        for task in underWay.values { _ = await task.value }
    }

    // MARK: One picture

    private func load(_ address: String) async -> Picture? {
        do {
            let now = now()
            let known = try await database.read { try StorePictureStore(connection: $0, now: now).entry(address) }
            if let known {
                guard let blob = known.blob.flatMap(BlobID.init) else { return nil }
                // A backup may have been put back without its files.
                if let part = try await accounts.blob(blob) {
                    return Picture(bytes: part.bytes, type: known.type, tag: blob.description)
                }
            }
            return try await keep(try await fetched(address), at: address)
        } catch let failure as StorePictureFailure {
            await note(failure, of: address)
        } catch {
            logger.warning("a store's picture was not kept", metadata: ["reason": "\(error)"])
        }
        return nil
    }

    private func fetched(_ address: String) async throws(StorePictureFailure) -> Upload {
        guard let url = sources.picture(address) else { throw .useless("no address") }
        let request = OutboundRequest(
            url: url,
            headers: ["Accept": "image/webp, image/png, image/jpeg", "User-Agent": StoreExchange.agent]
        )
        let response: OutboundResponse
        do throws(ExchangeFailure) {
            response = try await exchange.response(to: request, for: .open)
        } catch {
            throw StorePictureFailure(error)
        }
        switch response.status {
        case 200: break
        case 400..<500: throw .useless("status \(response.status)")
        default: throw .unanswered("status \(response.status)")
        }
        do throws(UploadProblem) {
            return try Upload(response.body, rules: Self.rules).withoutMetadata()
        } catch {
            throw .useless("\(error)")
        }
    }

    private func keep(_ upload: Upload, at address: String) async throws -> Picture {
        try await accounts.keep(upload.bytes)
        let (now, room, blob) = (now(), room, BlobID(of: upload.bytes).description)
        let entry = StorePictureStore.Entry(
            blob: blob,
            type: upload.kind.mediaType,
            byteCount: upload.bytes.count,
            keptUntil: now.addingTimeInterval(Self.lifetime)
        )
        try await database.write { connection in
            try StorePictureStore(connection: connection, now: now).set(entry, at: address, room: room)
        }
        return Picture(bytes: upload.bytes, type: entry.type, tag: blob)
    }

    private func note(_ failure: StorePictureFailure, of address: String) async {
        logger.info("a store's picture cannot be had", metadata: ["address": "\(address)", "reason": "\(failure)"])
        guard let pause = failure.pause else { return }
        let (now, room) = (now(), room)
        let entry = StorePictureStore.Entry(keptUntil: now.addingTimeInterval(pause))
        do {
            try await database.write { connection in
                try StorePictureStore(connection: connection, now: now).set(entry, at: address, room: room)
            }
        } catch {
            // It is asked once more than it need be.
            logger.debug("a failure was not kept", metadata: ["error": "\(error)"])
        }
    }
}

/// Why there is no picture; texts are for the log.
private enum StorePictureFailure: Error, Hashable {
    /// The host wants a pause or cannot be reached, which is kept with the host.
    case paused
    /// What came is nothing that can be shown, and will not be tomorrow.
    case useless(String)
    case unanswered(String)

    init(_ failure: ExchangeFailure) {
        self =
            switch failure {
            case .refused, .failed(.cancelled), .failed(.unreachable), .failed(.timedOut): .paused
            case .redirectedElsewhere, .redirectedInACircle, .failed(.tooLarge): .useless("\(failure)")
            case .failed: .unanswered("\(failure)")
            }
    }

    /// Seconds the address is left alone; `nil` where something else says it.
    var pause: TimeInterval? {
        switch self {
        case .paused: nil
        case .useless: StorePictures.pauseAfterRefusal
        case .unanswered: StorePictures.pauseWithoutAnswer
        }
    }
}
