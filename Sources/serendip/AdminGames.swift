import ArgumentParser
import FindieDomain
import Foundation
import Server

struct AdminGames: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "games",
        abstract: "Review Findie’s games, and who claims one.",
        subcommands: [
            ListWaitingGames.self, ShowWaitingGame.self, PublishGame.self, GiveGameBack.self, ListClaims.self,
            GrantClaim.self, RefuseClaim.self,
        ],
        defaultSubcommand: ListWaitingGames.self
    )
}

extension MakerError {
    /// What is wrong, and what to do.
    var administrationWords: String {
        switch self {
        case .forbidden: "This member is no admin; “serendip admin grant-role” makes one."
        case .gameNotFound:
            "Nothing has this id; “serendip admin games” and “serendip admin games claims” list what waits."
        case .wrongState: "This was decided, or taken back, already."
        case .madeAlready: "Another maker was given this game; the claim can only be refused."
        case .invalid(_, .empty): "Say in --note what has to change, or why."
        case .invalid(_, .tooLong):
            "--note is too long: at most 1,000 letters for a game, \(GameClaim.maximumNoteLength) for a claim."
        default: "This cannot be done: \(self)."
        }
    }
}

/// In whose name, and where.
struct ReviewOptions: ParsableArguments {
    @OptionGroup var place: DataOptions

    @Option(name: .customLong("as"), help: "The admin’s mail address.")
    var admin: String
}

/// An id as it was listed.
struct ListedID: ExpressibleByArgument {
    let value: UUID

    init?(argument: String) {
        guard let id = UUID(uuidString: argument) else { return nil }
        value = id
    }
}

struct ListWaitingGames: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List what was handed in for review, the longest wait first."
    )

    @OptionGroup var options: ReviewOptions

    func run() async throws {
        let games = try await options.place.administer { try await $0.waitingGames(for: options.admin) }
        for game in games {
            let day = game.changedAt.formatted(.iso8601)
            printRow([game.id.uuidString.lowercased(), day, game.draft.title, game.makerName])
        }
        if games.isEmpty { print("Nothing waits.") }
    }
}

struct ShowWaitingGame: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Print all that a maker says of a game that was handed in."
    )

    @OptionGroup var options: ReviewOptions

    @Argument(help: "Its id, as “list” has it.")
    var id: ListedID

    func run() async throws {
        let game = try await options.place.administer { administration in
            let games = try await administration.waitingGames(for: options.admin)
            guard let game = games.first(where: { $0.id == id.value }) else { throw MakerError.gameNotFound }
            return game
        }
        for (name, text) in Self.lines(of: game) where !text.isEmpty {
            for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            {
                printRow([number == 0 ? name : "", String(line)])
            }
        }
    }

    /// What is said, by name; files have their addresses, which a browser of an admin’s opens.
    private static func lines(of game: MakerGame) -> [(String, String)] {
        let draft = game.draft
        let media = game.media.map { file in
            ("\(file.kind.rawValue)", "/findie/media/\(file.id.uuidString.lowercased()) \(file.width)x\(file.height)")
        }
        return [
            ("title", draft.title), ("maker", game.makerName),
            ("held words in", (game.held ?? []).map(\.rawValue).joined(separator: ", ")),
            ("for adults", draft.isAdult ? "yes" : "no"), ("published before", game.isLive ? "yes" : "no"),
            ("text", draft.text), ("about", draft.about),
            ("tags", draft.tags.joined(separator: ", ")),
            ("platforms", draft.platforms.map(\.rawValue).joined(separator: ", ")),
            ("release", draft.release?.text ?? ""),
            ("price", draft.price.map { "\($0.amount) \($0.currency), in the smallest unit" } ?? ""),
            ("Steam", draft.steamID.map { "https://store.steampowered.com/app/\($0)" } ?? ""),
            ("itch.io", draft.itchPage),
        ] + media
    }
}

struct PublishGame: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Show a game that was handed in to players."
    )

    @OptionGroup var options: ReviewOptions

    @Argument(help: "Its id, as “list” has it.")
    var id: ListedID

    func run() async throws {
        let game = try await options.place.administer {
            try await $0.review(id.value, .publish, by: options.admin)
        }
        print("“\(game.draft.title.inTerminal)” is published: \(FindieRoute.game(game.slug ?? "").path)")
    }
}

struct GiveGameBack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "give-back",
        abstract: "Return a game to its maker, who reads what has to change."
    )

    @OptionGroup var options: ReviewOptions

    @Argument(help: "Its id, as “list” has it.")
    var id: ListedID

    @Option(help: "What has to change; its maker reads it.")
    var note: String

    func run() async throws {
        let game = try await options.place.administer {
            try await $0.review(id.value, .giveBack(note), by: options.admin)
        }
        print("“\(game.draft.title.inTerminal)” is with its maker again.")
    }
}
