import ArgumentParser
import DiscoveryDomain
import FindieDomain
import Foundation
import Logging
import Server

struct Harvest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read what other hosts have that is new.",
        subcommands: [HarvestGitHub.self, HarvestGames.self]
    )
}

struct HarvestGitHub: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "github",
        abstract: "Count the stars of GitHub's repositories for RepoFinder's trending lists.",
        discussion: """
            Once a day, while the server runs or not: about 30 searches of 100 repositories each, within GitHub's limits,
            which takes some minutes without GITHUB_TOKEN. “serve --harvest” does the same by itself.
            """
    )

    @OptionGroup var place: DataOptions

    func run() async throws {
        let settings = try place.settings()
        var configuration = ServerConfiguration()
        try place.fill(&configuration, settings)
        configuration.fillGitHub(settings)
        do {
            try ProgramFolder.check()
            let harvesting = try await Harvesting(configuration, logger: Logger(label: "serendip"))
            let report = try await harvesting.run { done, all in say("search \(done) of \(all)") }
            print("Counted \(report.counted) repositories; \(report.searches) searches were answered.")
        } catch DiscoveryError.offline {
            throw CommandFailure("GitHub did not answer; nothing was counted.")
        }
    }

    /// On the other stream, so that a program's output stays one line.
    private func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

extension ServerConfiguration {
    /// Which GitHub is asked, and with what token.
    mutating func fillGitHub(_ settings: Settings) {
        gitHub.url = settings.text("GITHUB_API_URL") ?? gitHub.url
        gitHub.token = settings.text("GITHUB_TOKEN")
    }
}

struct HarvestGames: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "games",
        abstract: "Read prices and new games from Steam and itch.io for Findie.",
        discussion: """
            Once a day, while the server runs or not. What was answered is kept at once: a harvest that was stopped goes
            on where it was, and what a store refuses is left for later. “serve --harvest” does the same by itself.
            """
    )

    @OptionGroup var place: DataOptions

    @Flag(help: "Refuses, as a harvest asks other hosts.")
    var offline = false

    func run() async throws {
        let settings = try place.settings()
        guard try !offline && !settings.flag("SERENDIP_OFFLINE") else {
            throw CommandFailure("A harvest asks Steam and itch.io, which --offline never does; nothing was changed.")
        }
        var configuration = ServerConfiguration()
        try place.fill(&configuration, settings)
        configuration.fillGameStores(settings)
        do {
            try ProgramFolder.check()
            let harvesting = try await GameHarvesting(configuration, logger: Logger(label: "serendip"))
            let report = try await harvesting.run { done, all in
                // On the other stream, so that a program's output stays one line.
                FileHandle.standardError.write(Data("question \(done) of \(all)\n".utf8))
            }
            let left = report.left > 0 ? "; \(report.left) are left for later" : ""
            print(
                "\(report.new) games are new and \(report.changed) changed; \(report.answered) questions were "
                    + "answered\(left)."
            )
        } catch FindieError.offline {
            throw CommandFailure("Neither Steam nor itch.io answered; nothing was changed.")
        }
    }
}

extension ServerConfiguration {
    /// Which stores games are read from.
    mutating func fillGameStores(_ settings: Settings) {
        steam.api = settings.text("STEAM_API_URL") ?? steam.api
        gameStores.steam = settings.text("STEAM_STORE_URL") ?? gameStores.steam
        gameStores.itch = settings.text("ITCH_URL") ?? gameStores.itch
        gameStores.itchPages = settings.text("ITCH_PAGES_URL") ?? gameStores.itchPages
        gameStores.pictures = settings.text("STORE_PICTURES_URL") ?? gameStores.pictures
    }
}
