import DestinyDomain
import Testing

@testable import Destiny

struct KeysViewModelTests {
    @Test func `a key's secret is shown when it is made, and gone with the key`() async throws {
        let bench = await TestBench()
        let model = KeysViewModel(service: bench.guide)
        await model.load()
        #expect(model.state == .loaded([]))
        model.newName = " site "
        await model.createTapped()
        let made = try #require(model.made)
        #expect(made.key.name == "site")
        #expect(model.newName.isEmpty)
        #expect(model.state == .loaded([made.key]))
        await model.revokeTapped(made.key.id)
        #expect(model.made == nil)
        #expect(model.state == .loaded([]))
    }

    @Test func `a key that could not be made leaves its name in the field`() async {
        let bench = await TestBench()
        let model = KeysViewModel(service: bench.guide)
        await bench.guide.fail(with: .offline)
        model.newName = "site"
        await model.createTapped()
        #expect(model.failure == .offline)
        #expect(model.newName == "site")
    }
}
