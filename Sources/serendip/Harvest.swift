import ArgumentParser
import DiscoveryDomain
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
