import Hummingbird

extension Request {
    /// Whether a program that says so reads the page: it gets the page, but no account is made for it.
    ///
    /// A browser that says nothing of itself is somebody's who does not want to be known.
    var isFromRobot: Bool { headers[.userAgent].map(Robots.names) ?? false }
}

/// How programs that read pages for others name themselves.
private enum Robots {
    /// By their names: phones are called CUBOT or "M bot 60" as well, and people have extensions that preview or monitor.
    private static let known: Set<String> = [
        // Searching.
        "googlebot", "google-inspectiontool", "googleother", "adsbot-google", "mediapartners-google", "apis-google",
        "feedfetcher-google", "bingbot", "bingpreview", "msnbot", "slurp", "duckduckbot", "duckassistbot",
        "baiduspider",
        "yandexbot", "yandeximages", "sogou", "exabot", "applebot", "petalbot", "qwantbot", "qwantify", "seznambot",
        "mojeekbot", "coccocbot", "ccbot", "archive.org_bot", "ia_archiver", "heritrix", "nutch",
        // Collecting for models.
        "gptbot", "oai-searchbot", "chatgpt-user", "claudebot", "claude-web", "anthropic-ai", "perplexitybot",
        "bytespider", "amazonbot", "meta-externalagent", "cohere-ai", "diffbot",
        // Showing what a link leads to.
        "slackbot", "slackbot-linkexpanding", "slack-imgproxy", "twitterbot", "facebookexternalhit", "facebot",
        "linkedinbot", "telegrambot", "discordbot", "pinterestbot", "redditbot", "mastodon", "skypeuripreview",
        "embedly", "iframely", "vkshare", "whatsapp", "cardyb", "flipboardproxy",
        // Looking whether a site is there, and who links to it.
        "ahrefsbot", "semrushbot", "mj12bot", "dotbot", "blexbot", "dataforseobot", "serpstatbot", "rogerbot",
        "screaming", "uptimerobot", "pingdom.com_bot_version_1.4_", "pingdom", "statuscake", "betteruptime", "site24x7",
        "newrelicpinger", "checkly", "chrome-lighthouse", "w3c_validator", "censysinspect", "zgrab",
        // On a command line, and what programs read with that say nothing of themselves.
        "curl", "wget", "libwww-perl", "scrapy", "python-requests", "go-http-client", "httpie",
    ]

    /// Whether a `User-Agent` has a known name as a whole word, or says where to read about its robot.
    static func names(_ agent: String) -> Bool {
        let agent = agent.lowercased()
        if agent.contains("+http://") || agent.contains("+https://") { return true }
        return agent.split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }.contains { word in
            // Some have kinds: Googlebot-Image.
            known.contains(String(word)) || known.contains(String(word.prefix { $0 != "-" }))
        }
    }
}
