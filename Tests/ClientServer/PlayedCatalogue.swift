import AccountsService
import Calls
import Client
import DiscoveryDomain
import FindieDomain
import FindieService
import Foundation
import HummingbirdTesting
import RepositoriesDomain
import StorageTesting
import Testing

@testable import Server

/// A decision about something that has this name in its catalogue.
struct JudgedMove: Sendable {
    enum Act: Sendable {
        case like(String), pass(String)
        case undo(IdempotencyKey?)
    }

    /// What came of it.
    struct Answer: Equatable {
        var result: String
        var restored: String?
        var undone: IdempotencyKey?
    }

    struct KeyReused: Error {}

    var act: Act
    var key: IdempotencyKey

    init(_ act: Act, key: IdempotencyKey = IdempotencyKey()) { (self.act, self.key) = (act, key) }
}

/// A person's deck of whatever there is.
protocol PlayedDeck: Sendable {
    func deal(_ count: Int, holding held: [String]) async throws -> [String]
    @discardableResult
    func judge(_ moves: [JudgedMove]) async throws -> [JudgedMove.Answer]
    /// Newest first.
    func judged() async throws -> [String]
}

/// What decks are made of.
enum PlayedCatalogue: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case repositories, games

    var testDescription: String { rawValue }

    /// Nothing of that name is in it.
    var unknown: String {
        switch self {
        case .repositories: "no/where"
        case .games: "no-where"
        }
    }

    func withDeck(
        _ place: ServicePlace,
        _ body: @escaping @Sendable (any PlayedDeck) async throws -> Void
    ) async throws {
        switch self {
        case .repositories: try await place.withServices { try await body(RepositoryCards(service: $0.discovery)) }
        case .games: try await FindieServiceTests.withService(place) { try await body(GameCards(service: $0)) }
        }
    }
}

private struct RepositoryCards: PlayedDeck {
    let service: any DiscoveryService

    func deal(_ count: Int, holding held: [String]) async throws -> [String] {
        try await service.cards(CardRequest(count: count, held: held.map(Self.id))).cards.map { Self.name($0.id) }
    }

    func judge(_ moves: [JudgedMove]) async throws -> [JudgedMove.Answer] {
        let decisions = moves.map { move in
            let act: Decision.Act =
                switch move.act {
                case .like(let name): .like(repository: Self.id(name))
                case .pass(let name): .skip(repository: Self.id(name))
                case .undo(let key): .undo(key: key)
                }
            return Decision(act, decidedAt: TestDate.now, key: move.key)
        }
        do throws(DiscoveryError) {
            return try await service.decide(decisions, then: .none).outcomes.map {
                JudgedMove.Answer(
                    result: $0.result.rawValue,
                    restored: $0.restored.map { Self.name($0.id) },
                    undone: $0.undone
                )
            }
        } catch {
            if error == .keyReused { throw JudgedMove.KeyReused() }
            throw error
        }
    }

    func judged() async throws -> [String] {
        try await service.history(before: nil, count: 100).entries.map { Self.name($0.repository.id) }
    }

    private static func id(_ name: String) -> Repository.ID {
        let parts = name.split(separator: "/").map(String.init)
        return Repository.ID(owner: parts[0], name: parts[1])
    }

    private static func name(_ id: Repository.ID) -> String { "\(id.owner)/\(id.name)" }
}

private struct GameCards: PlayedDeck {
    let service: any FindieService

    func deal(_ count: Int, holding held: [String]) async throws -> [String] {
        try await service.cards(GameRequest(count: count, held: held)).cards.map(\.id)
    }

    func judge(_ moves: [JudgedMove]) async throws -> [JudgedMove.Answer] {
        let decisions = moves.map { move in
            let act: GameDecision.Act =
                switch move.act {
                case .like(let name): .like(game: name)
                case .pass(let name): .pass(game: name)
                case .undo(let key): .undo(key: key)
                }
            return GameDecision(act, decidedAt: TestDate.now, key: move.key)
        }
        do throws(FindieError) {
            return try await service.decide(decisions, then: .none).outcomes.map {
                JudgedMove.Answer(result: $0.result.rawValue, restored: $0.restored?.id, undone: $0.undone)
            }
        } catch {
            if error == .keyReused { throw JudgedMove.KeyReused() }
            throw error
        }
    }

    func judged() async throws -> [String] {
        try await service.history(before: nil, count: 100).entries.map(\.id)
    }
}
