import AccountsDomain
import ArgumentParser
import Foundation
import Server

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring in what other programs have.",
        subcommands: [ImportStartups.self]
    )
}

struct ImportStartups: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "startups",
        abstract: "Bring PitchDeck startups from a CSV or JSON file, and report line by line.",
        discussion: """
            Columns or members: title, pitch, description, category (its slug), location, stage, teamSize, founded,
            website. They become drafts of a member, or are published with --publish. What the member has under the same
            title stays as it is, so that the same file may be brought in again.
            """
    )

    @OptionGroup var place: DataOptions

    @Option(name: .customLong("as"), help: "The mail address of the member whose startups they become.")
    var email: String

    @Flag(help: "Publish them at once.")
    var publish = false

    @Argument(help: "A file that ends with .csv or .json.")
    var file: String

    func run() async throws {
        guard let content = FileManager.default.contents(atPath: file) else {
            throw CommandFailure("\(file) cannot be read.")
        }
        let isJSON = file.lowercased().hasSuffix(".json")
        let report = try await place.administer { administration in
            try await administration.importStartups(content, isJSON: isJSON, as: email, publish: publish)
        }
        for line in report.lines { print(line.inTerminal) }
        guard report.failed == 0 else {
            throw CommandFailure("\(report.failed) of \(report.lines.count) lines were left out.")
        }
    }
}
