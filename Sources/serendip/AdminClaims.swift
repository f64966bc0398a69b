import ArgumentParser
import FindieDomain
import Foundation
import Server

struct ListClaims: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "claims",
        abstract: "List who asks for a game that is here already, the longest wait first."
    )

    @OptionGroup var options: ReviewOptions

    func run() async throws {
        let claims = try await options.place.administer { try await $0.waitingClaims(for: options.admin) }
        for claim in claims {
            printRow([claim.id.uuidString.lowercased(), claim.title, claim.makerName, claim.makerPage])
            printRow(["", claim.note])
            for page in claim.pages { printRow(["", page.address]) }
        }
        if claims.isEmpty { print("Nothing waits.") }
    }
}

struct GrantClaim: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "grant",
        abstract: "Give a game to who asks for it."
    )

    @OptionGroup var options: ReviewOptions

    @Argument(help: "The claim’s id, as “claims” has it.")
    var id: ListedID

    func run() async throws {
        let claim = try await options.place.administer {
            try await $0.decide(id.value, .grant, by: options.admin)
        }
        print("“\(claim.title.inTerminal)” is \(claim.makerName.inTerminal)’s.")
    }
}

struct RefuseClaim: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refuse",
        abstract: "Refuse a game to who asks for it, who reads why."
    )

    @OptionGroup var options: ReviewOptions

    @Argument(help: "The claim’s id, as “claims” has it.")
    var id: ListedID

    @Option(help: "Why; who asks reads it.")
    var note: String

    func run() async throws {
        let claim = try await options.place.administer {
            try await $0.decide(id.value, .refuse(note), by: options.admin)
        }
        print("“\(claim.title.inTerminal)” is refused to \(claim.makerName.inTerminal).")
    }
}
