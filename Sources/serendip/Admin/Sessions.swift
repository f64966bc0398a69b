import AccountsDomain
import ArgumentParser
import Foundation
import Server

struct Sessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List where a member is signed in.")

    @OptionGroup var place: DataOptions

    @Argument(help: "The member’s mail address.")
    var email: String

    func run() async throws {
        let sessions = try await place.administer { try await $0.sessions(of: email) }
        for session in sessions {
            let device = session.device.isEmpty ? "unknown device" : session.device
            print("\(session.lastSeenAt.formatted(.iso8601))\t\(device)")
        }
        if sessions.isEmpty { print("Nowhere.") }
    }
}
