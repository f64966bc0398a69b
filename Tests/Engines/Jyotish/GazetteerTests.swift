import Foundation
import Places
import Testing

@testable import Jyotish

struct GazetteerTests {
    private let gazetteer = Gazetteer()

    @Test func `there are more than a thousand cities, each once`() {
        #expect(gazetteer.cities.count == 1641)
        #expect(Set(gazetteer.cities.map(\.fullName)).count == gazetteer.cities.count)
    }

    @Test func `no country is told twice`() {
        #expect(gazetteer.cities.filter { $0.region == $0.country }.map(\.name) == [])
        #expect(gazetteer.search("Córdoba, Argentina", limit: 1).map(\.fullName) == ["Córdoba, Argentina"])
    }

    @Test func `every zone is one of the system's`() throws {
        let zones = TimeZoneDatabase()
        for zone in Set(gazetteer.cities.map(\.zone)) { _ = try zones.history(zone) }
    }

    @Test func `no city's Sun is more than three hours from its clock`() throws {
        let zones = TimeZoneDatabase()
        let winter = instant("2000-01-15T00:00:00Z").wholeSecondsSince1970
        for city in gazetteer.cities {
            _ = try place(city.latitude, city.longitude)
            let offset = try zones.history(city.zone).offset(at: winter).seconds
            let apart = (Double(offset) / 240 - city.longitude).signedDegrees
            #expect(abs(apart) < 45, "\(city.fullName)")
        }
    }

    @Test func `no city is far from the others of its zone`() throws {
        for (zone, cities) in Dictionary(grouping: gazetteer.cities, by: \.zone) where cities.count > 2 {
            for city in cities {
                let nearest = cities.filter { $0 != city }.map { other in
                    hypot(
                        other.latitude - city.latitude,
                        (other.longitude - city.longitude) * cos(city.latitude * .pi / 180)
                    )
                }.min()
                #expect(try #require(nearest) < 13, "\(city.fullName) in \(zone)")
            }
        }
    }

    @Test(arguments: [
        ("mumbai", "Mumbai", "India"), ("BOMBAY", "Mumbai", "India"), ("  Kashi ", "Varanasi", "India"),
        ("sao paulo", "São Paulo", "Brazil"), ("São Paulo", "São Paulo", "Brazil"), ("zurich", "Zürich", "Switzerland"),
        ("Salem, Oregon", "Salem", "United States"), ("salem", "Salem", "India"),
        ("hyderabad, pak", "Hyderabad", "Pakistan"),
        ("london", "London", "United Kingdom"), ("London, Ontario", "London", "Canada"),
        ("new y", "New York", "United States"),
    ])
    func `a search finds the city that is meant first`(text: String, name: String, country: String) throws {
        let city = try #require(gazetteer.search(text, limit: 5).first)
        #expect((city.name, city.country) == (name, country))
    }

    @Test(arguments: [
        ("Köln", "Cologne"), ("Koeln", "Cologne"), ("KOLN", "Cologne"), ("St Petersburg, Russia", "Saint Petersburg"),
        ("St. petersburg, russia", "Saint Petersburg"), ("Nuku'alofa", "Nukuʻalofa"), ("Nuku’alofa", "Nukuʻalofa"),
        ("nukualofa", "Nukuʻalofa"), ("मुंबई", "Mumbai"), ("Ｍｕｍｂａｉ", "Mumbai"), ("Zuerich", "Zürich"),
        ("Aarhus, Denmark", "Aarhus"), ("Reykjavik", "Reykjavík"), ("London UK", "London"),
        ("new york usa", "New York"),
        ("Salem, Ore", "Salem"), ("Cape Comorin", "Kanyakumari"), ("Salem, OR", "Salem"), ("london, on", "London"),
        ("Århus", "Aarhus"), ("Ålborg", "Aalborg"), ("London, England", "London"), ("Rom", "Rome"), ("NYC", "New York"),
        ("Sankt Petersburg", "Saint Petersburg"), ("القاهرة", "Cairo"), ("ابوظبي", "Abu Dhabi"),
        ("Hyderabad, PK", "Hyderabad"), ("London, GB", "London"), ("Houston TX", "Houston"), ("Paris, FR", "Paris"),
    ])
    func `a name is found as people write it, whole`(text: String, name: String) {
        #expect(gazetteer.named(text).map(\.name) == [name])
        #expect(gazetteer.search(text, limit: 5).first?.name == name)
    }

    // IN is Indiana's, as on letters, and DE Delaware's: neither is guessed to be a country's.
    @Test(arguments: [
        "Como", "Salem, IN", "Berlin, DE", "Paris, TX", "Mumb", "York, Ontario", "London, Un", "", ",India",
    ])
    func `what is no name of a city names none`(text: String) {
        #expect(gazetteer.named(text).isEmpty)
    }

    @Test func `namesakes are all named`() {
        #expect(gazetteer.named("london").map(\.country) == ["United Kingdom", "Canada"])
        #expect(gazetteer.named("Salem").count == 2)
        #expect(gazetteer.named("Sankt Louis").isEmpty && gazetteer.named("St Petersburg").count == 2)
    }

    @Test func `a code narrows a search too`() {
        #expect(gazetteer.search("Austin, TX", limit: 5).map(\.region) == ["Texas"])
    }

    @Test func `exact names come before beginnings, and those before other words`() {
        let names = gazetteer.search("delhi", limit: 10).map(\.name)
        #expect(names == ["Delhi", "New Delhi"])
    }

    @Test(arguments: ["", "   ", ",", "Atlantis", "mumbai, france", "\0", String(repeating: "x", count: 100_000)])
    func `what is no city finds none`(text: String) {
        #expect(gazetteer.search(text, limit: 5).isEmpty)
    }

    @Test func `no more are given than asked for`() {
        #expect(gazetteer.search("san", limit: 3).count == 3)
        #expect(gazetteer.search("san", limit: 0).isEmpty)
    }

    @Test(arguments: [("berlin", "Berlin"), ("salem, oregon", "Salem, Oregon, United States")])
    func `a name that others have is told with its country`(_ text: String, _ name: String) throws {
        let city = try #require(gazetteer.search(text, limit: 1).first)
        #expect(gazetteer.shortName(of: city) == name)
    }
}
