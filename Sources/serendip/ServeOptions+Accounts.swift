import ArgumentParser
import Foundation
import Server

/// Mails, and who else may say who a person is: from the settings only, since most of them are secrets.
extension ServeOptions {
    func mail() throws -> ServerConfiguration.Mail? {
        guard let url = settings.text("SERENDIP_SMTP_URL") else { return nil }
        guard let from = settings.text("SERENDIP_MAIL_FROM") ?? settings.text("SERENDIP_CONTACT") else {
            throw ValidationError("SERENDIP_SMTP_URL is set; SERENDIP_MAIL_FROM has to say whom mails are from.")
        }
        return ServerConfiguration.Mail(url: url, from: from)
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
            throw ValidationError(
                "APPLE_CLIENT_ID is set; APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY_FILE belong to it."
            )
        }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw ValidationError("APPLE_PRIVATE_KEY_FILE: “\(file)” cannot be read.")
        }
        var apple = ServerConfiguration.Providers.Apple(clientID: id, teamID: team, keyID: key, privateKey: text)
        apple.site = settings.text("APPLE_URL") ?? apple.site
        return apple
    }
}
