package import AccountsDomain
package import FindieDomain

/// One account's syncing with Steam.
package struct PersonSteamSyncService: SteamSyncService {
    let syncer: SteamSyncer
    let account: Account.ID

    package func status() async throws(FindieError) -> SteamSyncStatus { try await syncer.status(of: account) }

    package func start(_ profile: String, hidingOwned hidesOwned: Bool) async throws(FindieError) -> SteamSync {
        try await syncer.start(profile, hidingOwned: hidesOwned, for: account)
    }

    package func showOwned() async throws(FindieError) { try await syncer.showOwned(account) }

    package func stop() async throws(FindieError) { try await syncer.stop(account) }

    package func forget() async throws(FindieError) { try await syncer.forget(account) }
}

extension FindieBackend {
    /// One person's syncing with Steam.
    package func steamSync(of account: Account.ID) -> PersonSteamSyncService {
        PersonSteamSyncService(syncer: syncer, account: account)
    }
}
