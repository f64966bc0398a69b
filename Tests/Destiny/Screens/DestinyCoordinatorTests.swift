import DestinyDomain
import Testing

@testable import Destiny

@Suite(.timeLimit(.minutes(5)))
struct DestinyCoordinatorTests {
    @Test(arguments: [
        "/destiny/", "/destiny/ask", "/destiny/match", "/destiny/history", "/destiny/chart", "/destiny/sky",
        "/destiny/profile", "/destiny/subscription",
    ])
    func `an address that is opened is the address shown`(_ url: String) async {
        let bench = await TestBench()
        bench.coordinator.open(url)
        #expect(bench.coordinator.url == url)
    }

    @Test func `a suggested question opens a conversation with it asked`() async {
        let bench = await TestBench()
        bench.coordinator.ask("Is this a good month?")
        #expect(bench.coordinator.tab == .ask)
        await until { bench.chat.thread != nil }
        #expect(bench.chat.exchanges.map(\.question.text) == ["Is this a good month?"])
        #expect(bench.coordinator.url.hasPrefix("/destiny/ask/"))
    }

    @Test func `another language changes every word at once`() async {
        let bench = await TestBench()
        #expect(bench.coordinator.profile.words("destiny.tab.match") == "Match")
        bench.coordinator.profile.change { $0.language = .hindi }
        #expect(bench.coordinator.profile.words("destiny.tab.match") == "मिलान")
    }

    @Test func `a choice that cannot be kept is taken back`() async {
        let bench = await TestBench()
        await bench.guide.fail(with: .offline)
        bench.coordinator.profile.change { $0.ayanamsa = .raman }
        #expect(bench.coordinator.profile.value?.settings.ayanamsa == .raman)
        await bench.coordinator.profile.settled()
        #expect(bench.coordinator.profile.value?.settings.ayanamsa == .lahiri)
        #expect(bench.coordinator.profile.failure == .offline)
    }
}
