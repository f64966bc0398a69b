import ArgumentParser

/// Serendip's command line.
struct Serendip: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serendip",
        abstract: "Apps for finding things, on a server of your own.",
        subcommands: [
            Serve.self, Harvest.self, Admin.self, BackupCommand.self, RestoreCommand.self, Doctor.self,
            ChartCommand.self, MatchCommand.self, TransitsCommand.self, Recommend.self, Evaluate.self, Train.self,
            Measure.self, GraphQLCommand.self,
        ],
        defaultSubcommand: Serve.self
    )
}
