import AccountsDomain
import ArgumentParser
import FindieDomain
import Foundation
import ModerationDomain
import PitchDeckDomain
import Server

struct Admin: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look after accounts, while the server runs.",
        subcommands: [
            GrantRole.self, ResetLink.self, Sessions.self, Reports.self, Decide.self, PrintAnonKey.self,
            RemoveSamples.self, AdminCategories.self, AdminGames.self,
        ]
    )
}

extension DataOptions {
    /// The accounts of the data folder, with what goes wrong said in words.
    func administer<Value>(_ body: (Administration) async throws -> Value) async throws -> Value {
        do {
            var configuration = ServerConfiguration()
            let settings = try settings()
            try fill(&configuration, settings)
            configuration.gameHeldWords = settings.list("SERENDIP_FINDIE_HELD_WORDS")
            let administration = try await Administration(configuration)
            let result: Result<Value, any Error>
            do {
                result = .success(try await body(administration))
            } catch {
                result = .failure(error)
            }
            try await administration.close()
            return try result.get()
        } catch AccountError.wrongCredentials {
            throw CommandFailure("Nobody has signed up with this address.")
        } catch ModerationError.forbidden {
            throw CommandFailure("This member is no admin; “serendip admin grant-role” makes one.")
        } catch ModerationError.notFound {
            throw CommandFailure("Nobody has reported this.")
        } catch let problem as CategoryProblem {
            throw CommandFailure(problem.words)
        } catch let problem as MakerError {
            throw CommandFailure(problem.administrationWords)
        } catch AccountError.invalid {
            throw CommandFailure("This is no mail address.")
        }
    }
}

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
        let origin = try PublicAddresses(place.settings()).urls.first?.absoluteString ?? "http://localhost:8080"
        print((origin.hasSuffix("/") ? String(origin.dropLast()) : origin) + path)
    }
}

struct PrintAnonKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "anon-key",
        abstract: "Print the key that clients of RepoFinder’s Supabase tables send.",
        discussion: "It is no secret: it opens nothing that is somebody’s. See docs/supabase.md."
    )

    @OptionGroup var place: DataOptions

    func run() async throws {
        print(try await place.administer { try await $0.anonKey() })
    }
}

struct Sessions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List where a member is signed in.")

    @OptionGroup var place: DataOptions

    @Argument(help: "The member’s mail address.")
    var email: String

    func run() async throws {
        let sessions = try await place.administer { try await $0.sessions(of: email) }
        for session in sessions {
            let device = session.device.isEmpty ? "unknown device" : session.device
            printRow([session.lastSeenAt.formatted(.iso8601), device])
        }
        if sessions.isEmpty { print("Nowhere.") }
    }
}

struct Reports: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "List what people have reported and nobody has decided.")

    @OptionGroup var place: DataOptions

    @Option(name: .customLong("as"), help: "The admin’s mail address.")
    var admin: String

    func run() async throws {
        let reports = try await place.administer { try await $0.reports(for: admin) }
        for report in reports {
            let reasons = report.reasons.map(\.rawValue).joined(separator: ", ")
            printRow([report.item.kind, report.item.id, "\(report.count)", reasons])
            for note in report.notes { printRow(["", note]) }
        }
        if reports.isEmpty { print("Nothing waits.") }
    }
}

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

extension Decision.Verdict: ExpressibleByArgument {}

struct Decide: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Decide about something that was reported.")

    @OptionGroup var place: DataOptions

    @Option(name: .customLong("as"), help: "The admin’s mail address.")
    var admin: String

    @Argument(help: "What kind of thing, as “reports” lists it.")
    var kind: String

    @Argument(help: "Which of them, as “reports” lists it.")
    var item: String

    @Argument(help: "kept, or hidden from everybody but its author.")
    var verdict: Decision.Verdict

    @Option(help: "For those who decide later.")
    var note = ""

    func run() async throws {
        let report = try await place.administer {
            try await $0.decide(verdict, on: ReportedItem(kind: kind, id: item), note: note, by: admin)
        }
        print("\(report.item.kind) \(report.item.id): \(verdict.rawValue).")
    }
}

struct RemoveSamples: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove-samples",
        abstract: "Take PitchDeck’s invented companies away for good."
    )

    @OptionGroup var place: DataOptions

    func run() async throws {
        let count = try await place.administer { try await $0.removeSamples() }
        print("Removed \(count) sample\(count == 1 ? "" : "s").")
    }
}
