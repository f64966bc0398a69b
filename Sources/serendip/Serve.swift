import ArgumentParser
import Foundation
import Logging
import Server

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the server.",
        discussion: """
            Every option can also be set in the environment: SERENDIP_HOST, SERENDIP_PORT, SERENDIP_DATA,
            SERENDIP_OFFLINE=1, SERENDIP_PUBLIC_URL, SERENDIP_TRUSTED_PROXY, SERENDIP_NO_RATE_LIMIT=1,
            SERENDIP_LOG_LEVEL. What is given on the command line wins.
            GITHUB_TOKEN raises GitHub's rate limits; GITHUB_API_URL asks another server than api.github.com.
            """
    )

    @Option(help: "The address to listen on. (default: 127.0.0.1)")
    var host: String?

    @Option(help: "The port to listen on; 0 lets the system choose. (default: 8080)")
    var port: String?

    @Option(help: "The folder that keeps everything. (default: ~/.local/share/serendip)")
    var data: String?

    @Flag(help: "Never ask the network; the starter catalogue answers.")
    var offline = false

    @Option(help: "The address people use, when it is not host and port: https://serendip.example.org")
    var publicURL: String?

    @Option(help: "A proxy's address whose X-Forwarded-For is believed; may be given more than once.")
    var trustedProxy: [String] = []

    @Flag(help: "Answer however often somebody asks, for tests on one's own machine.")
    var noRateLimit = false

    @Option(help: "trace, debug, info, notice, warning, error or critical. (default: notice)")
    var logLevel: String?

    func run() async throws {
        let options = ServeOptions(command: self, environment: ProcessInfo.processInfo.environment)
        let configuration = try options.configuration()
        let level = try options.logLevel()
        LoggingSystem.bootstrap(StreamLogHandler.standardError)
        var logger = Logger(label: "serendip")
        logger.logLevel = level
        do {
            try await runServer(configuration, logger: logger) { port in
                let address = configuration.publicURL?.absoluteString ?? "http://\(urlHost(configuration.host)):\(port)"
                print("Serendip is ready: open \(address) in a browser. Stop with Control-C.")
                // Seen at once also when the output is a file or a pipe.
                fflush(nil)
            }
        } catch let error as ServeError {
            FileHandle.standardError.write(Data("serendip: \(error)\n".utf8))
            throw ExitCode.failure
        }
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
