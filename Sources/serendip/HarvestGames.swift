import ArgumentParser
import FindieDomain
import Foundation
import Logging
import Server

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
