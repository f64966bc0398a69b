import FindieService

extension SteamConfiguration {
    /// - Throws: ``ServeError`` for a setting that makes no sense.
    init(_ settings: ServerConfiguration.Steam) throws(ServeError) {
        do throws(Problem) {
            try self.init(api: settings.api, community: settings.community, key: settings.key)
        } catch {
            switch error {
            case .invalidAPI(let url): throw .wrongSetting("STEAM_API_URL", "“\(url)” is not an http or https address")
            case .invalidCommunity(let url):
                throw .wrongSetting("STEAM_URL", "“\(url)” is not an http or https address")
            case .keyNeedsHTTPS: throw .wrongSetting("STEAM_API_URL", "a key is only sent to https addresses")
            case .invalidKey: throw .wrongSetting("STEAM_API_KEY", "it has characters that no key has")
            }
        }
    }
}
