import DeckScreens
import DiscoveryDomain
import FeatureTestSupport
import Foundation
import Testing

@testable import RepoFinder

struct ProfileViewModelTests {
    private func model(
        _ person: Person,
        dependencies: RepoFinderDependencies? = nil,
        onTasteChanged: @escaping () -> Void = {}
    ) async -> ProfileViewModel {
        let model = ProfileViewModel(
            dependencies: dependencies ?? person.dependencies,
            stars: StarImportModel(dependencies: person.dependencies),
            onTasteChanged: onTasteChanged
        )
        await model.appeared()
        return model
    }

    @Test func `a changed answer is kept, and the deck hears of it`() async throws {
        let person = Person()
        var changes = 0
        let model = await model(person) { changes += 1 }
        var preferences = model.preferences
        preferences.experienceLevel = .beginner
        model.answered(preferences)
        model.answered(preferences)
        await model.settled()
        #expect(try await person.discovery.preferences().experienceLevel == .beginner)
        #expect(changes == 1)
    }

    @Test func `a refused answer goes back to what is kept`() async {
        let person = Person()
        let model = await model(person)
        let before = model.preferences
        await person.discovery.refuse(.offline)
        model.answered(Preferences(name: "Somebody", onboardingCompleted: true))
        await model.settled()
        #expect(model.preferences == before)
        #expect(model.problem == .offline)
    }

    @Test func `everything kept can be taken along`() async throws {
        let person = Person()
        let deck = await person.deck()
        deck.judged(.like, deck.queue.ids[0])
        await deck.settled()
        let model = await model(person)
        model.exportTapped()
        await model.settled()
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let export = try decoder.decode(DiscoveryExport.self, from: Data((model.exportText ?? "").utf8))
        #expect(export.history.count == 1)
    }

    @Test func `settings are kept with every change`() async {
        let person = Person()
        var kept: [AppSettings] = []
        var dependencies = person.dependencies
        dependencies.settings = SettingsClient(keep: { kept.append($0) })
        let model = await model(person, dependencies: dependencies)
        model.settings.appearance = .dark
        model.settings.appearance = .dark
        await model.settled()
        #expect(kept == [AppSettings(appearance: .dark)])
    }

    @Test func `the app looks as it was left, and reading that keeps nothing`() async {
        let person = Person()
        var kept: [AppSettings] = []
        var dependencies = person.dependencies
        dependencies.settings = SettingsClient(
            load: { AppSettings(appearance: .dark) },
            keep: { kept.append($0) }
        )
        let model = await model(person, dependencies: dependencies)
        await model.readSettings()
        await model.settled()
        #expect(model.settings.appearance == .dark)
        #expect(kept.isEmpty)
    }

    @Test func `the account's picture is read whenever the profile is shown`() async {
        let person = Person()
        var pictures = [URL(string: "/old"), URL(string: "/new"), nil]
        var dependencies = person.dependencies
        dependencies.account = AccountClient(picture: { pictures.removeFirst() })
        let model = await model(person, dependencies: dependencies)
        #expect(model.pictureURL == URL(string: "/old"))
        await model.appeared()
        #expect(model.pictureURL == URL(string: "/new"))
        await model.appeared()
        #expect(model.pictureURL == nil)
    }

    @Test func `an account that could not be deleted is said to be still there`() async {
        struct Refusal: Error {}
        let person = Person()
        var dependencies = person.dependencies
        dependencies.account = AccountClient(delete: { throw Refusal() })
        let model = await model(person, dependencies: dependencies)
        model.deleteConfirmed()
        await model.settled()
        #expect(model.deletionFailed)
    }
}
