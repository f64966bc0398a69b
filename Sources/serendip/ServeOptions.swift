import Foundation
import Logging
import Server

/// Reads the options of `serve` from the command line, then the settings, then their defaults.
struct ServeOptions {
    let command: Serve
    let settings: Settings

    /// What the command and the settings say, and a parent by the environment: its sockets, and how many servers have
    /// crashed before.
    func configuration(parent: [String: String] = [:]) throws -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.crashes = Supervision.crashes(parent)
        configuration.inheritedSockets = Supervision.sockets(parent)
        configuration.host = try ListeningPlace.host(value(command.host, "SERENDIP_HOST")) ?? configuration.host
        configuration.port = try ListeningPlace.port(value(command.port, "SERENDIP_PORT")) ?? configuration.port
        try command.place.fill(&configuration, settings)
        configuration.isOffline = try command.offline || settings.flag("SERENDIP_OFFLINE")
        let isSmall = try command.smallCatalogue || settings.flag("SERENDIP_SMALL_CATALOGUE")
        configuration.writesRankedRepositories = !isSmall
        // Who asks for the small catalogue wants a server that has little to do before it is asked.
        configuration.preparesGameDecks = !isSmall
        configuration.writesSamples = try !command.noSamples && !settings.flag("SERENDIP_NO_SAMPLES")
        configuration.startupReview = try startupReview()
        configuration.gameHeldWords = settings.list("SERENDIP_FINDIE_HELD_WORDS")
        configuration.harvests = try harvests(isOffline: configuration.isOffline)
        configuration.publicURLs = try PublicAddresses(settings, command: command.publicURL).urls
        configuration.trustedProxies = try TrustedProxies(settings, command: command.trustedProxy).networks
        if try command.noRateLimit || settings.flag("SERENDIP_NO_RATE_LIMIT") { configuration.limits = .unlimited }
        configuration.stopDelay = try stopDelay()
        configuration.fillGitHub(settings)
        configuration.steam = steam()
        configuration.fillGameStores(settings)
        configuration.languageModel = try languageModel()
        configuration.geocoder = geocoder()
        configuration.store = try store()
        configuration.metricsToken = settings.text("SERENDIP_METRICS_TOKEN")
        configuration.contact = settings.text("SERENDIP_CONTACT")
        configuration.mail = try mail()
        configuration.providers = try providers()
        configuration.graphQL = try ServerConfiguration.GraphQLConfiguration(settings.text)
        return configuration
    }

    func logLevel() throws -> Logger.Level {
        guard let text = value(command.logLevel, "SERENDIP_LOG_LEVEL") else { return .notice }
        return try choice(text, of: Logger.Level.self, "SERENDIP_LOG_LEVEL")
    }

    func logFormat() throws -> LogFormat {
        guard let text = value(command.logFormat, "SERENDIP_LOG_FORMAT") else { return .text }
        return try choice(text, of: LogFormat.self, "SERENDIP_LOG_FORMAT")
    }

    private func startupReview() throws -> ServerConfiguration.StartupReviewSettings {
        let order = settings.text("SERENDIP_PITCHDECK_REVIEW") ?? "after"
        guard ["after", "before"].contains(order) else {
            throw ServeError.wrongSetting("SERENDIP_PITCHDECK_REVIEW", "“\(order)” is not after or before")
        }
        return .init(holdsAll: order == "before", heldWords: settings.list("SERENDIP_PITCHDECK_HELD_WORDS"))
    }

    private func harvests(isOffline: Bool) throws -> Bool {
        let isWanted = command.harvest
        guard !isOffline else {
            guard !isWanted else {
                throw ServeError.wrongSetting("--harvest", "it asks GitHub and game stores, which --offline never does")
            }
            return false
        }
        return try isWanted || !(command.noHarvest || settings.flag("SERENDIP_NO_HARVEST"))
    }

    private func stopDelay() throws -> Duration {
        guard let text = settings.text("SERENDIP_STOP_DELAY") else { return .zero }
        guard let seconds = Int(text), (0...300).contains(seconds) else {
            throw ServeError.wrongSetting("SERENDIP_STOP_DELAY", "“\(text)” is not a number of seconds from 0 to 300")
        }
        return .seconds(seconds)
    }

    private func languageModel() throws -> ServerConfiguration.LanguageModel? {
        guard let url = settings.text("DESTINY_LLM_URL") else { return nil }
        guard let name = settings.text("DESTINY_LLM_MODEL") else {
            throw ServeError.wrongSetting("DESTINY_LLM_MODEL", "it has to name a model where DESTINY_LLM_URL is set")
        }
        return ServerConfiguration.LanguageModel(url: url, name: name, key: settings.text("DESTINY_LLM_KEY"))
    }

    private func geocoder() -> ServerConfiguration.Geocoder? {
        guard let url = settings.text("DESTINY_GEOCODER_URL") else { return nil }
        guard let attribution = settings.text("DESTINY_GEOCODER_ATTRIBUTION") else { return .init(url: url) }
        return .init(url: url, attribution: attribution)
    }

    private func store() throws -> ServerConfiguration.Store? {
        guard let bundle = settings.text("DESTINY_STORE_BUNDLE") else { return nil }
        let products = settings.list("DESTINY_STORE_PRODUCTS")
        guard let root = settings.text("DESTINY_STORE_ROOT"), !products.isEmpty else {
            throw ServeError.wrongSetting(
                "DESTINY_STORE_BUNDLE",
                "DESTINY_STORE_PRODUCTS and DESTINY_STORE_ROOT have to be set as well"
            )
        }
        return ServerConfiguration.Store(
            bundleID: bundle,
            products: Set(products),
            rootFile: URL(filePath: root),
            allowsSandbox: try settings.flag("DESTINY_STORE_SANDBOX")
        )
    }

    private func choice<Value>(_ text: String, of type: Value.Type, _ name: String) throws -> Value
    where Value: CaseIterable & RawRepresentable<String> {
        guard let value = Value(rawValue: text) else {
            let choices = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw ServeError.wrongSetting(name, "“\(text)” is not one of \(choices)")
        }
        return value
    }

    private func value(_ option: String?, _ name: String) -> String? {
        option.flatMap { $0.isEmpty ? nil : $0 } ?? settings.text(name)
    }
}

