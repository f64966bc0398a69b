import AccountsDomain
import AccountsService
import Calls
import DestinyDomain
import Foundation
import Jyotish
import Storage
import Testing

@testable import DestinyService

struct MatchTests {
    /// A published couple of Prokerala's: 26 points, 1 1 1½ 1 ½ 6 7 8.
    private func couple() throws -> MatchRequest {
        func person(_ date: String, _ time: String, _ latitude: Double, _ longitude: Double) throws -> BirthDetails {
            BirthDetails(
                name: "",
                date: try #require(CalendarDay(text: date)),
                time: ClockTime(text: time),
                accuracy: .exact,
                place: BirthPlace(name: "", latitude: latitude, longitude: longitude, zone: "Asia/Kolkata")
            )
        }
        return MatchRequest(
            boy: try person("1970-11-10", "09:20", 22.6758, 88.0495),
            girl: try person("1967-08-29", "09:00", 19.0822, 72.7411)
        )
    }

    @Test func `a published couple has its published points, each explained`() async throws {
        let world = try await GuideWorld()
        let report = try await world.backend.matches(of: world.account).match(try couple())
        #expect(report.totalScore == 26)
        #expect(report.kutaDetails.map(\.score) == [1, 1, 1.5, 1, 0.5, 6, 7, 8])
        #expect(report.kutaDetails.map(\.name) == KutaName.allCases)
        #expect(report.kutaDetails.allSatisfy { $0.meaning.contains($0.boyValue) && $0.meaning.contains($0.girlValue) })
        #expect(report.ruleset == "north-v1")
        #expect(report.manglik.girl.isMild)
        #expect(report.openPoints == [])
    }

    @Test func `the tara is told by the stars, from which to which it is counted, and what that means`() {
        // From Rohini, the 4th star, to Shravana, the 22nd, it is 19 places, and back, past Revati, 10.
        let match = Ashtakoota(groom: ZodiacPoint(longitude: 281), bride: ZodiacPoint(longitude: 41))
        let texts = KutaTexts(match, boy: "Ravi", girl: "Asha")
        let score = match.score(of: .tara)
        #expect(texts.values(of: score) == ("Shravana", "Rohini"))
        let text = texts.meaning(of: score)
        #expect(
            text.contains(
                "From Rohini, the star of Asha, to Shravana, the star of Ravi, it is 19 places, the 1st of a round: friendly."
            )
        )
        #expect(
            text.contains(
                "From Shravana, the star of Ravi, to Rohini, the star of Asha, it is 10 places, the 1st of a round: friendly."
            )
        )
    }

    @Test func `every kuta says what it compares and whose value is whose`() {
        let match = Ashtakoota(groom: ZodiacPoint(longitude: 281), bride: ZodiacPoint(longitude: 41))
        let texts = KutaTexts(match, boy: "Ravi", girl: "Asha")
        for score in match.scores {
            let text = texts.meaning(of: score)
            #expect(text.contains("Ravi") && text.contains("Asha"), "\(text)")
        }
    }

    @Test func `a person who reads Hindi is told of a match in Hindi alone`() async throws {
        let world = try await GuideWorld()
        _ = try await world.backend.profile(of: world.account).save(AstrologySettings(language: .hindi))
        var request = try couple()
        (request.boy.name, request.girl.name) = ("रवि", "")
        let report = try await world.backend.matches(of: world.account).match(request)
        let kutas = report.kutaDetails.flatMap { [$0.boyValue, $0.girlValue, $0.rule, $0.meaning] }
        let doshas = report.doshas.flatMap { $0.reasons + [$0.meaning] } + report.manglik.boy.exceptions
        for text in kutas + doshas + [report.summary, report.recommendation, report.manglik.meaning] {
            #expect(!text.isEmpty && !text.contains { $0.isASCII && $0.isLetter }, "\(text)")
        }
        #expect(report.kutaDetails.map(\.score) == (try world.backend.match(request)).kutaDetails.map(\.score))
    }

    @Test func `no value, exception or distance lacks its Hindi`() {
        for groom in stride(from: 1.0, to: 360, by: 6.7) {
            for bride in stride(from: 2.0, to: 360, by: 11.3) {
                let match = Ashtakoota(groom: ZodiacPoint(longitude: groom), bride: ZodiacPoint(longitude: bride))
                let texts = HindiKutaTexts(match)
                let told = match.scores.map(texts.meaning) + match.doshas.map(HindiMatchTexts.meaning)
                #expect(!told.joined().contains { $0.isASCII && $0.isLetter })
            }
        }
        let exceptions = Manglik.Exception.allCases.map(HindiMatchTexts.text)
        let cancellations = MatchDosha.Cancellation.allCases.map(HindiMatchTexts.text)
        #expect(Set(exceptions + cancellations).count == exceptions.count + cancellations.count)
    }

    @Test func `nothing is kept unless asked, and never the births`() async throws {
        let world = try await GuideWorld()
        let service = world.backend.matches(of: world.account)
        _ = try await service.match(try couple())
        #expect(try await world.count("saved_matches") == 0)
        let key = IdempotencyKey()
        let saved = try await service.keep(try couple(), key: key)
        #expect(try await service.keep(try couple(), key: key) == saved)
        #expect(try await service.savedMatches() == [saved])
        let text: String = try await world.database.read {
            try $0.row("SELECT report FROM saved_matches")?["report"] ?? ""
        }
        #expect(!text.contains("09:20"))
        #expect(!text.contains("88.04"))
        let stranger = world.backend.matches(of: try await world.accounts.createGuest(device: "").account)
        try await stranger.forget(saved.id)
        #expect(try await service.savedMatches() == [saved])
        try await service.forget(saved.id)
        #expect(try await service.savedMatches() == [])
    }

    @Test func `an unknown time leaves Mars open and says what the Moon leaves open`() async throws {
        let world = try await GuideWorld()
        var request = try couple()
        request.girl.time = nil
        request.girl.accuracy = .unknown
        let report = try await world.backend.matches(of: world.account).match(request)
        #expect(report.manglik.isCompatible == nil)
        #expect(report.manglik.girl.isPresent == nil)
        #expect(report.openPoints.count == 1)
    }

    @Test func `a wrong field names the person`() async throws {
        let world = try await GuideWorld()
        var request = try couple()
        request.girl.place.zone = "Asia/Nowhere"
        let wrong = request
        await #expect(throws: AstrologyError.invalid(field: "girl.place.zone", reason: .unknownZone)) {
            try await world.backend.matches(of: world.account).match(wrong)
        }
    }

    @Test func `no match text frightens or forbids`() {
        let moons = stride(from: 1.0, to: 360, by: 10 / 3.0).map(ZodiacPoint.init(longitude:))
        for boy in moons {
            for girl in moons {
                let match = Ashtakoota(groom: boy, bride: girl)
                let texts = match.scores.map(KutaTexts(match).meaning) + match.doshas.map(MatchTexts.meaning)
                for text in texts {
                    for word in ["not marry", "death", "disease", "danger", "infertil", "divorce", "must"] {
                        #expect(!text.lowercased().contains(word))
                    }
                }
            }
        }
    }
}
