import Foundation
import PitchDeckDomain
import Testing

@testable import PitchDeck

@MainActor
struct DeckDeskTests {
    @Test(arguments: [(0, 43_199), (19_800, 23_399)])
    func `a link is open until its last day ends where the founder is`(offset: Int, seconds: Int) async throws {
        let model = DeckDeskModel(id: SampleData.id(1), library: SampleParts.library(), toasts: SampleParts.toasts)
        model.expires = true
        // Noon in Greenwich.
        model.expiry = SampleData.now
        await model.makeTapped(in: try #require(TimeZone(secondsFromGMT: offset)))
        #expect(model.form.expiresAt == SampleData.now.addingTimeInterval(Double(seconds)))
    }
}
