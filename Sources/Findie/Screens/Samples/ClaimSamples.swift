import Calls
import FindieDomain
import Foundation
import SwiftUI

/// Claims of a game by an invented maker.
enum ClaimSamples {
    static let open = claim(.open)
    static let asked = claim(.asked, note: "It is on our own page, lantern.example, with our address.")

    static var all: [FindieSample] {
        let two = [
            ClaimedPage(.steam, "https://store.steampowered.com/app/504230/"),
            ClaimedPage(.itch, "https://maddymakesgames.itch.io/celeste"),
        ]
        let looking = model(.loaded(.claim(claim(.open, pages: two))), isLooking: true)
        let missing = model(.loaded(.claim(open)), missing: .steam)
        let states: [(String, MakerPhase<GameClaimModel.Standing>)] = [
            ("claim-loading", .loading), ("claim-guest", .loaded(.guest)), ("claim-newcomer", .loaded(.newcomer)),
            ("claim-open", .loaded(.claim(open))), ("claim-asked", .loaded(.claim(asked))),
            ("claim-alone", .loaded(.claim(claim(.open, pages: [])))),
            ("claim-refused", .loaded(.claim(claim(.refused, note: "Your page does not name the game.")))),
            ("claim-taken", .loaded(.claim(claim(.refused)))), ("claim-granted", .loaded(.claim(claim(.granted)))),
            ("claim-made", .failed(.madeAlready)),
        ]
        let models = states.map { ($0, model($1)) } + [("claim-looking", looking), ("claim-missing", missing)]
        return models.map { name, model in sample(name, model) } + [review]
    }

    private static var review: FindieSample {
        let model = ReviewDeskModel(
            service: RemoteMakerService(.unreachable),
            claims: RemoteGameClaimService(.unreachable),
            state: .loaded([]),
            asked: [asked]
        )
        return FindieSample("reviews-claims", NavigationStack { ReviewDeskView(model: model, reportsAddress: nil) })
    }

    private static func sample(_ name: String, _ model: GameClaimModel) -> FindieSample {
        FindieSample(
            name,
            NavigationStack { GameClaimView(model: model, accountSection: { AnyView(EmptyView()) }, onOpen: { _ in }) }
        )
    }

    private static func model(
        _ state: MakerPhase<GameClaimModel.Standing>,
        missing: StoreOffer.Store? = nil,
        isLooking: Bool = false
    ) -> GameClaimModel {
        GameClaimModel(
            slug: "celeste",
            service: RemoteGameClaimService(.unreachable),
            state: state,
            missing: missing,
            isLooking: isLooking
        )
    }

    private static func claim(
        _ state: GameClaim.State,
        pages: [ClaimedPage] = [ClaimedPage(.steam, "https://store.steampowered.com/app/504230/")],
        note: String = ""
    ) -> GameClaim {
        GameClaim(
            id: SampleMaker.games[1].id,
            slug: "celeste",
            title: "Celeste",
            makerName: "Lantern Works",
            makerPage: "https://lantern.example",
            state: state,
            token: "serendipk7mq2x9ehd4wav6t",
            pages: pages,
            note: note,
            made: state == .granted ? SampleMaker.games[0].id : nil,
            begunAt: SampleGames.now
        )
    }
}
