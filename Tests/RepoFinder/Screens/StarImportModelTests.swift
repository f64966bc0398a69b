import DiscoveryDomain
import FeatureTestSupport
import Foundation
import Testing

@testable import RepoFinder

struct StarImportModelTests {
    @Test func `an import is watched until it is finished`() async {
        let person = Person()
        let model = StarImportModel(dependencies: person.dependencies)
        model.login = " @mira "
        model.startTapped()
        await model.settled()
        #expect(model.latest?.login == "mira")
        async let watching: Void = model.watch()
        for _ in 0..<2 {
            await person.clock.sleepers(1)
            person.clock.advance(by: StarImportModel.pollPause)
            await Task.yield()
        }
        await watching
        #expect(model.latest?.state == .finished)
        #expect(model.latest?.read == 240)
    }

    @Test func `a stopped import can be gone on with`() async {
        let person = Person()
        let model = StarImportModel(dependencies: person.dependencies)
        model.login = "mira"
        model.startTapped()
        model.stopTapped()
        await model.settled()
        #expect(model.latest?.state == .stopped)
        #expect(model.canStart)
    }

    @Test func `who has linked a GitHub account need not type its name, but may`() async {
        var dependencies = Person().dependencies
        dependencies.gitHub = GitHubAccountClient(login: { "mira-codes" }, signIn: { URL(string: "/sign-in") })
        let model = StarImportModel(dependencies: dependencies)
        await model.watch()
        #expect(model.login == "mira-codes")
        #expect(model.signInAddress == nil)
        let other = StarImportModel(dependencies: dependencies)
        other.login = "somebody"
        await other.watch()
        #expect(other.login == "somebody")
    }

    @Test func `who has linked none can sign in at GitHub where that is offered`() async {
        var dependencies = Person().dependencies
        let model = StarImportModel(dependencies: dependencies)
        await model.watch()
        #expect(model.signInAddress == nil)
        dependencies.gitHub = GitHubAccountClient(signIn: { URL(string: "/sign-in") })
        let offered = StarImportModel(dependencies: dependencies)
        await offered.watch()
        #expect(offered.signInAddress?.path() == "/sign-in")
        #expect(offered.login.isEmpty)
    }

    @Test func `nothing is asked without a name`() {
        let model = StarImportModel(dependencies: Person().dependencies)
        model.login = "  "
        #expect(!model.canStart)
    }
}
