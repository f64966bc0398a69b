import Calls
import DiscoveryDomain
import FeatureTestSupport
import FindieDomain
import Foundation
import Testing

@testable import Findie

struct StorePictureChoiceTests {
    private static func choice(
        offers: Bool = true,
        _ preferences: PlayerPreferences? = PlayerPreferences()
    ) -> StorePictureChoice {
        choice(SampleGames.Parts().dependencies, offers: offers, preferences)
    }

    private static func choice(
        _ dependencies: FindieDependencies,
        offers: Bool = true,
        _ preferences: PlayerPreferences? = PlayerPreferences()
    ) -> StorePictureChoice {
        var dependencies = dependencies
        dependencies.offersStorePictures = offers
        return StorePictureChoice(dependencies: dependencies, preferences: preferences)
    }

    private static let pictured: Game = {
        var game = SampleGames.games[0]
        game.storePictures = 3
        return game
    }()

    @Test func `the first card with a picture asks, and no other`() {
        let choice = Self.choice()
        choice.cameUp(SampleGames.games[1])
        #expect(choice.asked == nil)
        choice.cameUp(Self.pictured)
        var other = Self.pictured
        other.slug = "other"
        choice.cameUp(other)
        #expect(choice.asks(on: "celeste") && !choice.asks(on: "other") && !choice.isAllowed)
    }

    @Test func `who answered, is offline, or is not known yet is not asked`() {
        let answered = [true, false].map { Self.choice(PlayerPreferences(showsStorePictures: $0)) }
        for choice in answered + [Self.choice(offers: false), Self.choice(nil)] {
            choice.cameUp(Self.pictured)
            #expect(!choice.asks(on: "celeste"))
        }
        #expect(answered.map(\.isAllowed) == [true, false])
        #expect(!Self.choice(offers: false, PlayerPreferences(showsStorePictures: true)).isAllowed)
    }

    @Test func `an answer that could not be kept is taken back and told`() async {
        let choice = Self.choice()
        choice.cameUp(Self.pictured)
        await choice.answered(true)
        #expect(choice.problem == .offline && choice.answer == nil && choice.asks(on: "celeste"))
    }

    @Test func `no picture is shown before the server has the yes, and none after a no`() async {
        let keeping = Gate()
        let choice = Self.choice(
            FindieDependencies(
                findie: ScriptedFindieService(SampleGames.batch, [], keeping: keeping),
                makers: RemoteMakerService(.unreachable),
                claims: RemoteGameClaimService(.unreachable),
                clock: ManualClock(),
                now: { SampleGames.now }
            )
        )
        let yes = Task { await choice.answered(true) }
        await keeping.arrived(1)
        #expect(choice.answer == true && !choice.isAllowed)
        await keeping.open()
        await yes.value
        #expect(choice.isAllowed)
        await choice.answered(false)
        #expect(choice.answer == false && !choice.isAllowed && choice.problem == nil)
    }

    @Test func `a game that is made here has its maker's pictures alone`() {
        var game = Self.pictured
        #expect(game.storePicturePaths.last == "/findie/pictures/celeste/2")
        #expect(game.uprightPicturePath == "/findie/pictures/celeste/upright")
        game.page = GamePresentation(text: "", about: "", itchPage: nil, media: [], isAdult: false)
        #expect(game.storePicturePaths.isEmpty && game.uprightPicturePath == nil)
        game.page = nil
        game.storePictures = -1
        #expect(game.storePicturePaths.isEmpty)
    }

    @Test(arguments: ["-1", "11", "256", "x", "", "1.png", "Upright"])
    func `a name of no picture names no place`(name: String) {
        #expect(StorePicturePlace(name) == nil)
    }
}
