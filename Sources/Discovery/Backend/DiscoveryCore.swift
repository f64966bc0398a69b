package import AccountsDomain
package import Foundation
package import Logging
package import Storage

/// What all people's discovering of one kind shares: the model and the copies of people.
package struct DiscoveryCore<Kind: DiscoverableCatalogue>: Sendable {
    package let database: any SQLDatabase
    package let keeper: ModelKeeper<Kind>
    package let people = UserCache<Kind>()
    package let now: @Sendable () -> Date

    /// The tables have to be there; the model is made or fetched in the background.
    ///
    /// Without a `folder` the model is made anew at each start.
    package init(
        database: any SQLDatabase,
        folder: URL?,
        thresholds: RetrainingThresholds = RetrainingThresholds(),
        now: @escaping @Sendable () -> Date,
        logger: Logger
    ) {
        self.database = database
        self.now = now
        keeper = ModelKeeper(
            database: database,
            files: folder.map {
                ModelFiles(folder: $0.appendingPathComponent("recommender"), name: Kind.names.model)
            },
            thresholds: thresholds,
            logger: logger
        )
    }

    /// One person's discovering.
    package func person(_ account: Account.ID) -> PersonalDiscovery<Kind> {
        PersonalDiscovery(core: self, account: account)
    }

    /// Begins with the kept model, or makes the first one, in the background.
    package func start() { keeper.start() }

    /// Ends what goes on in the background.
    package func shutdown() async { await keeper.shutdown() }

    /// Waits for what goes on in the background, for tests and for commands that end with it.
    package func settle() async { await keeper.settle() }
}
