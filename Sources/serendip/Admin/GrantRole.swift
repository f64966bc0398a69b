import AccountsDomain
import ArgumentParser
import Server

extension Account.Role: ExpressibleByArgument {}

struct GrantRole: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grant-role",
        abstract: "Say what a member may do: person, or admin, who decides on reports."
    )

    @OptionGroup var place: DataOptions

    @Argument(help: "The member’s mail address.")
    var email: String

    @Argument(help: "person or admin.")
    var role: Account.Role

    func run() async throws {
        let account = try await place.administer { try await $0.grant(role, to: email) }
        print("\(account.email ?? email) is now \(account.role.rawValue).")
    }
}
