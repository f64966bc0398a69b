import AccountsService
import Foundation
import Outbound

extension IdentityProviders {
    /// The providers that are configured; none without a network.
    ///
    /// - Throws: ``ServeError`` for a setting that makes no sense.
    init(_ configuration: ServerConfiguration, transport: OutboundTransport?) throws(ServeError) {
        guard let transport else {
            self.init()
            return
        }
        let settings = configuration.providers
        let steam = try settings.steam.map { url throws(ServeError) in
            SteamSignIn(site: try Self.address(url, "STEAM_URL"), transport: transport)
        }
        self.init(
            apple: try Self.apple(settings.apple, transport),
            gitHub: try Self.gitHub(settings.gitHub, configuration.gitHub.url, transport),
            steam: steam,
            origin: configuration.origin ?? ""
        )
        guard offered.isEmpty || configuration.origin != nil else {
            throw .wrongSetting("SERENDIP_PUBLIC_URL", "GitHub, Steam and Apple send browsers back there; set it")
        }
    }

    private static func gitHub(
        _ settings: ServerConfiguration.Providers.GitHub?,
        _ api: String,
        _ transport: OutboundTransport
    ) throws(ServeError) -> GitHubSignIn? {
        guard let settings else { return nil }
        return GitHubSignIn(
            .init(
                clientID: settings.clientID,
                clientSecret: settings.clientSecret,
                site: try address(settings.site, "GITHUB_URL"),
                api: try address(api, "GITHUB_API_URL")
            ),
            transport: transport
        )
    }

    private static func apple(
        _ settings: ServerConfiguration.Providers.Apple?,
        _ transport: OutboundTransport
    ) throws(ServeError) -> AppleSignIn? {
        guard let settings else { return nil }
        let site = try address(settings.site, "APPLE_URL")
        do {
            return try AppleSignIn(
                .init(
                    clientID: settings.clientID,
                    teamID: settings.teamID,
                    keyID: settings.keyID,
                    privateKey: settings.privateKey,
                    site: site
                ),
                transport: transport
            )
        } catch {
            throw .wrongSetting("APPLE_PRIVATE_KEY_FILE", "it holds no private key of Apple's")
        }
    }

    /// Secrets travel there: `https`, or this machine.
    private static func address(_ text: String, _ name: String) throws(ServeError) -> URL {
        let url = URL(string: text.hasSuffix("/") ? String(text.dropLast()) : text)
        let isHere = BaseAddress.isLoopback(url?.host())
        guard let url, url.host() != nil, url.scheme == "https" || (url.scheme == "http" && isHere) else {
            throw .wrongSetting(name, "“\(text)” is not an https address")
        }
        return url
    }
}