/// Mails, and who else may say who a person is: from the settings only, since most of them are secrets.
extension ServeOptions {
    func mail() throws -> ServerConfiguration.Mail? {
        guard let url = settings.text("SERENDIP_SMTP_URL") else { return nil }
        guard let from = settings.text("SERENDIP_MAIL_FROM") ?? settings.text("SERENDIP_CONTACT") else {
            throw ServeError.wrongSetting(
                "SERENDIP_MAIL_FROM",
                "it has to say whom mails are from where SERENDIP_SMTP_URL is set"
            )
        }
        return ServerConfiguration.Mail(url: url, from: from)
    }

    private func steam() -> ServerConfiguration.Steam {
        var steam = ServerConfiguration.Steam()
        steam.api = settings.text("STEAM_API_URL") ?? steam.api
        steam.community = settings.text("STEAM_URL") ?? steam.community
        steam.key = settings.text("STEAM_API_KEY")
        return steam
    }

    func providers() throws -> ServerConfiguration.Providers {
        var providers = ServerConfiguration.Providers()
        if let id = settings.text("GITHUB_CLIENT_ID") {
            var gitHub = ServerConfiguration.Providers.GitHub(
                clientID: id,
                clientSecret: settings.text("GITHUB_CLIENT_SECRET")
            )
            gitHub.site = settings.text("GITHUB_URL") ?? gitHub.site
            providers.gitHub = gitHub
        }
        if try settings.flag("STEAM_SIGN_IN") {
            providers.steam = settings.text("STEAM_URL") ?? "https://steamcommunity.com"
        }
        providers.apple = try apple()
        return providers
    }

    private func apple() throws -> ServerConfiguration.Providers.Apple? {
        guard let id = settings.text("APPLE_CLIENT_ID") else { return nil }
        guard let team = settings.text("APPLE_TEAM_ID"), let key = settings.text("APPLE_KEY_ID"),
            let file = settings.text("APPLE_PRIVATE_KEY_FILE")
        else {
            throw ServeError.wrongSetting(
                "APPLE_CLIENT_ID",
                "APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY_FILE belong to it"
            )
        }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw ServeError.wrongSetting("APPLE_PRIVATE_KEY_FILE", "“\(file)” cannot be read")
        }
        var apple = ServerConfiguration.Providers.Apple(clientID: id, teamID: team, keyID: key, privateKey: text)
        apple.site = settings.text("APPLE_URL") ?? apple.site
        return apple
    }
}
