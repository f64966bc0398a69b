package import AccountsService
package import Blobs
package import Foundation
package import GraphQL

/// Everything the server can be told; `serendip serve` and the tests build the same server from it.
package struct ServerConfiguration: Sendable {
    package var host = "127.0.0.1"
    /// 0 lets the system choose.
    package var port = 8080
    package var data = DataPlace.memory
    /// The server that keeps the database in place of the data folder, so that several processes can share it.
    package var postgreSQL: PostgreSQL?
    /// Keeps people's pictures in place of the data folder; asked also when `isOffline`, as the database's server is.
    package var bucket: S3Bucket?
    /// Never asks the network; the starter catalogue answers.
    package var isOffline = false
    /// Whether an empty catalogue of startups begins with invented ones.
    package var writesSamples = true
    package var startupReview = StartupReviewSettings()
    /// Words and phrases that who reviews Findie’s games is told of.
    package var gameHeldWords: [String] = []
    /// Whether the catalogue of games begins with those that ship with the program.
    package var writesGames = true
    /// Whether the model behind decks of games is made at the start, before the first player comes.
    package var preparesGameDecks = false
    /// Whether the catalogue of repositories has those known from rankings besides the few hundred described by hand.
    package var writesRankedRepositories = true
    /// The address people use when it is not host and port, such as behind a proxy that ends TLS.
    package var publicURL: URL? {
        get { publicURLs.first }
        set { publicURLs = newValue.map { [$0] } ?? [] }
    }
    /// All addresses people use, the first of which mails and other sites are told; either all have TLS or none has.
    package var publicURLs: [URL] = []
    /// Proxies whose `X-Forwarded-For` is believed.
    package var trustedProxies: [AddressNetwork] = []
    package var limits = RequestLimits()
    /// How long a server that is told to stop goes on answering, while `/readyz` sends others elsewhere.
    package var stopDelay = Duration.zero
    /// How often the process that serves crashed before this one; `nil` when nobody starts it again.
    package var crashes: Int?
    /// Sockets of a parent's, one of which is listened on; see ``ListeningSocket``.
    package var inheritedSockets: [CInt] = []
    package var gitHub = GitHub()
    package var steam = Steam()
    package var gameStores = GameStores()
    /// Counts stars for the trending lists and reads games from their stores, once a day.
    package var harvests = false
    /// Words Destiny's answers for people who agreed; `nil` for the interpreter alone.
    package var languageModel: LanguageModel?
    /// Who is asked for places that Destiny does not know; `nil` for nobody.
    package var geocoder: Geocoder?
    /// Whose purchases grant premium in Destiny; `nil` when nothing is sold.
    package var store: Store?
    /// What finding a password costs whoever has the database; tests take less.
    package var passwordCost = ScryptCost.current
    /// Lets other machines read `/metrics`; without it only this one may.
    package var metricsToken: String?
    /// The mail address of whoever runs the server, shown to people.
    package var contact: String?

    /// Sends mails; `nil` when nobody does.
    package var mail: Mail?
    package var providers = Providers()
    package var graphQL = GraphQLConfiguration()
    /// The clock of everything that is stored or shown; deadlines and pauses go by the machine's uptime instead.
    package var now: @Sendable () -> Date = { Date() }

    /// Which startups wait for a moderator before everybody reads them; all others are looked at afterwards.
    package struct StartupReviewSettings: Sendable {
        package var holdsAll = false
        /// Words and phrases that hold a startup which has one of them.
        package var heldWords: [String] = []

        package init(holdsAll: Bool = false, heldWords: [String] = []) {
            (self.holdsAll, self.heldWords) = (holdsAll, heldWords)
        }
    }

    /// The stores that games are read from, beside Steam's web API.
    package struct GameStores: Sendable {
        package var steam = "https://store.steampowered.com"
        package var itch = "https://itch.io"
        /// With `{maker}` in place of a maker's name.
        package var itchPages = "https://{maker}.itch.io"
        /// With `{host}` in place of the name of a host of pictures.
        package var pictures = "https://{host}"

        package init() {}
    }

    /// A service with Nominatim's search API.
    package struct Geocoder: Sendable {
        package var url: String
        /// Whose facts its places are.
        package var attribution: String

        package init(url: String, attribution: String = "© OpenStreetMap") {
            (self.url, self.attribution) = (url, attribution)
        }
    }

    /// A server that takes mails.
    package struct Mail: Sendable {
        /// `smtps://user:password@mail.example.org`; never logged.
        package var url: String
        /// Whom mails are from.
        package var from: String

        package init(url: String, from: String) {
            (self.url, self.from) = (url, from)
        }
    }

    /// Who else may say who a person is; none of them unless configured.
    package struct Providers: Sendable {
        package var gitHub: GitHub?
        package var apple: Apple?
        /// Steam's address when people may sign in by it.
        package var steam: String?

        /// An OAuth app of GitHub's.
        package struct GitHub: Sendable {
            package var clientID: String
            /// Without it people type a code on GitHub's page; never logged.
            package var clientSecret: String?
            package var site = "https://github.com"

            package init(clientID: String, clientSecret: String?) {
                (self.clientID, self.clientSecret) = (clientID, clientSecret)
            }
        }

        /// A Services ID of Apple's with its key.
        package struct Apple: Sendable {
            package var clientID: String
            package var teamID: String
            package var keyID: String
            /// The `.p8` file's text; never logged.
            package var privateKey: String
            package var site = "https://appleid.apple.com"

            package init(clientID: String, teamID: String, keyID: String, privateKey: String) {
                (self.clientID, self.teamID) = (clientID, teamID)
                (self.keyID, self.privateKey) = (keyID, privateKey)
            }
        }

        package init() {}
    }

    /// How GraphQL is answered.
    package struct GraphQLConfiguration: Sendable {
        /// What is asked for, and how much of it.
        package var execution = ExecutionSettings()
        /// Which status answers have, and what bodies may be.
        package var http = HTTPSettings()

        package init() {}
    }

    package enum DataPlace: Sendable {
        /// Gone when the server stops.
        case memory
        case folder(URL)

        var folder: URL? {
            switch self {
            case .memory: nil
            case .folder(let folder): folder
            }
        }
    }

    package struct PostgreSQL: Sendable {
        /// `postgres://…`; may hold a password, so it is never logged.
        package var url: String
        /// At most so many transactions of this process at once.
        package var maximumConnections = 8

        package init(url: String) {
            self.url = url
        }
    }

    /// An OpenAI-compatible service.
    package struct LanguageModel: Sendable {
        package var url: String
        package var name: String
        /// Never logged.
        package var key: String?

        package init(url: String, name: String, key: String?) {
            (self.url, self.name, self.key) = (url, name, key)
        }
    }

    /// Apple's store, and what it sells for this app.
    package struct Store: Sendable {
        package var bundleID: String
        package var products: Set<String>
        /// The store's root certificate, DER.
        package var rootFile: URL
        /// Whether purchases in the store's test environment count.
        package var allowsSandbox: Bool

        package init(bundleID: String, products: Set<String>, rootFile: URL, allowsSandbox: Bool) {
            (self.bundleID, self.products) = (bundleID, products)
            (self.rootFile, self.allowsSandbox) = (rootFile, allowsSandbox)
        }
    }

    package struct GitHub: Sendable {
        package var url = "https://api.github.com"
        /// Raises GitHub's rate limits; never logged.
        package var token: String?

        package init() {}
    }

    /// Where wishlists are read.
    package struct Steam: Sendable {
        package var api = "https://api.steampowered.com"
        package var community = "https://steamcommunity.com"
        /// A key of Steam's web API; never logged.
        package var key: String?

        package init() {}
    }

    package init() {}

    /// Where browsers find the server, without a slash at the end; `nil` unless it was said.
    var origin: String? { publicURL.flatMap { WebOrigin($0.absoluteString)?.text } }

    /// Whether browsers reach the server through TLS.
    package var isSecure: Bool { publicURL.flatMap { WebOrigin($0.absoluteString) }?.scheme == "https" }
}
