import DiscoveryDomain
import FeatureTestSupport
import Testing

@testable import RepoFinder

struct DeckEditorModelTests {
    private func library(_ person: Person) async -> DeckLibrary {
        let library = DeckLibrary(service: person.discovery)
        _ = await library.load()
        return library
    }

    @Test func `a new deck needs a name, and is on the screen once it is made`() async {
        let library = await library(Person())
        let model = DeckEditorModel(deck: nil, library: library, onChanged: {})
        #expect(!model.canSave)
        model.name = "Weekend"
        model.languageTapped("Rust")
        model.saveTapped()
        await model.settled()
        #expect(model.state == .done)
        #expect(library.current?.name == "Weekend")
        #expect(library.current?.filters.languages == ["Rust"])
    }

    @Test func `a name that is too long is said to be, and is not saved`() {
        let model = DeckEditorModel(deck: nil, library: DeckLibrary(service: Person().discovery), onChanged: {})
        model.name = String(repeating: "n", count: Deck.maximumNameLength)
        #expect(model.canSave)
        #expect(!model.isNameTooLong)
        model.name += "n"
        #expect(!model.canSave)
        #expect(model.isNameTooLong)
    }

    @Test func `a topic is either wanted or left out, never both`() {
        let model = DeckEditorModel(deck: nil, library: DeckLibrary(service: Person().discovery), onChanged: {})
        model.typedTopic = "Game Engine"
        model.topicSubmitted(isWanted: true)
        model.typedTopic = "game-engine"
        model.topicSubmitted(isWanted: false)
        #expect(model.filters.includedTopics.isEmpty)
        #expect(model.filters.excludedTopics == ["game-engine"])
    }

    @Test func `what was refused stays to be tried again`() async {
        let person = Person()
        let library = await library(person)
        let model = DeckEditorModel(deck: library.current, library: library, onChanged: {})
        await person.discovery.refuse(.offline)
        model.filters.minimumStars = 100
        model.saveTapped()
        await model.settled()
        #expect(model.state == .failed(.offline))
        #expect(model.filters.minimumStars == 100)
    }

    @Test func `the only deck cannot be deleted`() async {
        let library = await library(Person())
        #expect(!DeckEditorModel(deck: library.current, library: library, onChanged: {}).canDelete)
    }
}
