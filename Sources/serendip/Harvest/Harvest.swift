import ArgumentParser

struct Harvest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Read what other hosts have that is new.",
        subcommands: [HarvestGitHub.self]
    )
}
