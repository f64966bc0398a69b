import DiscoveryDomain
import FindieDomain
import Foundation
import Storage

/// Which pictures of stores are kept here, inside a transaction.
struct StorePictureStore {
    let connection: any SQLConnection
    let now: Date

    /// `blob_id` is `NULL` for an address that had no picture; until `kept_until` it is not asked again.
    static let tables: [SQL] = [
        """
        CREATE TABLE findie_store_pictures (
            address TEXT NOT NULL PRIMARY KEY,
            blob_id TEXT,
            type TEXT NOT NULL,
            byte_count BIGINT NOT NULL,
            fetched_at BIGINT NOT NULL,
            kept_until BIGINT NOT NULL
        )
        """,
        "CREATE INDEX findie_store_pictures_by_blob ON findie_store_pictures (blob_id)",
    ]

    /// What is known of an address.
    struct Entry: Hashable, Sendable {
        /// `nil` where there was no picture.
        var blob: String?
        var type = ""
        var byteCount = 0
        var keptUntil: Date
    }

    /// `nil` for an address that is to be asked.
    func entry(_ address: String) throws -> Entry? {
        try connection.row(
            """
            SELECT blob_id, type, byte_count, kept_until FROM findie_store_pictures
            WHERE address = \(address) AND kept_until > \(now)
            """
        )
        .map { row in
            Entry(
                blob: try row["blob_id"],
                type: try row["type"],
                byteCount: try row["byte_count"],
                keptUntil: try row["kept_until"]
            )
        }
    }

    /// Keeps what an address gave, and forgets the oldest until all take no more than `room` bytes.
    func set(_ entry: Entry, at address: String, room: Int) throws {
        try connection.execute(
            """
            INSERT INTO findie_store_pictures (address, blob_id, type, byte_count, fetched_at, kept_until)
            VALUES (\(address), \(entry.blob), \(entry.type), \(entry.byteCount), \(now), \(entry.keptUntil))
            ON CONFLICT (address) DO UPDATE SET blob_id = excluded.blob_id, type = excluded.type,
                byte_count = excluded.byte_count, fetched_at = excluded.fetched_at, kept_until = excluded.kept_until
            """
        )
        try clearUp()
        try connection.execute(
            """
            DELETE FROM findie_store_pictures WHERE address IN (
                SELECT address FROM (
                    SELECT address, SUM(byte_count) OVER (ORDER BY fetched_at DESC, address) AS total
                    FROM findie_store_pictures
                ) AS sums WHERE total > \(room)
            )
            """
        )
    }

    /// Forgets what has had its time; the bytes follow when nobody reads them.
    func clearUp() throws {
        try connection.execute("DELETE FROM findie_store_pictures WHERE kept_until <= \(now)")
    }

    /// The address of a game's picture; `nil` when no store shows it, or players do not see the game.
    func address(of place: StorePicturePlace, of slug: String) throws -> String? {
        guard try !GameStore(connection: connection).shown([slug]).isEmpty else { return nil }
        let pages = try StorePageStore(connection: connection).pages(of: slug).map(\.withKnownPictures)
        return pages.first { !$0.pictures.isEmpty }?.picture(at: place)
    }
}

extension StorePage {
    private static let longestAddress = 500

    /// This page with those of its pictures alone that are at the store's own hosts, each once.
    ///
    /// Nothing else is ever asked for: a page at a store cannot send this server elsewhere.
    var withKnownPictures: StorePage {
        var page = self
        let known = pictures.filter { Self.isKnown($0, at: id.store) }
        page.pictures = Array(known.unique().prefix(Self.maximumPictures))
        page.upright = upright.flatMap { Self.isKnown($0, at: id.store) ? $0 : nil }
        return page
    }

    /// The address of one of its pictures; `nil` when it has not so many.
    func picture(at place: StorePicturePlace) -> String? {
        switch place {
        case .upright: upright ?? pictures.first
        case .number(let number): pictures.dropFirst(number).first
        }
    }

    private static func isKnown(_ address: String, at store: StoreOffer.Store) -> Bool {
        guard address.utf8.count <= longestAddress, let url = URL(string: address), url.scheme == "https",
            url.user() == nil, url.password() == nil, url.port == nil, let host = url.host()?.lowercased()
        else { return false }
        return host == store.pictureDomain || host.hasSuffix("." + store.pictureDomain)
    }
}

extension StoreOffer.Store {
    /// Whose hosts have its pictures.
    fileprivate var pictureDomain: String {
        switch self {
        case .steam: "steamstatic.com"
        case .itch: "itch.zone"
        }
    }
}
