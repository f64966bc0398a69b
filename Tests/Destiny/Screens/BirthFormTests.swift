import DestinyDomain
import Foundation
import Testing

@testable import Destiny

struct BirthFormTests {
    private func form() -> BirthForm {
        BirthForm(charts: SampleGuide(), clock: ImmediateClock(), now: { SampleData.now })
    }

    @Test func `details that fill a form come out as they went in`() {
        let form = form()
        form.fill(SampleData.vamshi)
        #expect(form.birth == SampleData.vamshi)
    }

    @Test func `a form says what is missing, one after the other`() {
        let form = form()
        #expect(form.gap == .date)
        form.date = Date(timeIntervalSince1970: 0)
        #expect(form.gap == .time)
        form.accuracy = .unknown
        #expect(form.gap == .place)
        form.chose(SampleData.salem)
        #expect(form.birth?.time == nil)
        #expect(form.birth?.accuracy == .unknown)
    }

    @Test(arguments: [(-8_583_753_600.0, BirthForm.Gap.year), (7_195_000_000, .future), (7_300_000_000, .year)])
    func `a year no chart is cast for, and one to come, are told as such`(seconds: Double, gap: BirthForm.Gap) {
        let form = form()
        form.date = Date(timeIntervalSince1970: seconds)
        #expect(form.gap == gap)
    }

    @Test func `a place is found by its name, and typing on lets it go`() async {
        let form = form()
        form.placeText = "sal"
        await form.search()
        #expect(form.suggestions.map(\.area) == ["Tamil Nadu, India", "Oregon, United States"])
        form.chose(form.suggestions[0])
        #expect(form.suggestions.isEmpty)
        form.placeText += "x"
        #expect(form.place == nil)
    }

    @Test func `a place of no list is asked for elsewhere when the person wants that, and only then`() async {
        let guide = SampleGuide()
        let form = BirthForm(charts: guide, clock: ImmediateClock(), now: { SampleData.now })
        form.placeText = SampleData.hamlet.name
        await form.search()
        #expect(form.finding == .noCity)
        #expect(form.directory?.host == "places.example.org")
        #expect(await !guide.calls.contains("places elsewhere Anegundi"))
        await form.askDirectory()
        #expect(form.finding == .elsewhere)
        #expect(form.suggestions == [SampleData.hamlet])
        form.chose(form.suggestions[0])
        await form.search()
        // Whose fact it is stays beside it, and not beside another's.
        #expect(form.finding == .elsewhere)
        form.fill(SampleData.vamshi)
        #expect(form.finding == .nothingYet)
        form.placeText = "Nowhere"
        await form.search()
        await form.askDirectory()
        #expect(form.finding == .nowhere)
        #expect(form.suggestions.isEmpty)
    }

    @Test func `a directory that does not answer can be asked again`() async {
        let guide = SampleGuide()
        let form = BirthForm(charts: guide, clock: ImmediateClock(), now: { SampleData.now })
        form.placeText = SampleData.hamlet.name
        await form.search()
        await guide.fail(with: .offline)
        await form.askDirectory()
        #expect(form.searchFailure == .offline)
        #expect(form.finding == .noCity)
        await guide.fail(with: nil)
        await form.askDirectory()
        #expect(form.finding == .elsewhere)
        #expect(form.searchFailure == nil)
    }

    @Test(arguments: [("0", "0"), ("91", "10"), ("x", "10"), ("10", "181")])
    func `coordinates of no place are not taken`(_ latitude: String, _ longitude: String) {
        let form = form()
        form.fill(SampleData.vamshi)
        form.placeText = "nowhere"
        form.isByHand = true
        (form.latitude, form.longitude, form.zone) = (latitude, longitude, "+05:30")
        #expect(form.gap == .coordinates)
    }
}
