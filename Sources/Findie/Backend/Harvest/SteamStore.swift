import Calls
import FindieDomain
import Foundation
import Outbound

/// Games as Steam's store has them.
///
/// `IStoreBrowseService/GetItems` is asked for a hundred at a time and needs no key; `appdetails` for one, at most 200
/// in five minutes, which Valve says nowhere and many have seen.
struct SteamStore: Sendable {
    static let batchSize = 100
    static let detailPace = Duration.milliseconds(1_500)

    let sources: StoreSources
    let exchange: StoreExchange
    let details: StoreExchange
    let now: @Sendable () -> Date

    /// What a batch is answered with.
    struct Batch: Sendable {
        var pages: [StorePage] = []
        /// Those Steam did not tell, or not all that is asked of it.
        var lacking: [Int] = []
    }

    /// - Parameter apps: At most 100.
    /// - Returns: What Steam told, and which apps it did not tell.
    /// - Throws: ``StoreFailure``.
    func batch(_ apps: [Int]) async throws(StoreFailure) -> Batch {
        let question = SteamQuestion.text(apps)
        let path = "/IStoreBrowseService/GetItems/v1/"
        guard let url = sources.steamAPI.appending(path, query: ["input_json": question]) else { throw .notFound }
        let answer = try Self.read(try await exchange.body(of: url))
        guard let response = answer["response"]?.object else { throw .unreadable("GetItems without a response") }
        let day = ReleaseDay(now())
        var batch = Batch()
        for item in response["store_items"]?.list.compactMap(SteamItem.init) ?? [] where apps.contains(item.app) {
            if let page = item.page(on: day) { batch.pages.append(page) }
        }
        let whole = Set(batch.pages.filter { $0.price != nil || $0.isToCome == true }.map(\.id))
        batch.lacking = apps.filter { !whole.contains(.steam($0)) }
        return batch
    }

    /// One app; `nil` when Steam says that it has none for this country, or that it is no game.
    func details(of app: Int) async throws(StoreFailure) -> StorePage? {
        let query = ["appids": String(app), "cc": "us", "l": "english"]
        guard let url = sources.steamStore.appending("/api/appdetails", query: query) else { throw .notFound }
        // The whole answer is `null` when Steam has had enough, with status 200.
        guard let said = try Self.read(try await details.body(of: url))[String(app)] else {
            throw .unreadable("appdetails without \(app)")
        }
        guard said["success"]?.flag == true, let data = said["data"] else { return nil }
        return SteamDetails(app, data).page(on: ReleaseDay(now()))
    }

    private static func read(_ body: Data) throws(StoreFailure) -> JSONValue {
        do {
            return try JSONDecoder().decode(JSONValue.self, from: body)
        } catch {
            throw .unreadable("\(error)")
        }
    }
}
