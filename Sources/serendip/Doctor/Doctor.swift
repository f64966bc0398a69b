import ArgumentParser
import Foundation
import Server

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look whether the server has what it needs, and say what to do.",
        discussion: "Changes nothing. Ends with 1 when something is bad."
    )

    @OptionGroup var place: DataOptions

    func run() async throws {
        let settings = try await place.settings()
        let folder = place.folder(settings)
        let server = try place.postgreSQL(settings)
        var findings = try await place.withBlobs(settings) { bucket in
            let data = await DataCheck(folder: folder, keepsDatabase: server == nil, bucket: bucket).findings()
            guard let server else { return data }
            return data + (await PostgreSQLCheck(server: server, folder: folder, bucket: bucket).findings())
        }
        findings += AddressCheck(try place.address(settings)).findings()
        findings += SystemCheck().findings()
        print("Serendip \(ServerVersion.current)")
        let width = findings.map(\.subject.count).max() ?? 0
        for finding in findings {
            print(Self.padded(finding.verdict.rawValue, 4), Self.padded(finding.subject, width), finding.words)
        }
        if findings.contains(where: { $0.verdict == .bad }) { throw ExitCode.failure }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text.padding(toLength: width + 1, withPad: " ", startingAt: 0)
    }
}
