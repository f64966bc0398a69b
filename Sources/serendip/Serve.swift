import ArgumentParser
import Foundation
import Logging
import Server

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the server.",
        discussion: """
            Every option can also be set in the environment, or in the file of --config, by the names of
            docs/operations.md, such as SERENDIP_PORT. The command line wins, then the environment.
            DATABASE_URL=postgres://… keeps the database in PostgreSQL, with up to DATABASE_CONNECTIONS connections.
            GITHUB_TOKEN raises GitHub's rate limits; GITHUB_API_URL asks another server than api.github.com.
            """
    )

    @Option(help: "The address to listen on. (default: 127.0.0.1)")
    var host: String?

    @Option(help: "The port to listen on; 0 lets the system choose. (default: 8080)")
    var port: String?

    @OptionGroup var place: DataOptions

    @Flag(help: "Never ask the network; the starter catalogue answers.")
    var offline = false

    @Flag(help: "Leave the repositories known from rankings out, and prepare no decks of games at the start.")
    var smallCatalogue = false

    @Flag(help: "Leave the invented startups of PitchDeck and their decks out.")
    var noSamples = false

    @Flag(help: "Ask GitHub ahead, one search a minute, for fields people named and daily counts; the default.")
    var harvest = false

    @Flag(help: "Ask GitHub only for what somebody asks.")
    var noHarvest = false

    @Option(help: "An address people use, when it is not host and port: https://serendip.example.org; may be repeated.")
    var publicURL: [String] = []

    @Option(help: "A proxy whose X-Forwarded-For is believed: its address or network; may be given more than once.")
    var trustedProxy: [String] = []

    @Flag(help: "Answer however often somebody asks, for tests on one's own machine.")
    var noRateLimit = false

    @Flag(help: "Run the server without a parent that starts it again after a crash, as debuggers want it.")
    var noSupervise = false

    @Option(help: "trace, debug, info, notice, warning, error or critical. (default: notice)")
    var logLevel: String?

    @Option(help: "text for people, json for programs. (default: text)")
    var logFormat: String?

    /// The parent to run as; `nil` when the server is to run in this very process.
    ///
    /// It reads no file of settings, and says its few words as text unless told otherwise in the command or the
    /// environment.
    func supervision(_ environment: [String: String]) -> Supervision? {
        guard !noSupervise else { return nil }
        let format = (logFormat ?? environment["SERENDIP_LOG_FORMAT"]).flatMap(LogFormat.init) ?? .text
        let logger = Logger(label: "supervisor", factory: format.handler)
        return Supervision(arguments: ProcessArguments.all, environment: environment, logger: logger)
    }

    func run() async throws {
        // What is written is for its owner only, wherever the shell's umask stands.
        umask(0o077)
        let options = ServeOptions(command: self, settings: try place.settings())
        let environment = ProcessInfo.processInfo.environment
        let configuration = try options.configuration(parent: environment)
        let (level, format) = (try options.logLevel(), try options.logFormat())
        LoggingSystem.bootstrap(format.handler)
        var logger = Logger(label: "serendip")
        logger.logLevel = level
        do {
            try ProgramFolder.check()
            try await runServer(configuration, logger: logger) { port in
                let address = configuration.publicURL?.absoluteString ?? "http://\(urlHost(configuration.host)):\(port)"
                print("Serendip is ready: open \(address) in a browser. Stop with Control-C.")
                // Seen at once also when the output is a file or a pipe.
                fflush(nil)
                ServiceManager(environment: environment).tellReady()
            }
        } catch let error as ServeError {
            error.end()
        }
        end(EXIT_SUCCESS)
    }

    /// A step of a training takes seconds and is not waited for; an ordinary end would have OpenBLAS give back the
    /// memory that it computes in.
    private func end(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }
}

/// A host as it stands in a URL.
private func urlHost(_ host: String) -> String {
    switch host {
    case "0.0.0.0", "::": "localhost"
    case _ where host.contains(":"): "[\(host)]"
    default: host
    }
}
