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

/// What a deck does, whatever lies in it: the same tests over repositories and over games, in both places.
@Suite(.serialized)
struct BothCataloguesTests {
    @Test(arguments: PlayedCatalogue.allCases, ServicePlace.allCases)
    func `no card comes twice, nor one that a screen holds`(
        catalogue: PlayedCatalogue,
        place: ServicePlace
    ) async throws {
        try await catalogue.withDeck(place) { deck in
            let first = try await deck.deal(20, holding: [])
            let second = try await deck.deal(20, holding: first)
            #expect(Set(first + second).count == 40)
            _ = try await deck.judge(first.map { JudgedMove(.pass($0)) })
            #expect(Set(first).isDisjoint(with: try await deck.deal(50, holding: [])))
        }
    }

    @Test(arguments: PlayedCatalogue.allCases, ServicePlace.allCases)
    func `undo brings back what was, twenty-five deep, and history follows`(
        catalogue: PlayedCatalogue,
        place: ServicePlace
    ) async throws {
        try await catalogue.withDeck(place) { deck in
            let cards = try await deck.deal(25, holding: [])
            let moves = cards.enumerated().map { JudgedMove($0.isMultiple(of: 3) ? .pass($1) : .like($1)) }
            for move in moves { #expect(try await deck.judge([move]).map(\.result) == ["recorded"]) }
            #expect(try await deck.judged() == cards.reversed())
            for depth in (0..<25).reversed() {
                let undo = try await deck.judge([JudgedMove(.undo(nil))])
                #expect(
                    undo == [JudgedMove.Answer(result: "recorded", restored: cards[depth], undone: moves[depth].key)]
                )
                #expect(try await deck.judged() == cards.prefix(depth).reversed())
            }
            #expect(try await deck.judge([JudgedMove(.undo(nil))]).map(\.result) == ["nothingToUndo"])
        }
    }

    @Test(arguments: PlayedCatalogue.allCases, ServicePlace.allCases)
    func `what is sent again counts once, and its key is good for nothing else`(
        catalogue: PlayedCatalogue,
        place: ServicePlace
    ) async throws {
        try await catalogue.withDeck(place) { deck in
            let card = try #require(try await deck.deal(1, holding: []).first)
            let (like, undo) = (JudgedMove(.like(card)), JudgedMove(.undo(nil)))
            #expect(try await deck.judge([like]).map(\.result) == ["recorded"])
            #expect(try await deck.judge([like, like]).map(\.result) == ["alreadyRecorded", "alreadyRecorded"])
            #expect(try await deck.judged() == [card])
            let other = JudgedMove(.pass(card), key: like.key)
            await #expect(throws: JudgedMove.KeyReused.self) { try await deck.judge([other]) }
            let (once, again) = (try await deck.judge([undo]), try await deck.judge([undo]))
            #expect(once.map(\.undone) == [like.key] && again.map(\.undone) == [like.key])
            #expect(again.map(\.restored) == [card])
            #expect(try await deck.judged().isEmpty)
        }
    }

    @Test(arguments: PlayedCatalogue.allCases, ServicePlace.allCases)
    func `what was decided without a line is taken in its order`(
        catalogue: PlayedCatalogue,
        place: ServicePlace
    ) async throws {
        try await catalogue.withDeck(place) { deck in
            let cards = try await deck.deal(7, holding: [])
            var moves = cards.map { JudgedMove(.like($0)) }
            moves.append(JudgedMove(.undo(moves[2].key)))
            moves.append(JudgedMove(.like(catalogue.unknown)))
            for expected in ["recorded", "alreadyRecorded"] {
                let results = try await deck.judge(moves).map(\.result)
                #expect(results.dropLast() == Array(repeating: expected, count: 8)[...])
                #expect(results.last?.hasPrefix("unknown") == true)
                #expect(try await deck.judged() == cards.filter { $0 != cards[2] }.reversed())
            }
        }
    }
}
