import AccountData
package import AccountsDomain
package import Calls
import DiscoveryService
import FindieDomain
package import Foundation
package import Storage

/// What people played through and wished for, as the accounts' service asks for it.
package struct FindieRecords: AccountData {
    package var subject: String { "findie" }

    private let now: @Sendable () -> Date

    package init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

    /// A wish that both have is the account's.
    package func merge(_ guest: Account.ID, into account: Account.ID, _ connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE findie_wishes SET account_id = \(account) WHERE account_id = \(guest)
                AND key NOT IN (SELECT own.key FROM findie_wishes AS own WHERE own.account_id = \(account))
            """
        )
        try SteamSyncStore(connection: connection, account: guest).give(to: account)
        // The deck everybody has: its filters are the guest's where the account has no deck. Before the named ones come,
        // with which the account has one.
        try connection.execute(
            """
            UPDATE findie_decks SET account_id = \(account), id = \(account) WHERE account_id = \(guest) AND id = \(guest)
                AND NOT EXISTS (SELECT 1 FROM findie_decks AS own WHERE own.account_id = \(account))
            """
        )
        let people = PersonStore<GameCatalogue>(connection: connection, account: account)
        let own = try people.preferences().showsStorePictures
        let guests = try PersonStore<GameCatalogue>(connection: connection, account: guest).preferences()
        try PersonMerge<GameCatalogue>(guest, into: account, connection)
            .merge(isAnswered: \.onboardingCompleted, at: now())
        // What the account said itself of them stays.
        let merged = try people.preferences()
        var preferences = merged
        preferences.showsStorePictures = own ?? guests.showsStorePictures
        if preferences != merged { try people.setPreferences(preferences) }
    }

    package func export(of account: Account.ID, _ connection: any SQLConnection) throws -> JSONValue {
        let person = try PersonStore<GameCatalogue>(connection: connection, account: account).current(nil, at: now())
        let history = try JudgementStore<GameCatalogue>(connection: connection, account: account)
            .history(before: nil, count: 1_000_000).entries.map(JudgedGame.init)
        let wishes = try WishStore(connection: connection, account: account).all().map(PortableWish.init)
        return .object([
            "preferences": try Self.json(person.preferences),
            "decks": try Self.json(person.decks),
            "judged": try Self.json(history),
            "wishes": try Self.json(wishes),
            "steam": try Self.json(SteamSyncStore(connection: connection, account: account).exported()),
            "claims": try Self.json(ClaimStore(connection: connection, now: now()).claims(of: account)),
            "makes": try Self.json(MadeGameStore(connection: connection, now: now()).games(of: account)),
        ])
    }

    package func holdsSomething(of account: Account.ID, _ connection: any SQLConnection) throws -> Bool {
        if try PersonMerge<GameCatalogue>.holdsSomething(of: account, connection) { return true }
        if try MadeGameStore(connection: connection, now: now()).maker(account) != nil { return true }
        if try SteamSyncStore(connection: connection, account: account).run() != nil { return true }
        return try connection.row("SELECT 1 AS one FROM findie_wishes WHERE account_id = \(account) LIMIT 1") != nil
    }

    /// Stores' pictures, which everybody shares.
    package var blobReaders: [SQL] {
        ["SELECT 1 FROM findie_store_pictures r WHERE r.blob_id = picture_blobs.id"]
    }

    private static func json(_ value: some Encodable) throws -> JSONValue {
        try JSONCoding.value(from: try JSONCoding.encode(value))
    }
}
