import PitchDeckDomain
import Testing

@testable import PitchDeck
@testable import PitchDeckService

@MainActor
struct SearchMeaningTests {
    /// What stands on a card somebody types.
    @Test(arguments: PitchDeckLanguage.allCases)
    func `subjects and stages are found by their names in every language of the screens`(language: PitchDeckLanguage) {
        let words = PitchDeckWords(language)
        for (slug, name) in CategoryList.all {
            let category = StartupCategory(id: CategoryList.id(slug), number: 1, name: name, slug: slug)
            #expect(SearchMeaning(words.category(category)).categories == [slug])
        }
        for stage in StartupContent.Stage.allCases { #expect(SearchMeaning(words.stage(stage)).stages == [stage]) }
    }

    @Test func `a category that is called otherwise by now is asked for once, and only where one is meant`() {
        var count = 0
        let renamed: () -> Set<String> = {
            count += 1
            return ["finance", "energy"]
        }
        #expect(SearchMeaning("seed deutschland kites", without: renamed).rest == ["kites"] && count == 0)
        let meaning = SearchMeaning("fintech energy games", without: renamed)
        #expect(meaning.categories == ["games"] && meaning.rest == ["fintech", "energy"] && count == 1)
        #expect(SearchMeaning("saas", without: { ["cybersecurity"] }).categories.count == 2)
    }

    @Test(arguments: [
        ("helth", ["health"]), ("enrgie", ["energy"]), ("artifical inteligence", ["artificial-intelligence"]),
        // Of few letters one slip is another word.
        ("fod", []), ("gane", []), ("sped", []), ("quiet", []), ("bakery", []),
    ])
    func `slips are understood in words of five letters and more`(text: String, categories: [String]) {
        #expect(SearchMeaning(text).categories.isEmpty)
        let meaning = SearchMeaning(text, isLenient: true)
        #expect(meaning.categories == categories && meaning.isOther == !categories.isEmpty)
    }

    /// It is a part of a search whose bar is 30 ms; the margin is for a busy machine and a slow build.
    @Test func `the longest text is understood in a moment`() {
        let texts = ["machine lerning", String(repeating: "industrie kites artifical ", count: 7)]
        for text in texts { _ = SearchMeaning(text, isLenient: true) }
        for text in texts {
            let took = ContinuousClock().measure {
                for _ in 0..<20 { _ = (SearchMeaning(text), SearchMeaning(text, isLenient: true)) }
            }
            #expect(took / 20 < .milliseconds(50))
        }
    }
}
