import AccountsDomain
import Foundation
import Testing

@testable import AccountScreens

struct AccountViewModelTests {
    private let service = MemoryAccountService()

    @Test func `the page shows account and sessions`() async throws {
        let model = AccountViewModel(service: service) {}
        await model.load()
        let shown = try #require(overview(of: model))
        #expect(shown.sessions.count == 2)
        #expect(model.name == "Mira")
    }

    @Test func `what cannot be read is a state with a way out`() async {
        await service.refuse(.offline)
        let model = AccountViewModel(service: service) {}
        await model.load()
        #expect(model.state == .failed(.offline))
        await service.refuse(nil)
        model.retryTapped()
        #expect(model.state == .loading)
        await model.settled()
        #expect(overview(of: model) != nil)
    }

    @Test func `an ended session leaves the list, one that could not be ended stays`() async throws {
        let model = AccountViewModel(service: service) {}
        await model.load()
        let other = try #require(overview(of: model)?.sessions.last?.id)
        await service.refuse(.offline)
        model.sessionEnded(other)
        await model.settled()
        #expect(overview(of: model)?.sessions.count == 2)
        #expect(model.failure == .offline)
        await service.refuse(nil)
        model.sessionEnded(other)
        await model.settled()
        #expect(overview(of: model)?.sessions.map(\.isCurrent) == [true])
        #expect(model.failure == nil)
    }

    @Test func `a name is kept as the server wrote it, and a refused one stays in the field`() async {
        let model = AccountViewModel(service: service) {}
        await model.load()
        model.name = "  Mira   Moira "
        model.nameSubmitted()
        await model.settled()
        #expect(model.name == "Mira Moira")
        model.name = "..."
        model.nameSubmitted()
        await model.settled()
        #expect(model.renaming.problem(of: .name) == .deceptive)
        #expect(model.name == "...")
    }

    @Test func `the export is text that can be read back`() async throws {
        let model = AccountViewModel(service: service) {}
        model.exportTapped()
        #expect(model.export == .preparing)
        await model.settled()
        guard case .ready(let text) = model.export else {
            Issue.record("\(model.export)")
            return
        }
        #expect(text.contains(#""email":"mira@example.org""#))
    }

    @Test func `the page is left only after the server has signed out`() async {
        var departures = 0
        let model = AccountViewModel(service: service) { departures += 1 }
        await service.refuse(.offline)
        model.signOutTapped()
        await model.settled()
        #expect(departures == 0)
        await service.refuse(nil)
        model.signOutEverywhereTapped()
        await model.settled()
        #expect(departures == 1)
    }

    private func overview(of model: AccountViewModel) -> AccountOverview? {
        guard case .loaded(let overview) = model.state else { return nil }
        return overview
    }
}
