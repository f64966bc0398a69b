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
}
