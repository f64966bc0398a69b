import ArgumentParser
import Server

struct ResetLink: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset-link",
        abstract: "Print a link that sets a new password, once and within an hour.",
        discussion: "Give it to nobody but the member. Using it signs the member out everywhere else."
    )

    @OptionGroup var place: DataOptions

    @Argument(help: "The member’s mail address.")
    var email: String

    func run() async throws {
        let path = try await place.administer { try await $0.resetPath(for: email) }
        let origin = try await place.settings().text("SERENDIP_PUBLIC_URL") ?? "http://localhost:8080"
        print((origin.hasSuffix("/") ? String(origin.dropLast()) : origin) + path)
    }
}
