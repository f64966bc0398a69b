import Foundation
import Testing

@testable import Jyotish

struct TransitSearchTests {
    /// Instants and signs that Swiss Ephemeris gives.
    private static let saturn: [(String, Int, Int)] = [
        ("1931-04-11T21:35:24Z", 9, 10),
        ("1931-05-25T10:18:53Z", 10, 9),
        ("1931-12-24T15:02:33Z", 9, 10),
        ("1934-03-15T17:19:17Z", 10, 11),
        ("1934-09-13T19:30:15Z", 11, 10),
        ("1934-12-07T09:21:13Z", 10, 11),
        ("1937-02-25T22:01:29Z", 11, 12),
        ("1939-04-27T16:57:19Z", 12, 1),
        ("1941-06-18T12:41:59Z", 1, 2),
        ("1941-12-14T07:08:47Z", 2, 1),
        ("1942-03-03T17:21:46Z", 1, 2),
        ("1943-08-05T13:10:00Z", 2, 3),
    ]
    private static let mars: [(String, Int, Int)] = [
        ("1930-01-28T12:52:02Z", 9, 10),
        ("1930-03-08T03:27:02Z", 10, 11),
        ("1930-04-15T13:08:27Z", 11, 12),
        ("1930-05-24T15:35:09Z", 12, 1),
        ("1930-07-04T11:15:54Z", 1, 2),
        ("1930-08-17T08:49:39Z", 2, 3),
        ("1930-10-06T13:59:47Z", 3, 4),
        ("1931-05-27T21:11:35Z", 4, 5),
        ("1931-07-20T23:35:44Z", 5, 6),
    ]
    private static let rahu: [(String, Int, Int)] = [
        ("1930-10-31T02:14:38Z", 1, 12),
        ("1932-05-19T05:10:50Z", 12, 11),
        ("1933-12-06T08:07:04Z", 11, 10),
    ]

    @Test(arguments: [(Body.saturn, saturn), (.mars, mars), (.rahu, rahu)])
    func `ingresses are those of the reference, to ten minutes`(body: Body, expected: [(String, Int, Int)]) throws {
        let last = try #require(expected.last?.0)
        let found = TransitSearch().ingresses(
            of: body,
            from: instant("1930-01-01T00:00:00Z"),
            to: instant(last).addingTimeInterval(86_400)
        )
        #expect(found.map(\.from.rawValue) == expected.map(\.1))
        #expect(found.map(\.to.rawValue) == expected.map(\.2))
        for (ingress, reference) in zip(found, expected) {
            #expect(abs(ingress.instant.timeIntervalSince(instant(reference.0))) < 600)
        }
    }

    @Test(arguments: [0.3, 0.9, 1.6, 2.4])
    func `with loops of any size nothing is missed that small steps find`(loop: Double) {
        let search = TransitSearch(ephemeris: LoopingEphemeris(loop: loop))
        let start = instant("2000-01-01T00:00:00Z")
        let end = start.addingTimeInterval(9 * 365.25 * 86_400)
        let found = search.ingresses(of: .saturn, from: start, to: end)
        var naive: [(Date, Sign, Sign)] = []
        var last = search.place(of: .saturn, at: start).point.sign
        for step in 1...Int(end.timeIntervalSince(start) / 3600) {
            let instant = start.addingTimeInterval(Double(step) * 3600)
            let sign = search.place(of: .saturn, at: instant).point.sign
            if sign != last { naive.append((instant, last, sign)) }
            last = sign
        }
        #expect(naive.count >= 3)
        #expect(found.map(\.from) == naive.map(\.1))
        #expect(found.map(\.to) == naive.map(\.2))
        for (ingress, reference) in zip(found, naive) {
            #expect(ingress.instant <= reference.0 && reference.0.timeIntervalSince(ingress.instant) <= 3601)
        }
    }

    @Test func `a body over a point is there and goes the way that is said`() {
        let search = TransitSearch()
        let start = instant("2020-01-01T00:00:00Z")
        let crossings = search.crossings(
            of: .mercury,
            longitudes: [123.4],
            from: start,
            to: start.addingTimeInterval(4 * 365.25 * 86_400)
        )
        #expect(crossings.count >= 4)
        for crossing in crossings {
            let place = search.place(of: .mercury, at: crossing.instant)
            #expect(separation(place.point.longitude, 123.4) < 0.001)
            #expect(crossing.isRetrograde == (place.speed < 0))
        }
    }

    @Test func `bodies turn where their speed is nothing`() {
        let search = TransitSearch()
        let start = instant("2023-01-01T00:00:00Z")
        let stations = search.stations(of: .mercury, from: start, to: instant("2024-01-01T00:00:00Z"))
        // Mercury turned direct on 18 January 2023 and 15 May, 15 September; retrograde on 21 April, 23 August, 13 December.
        #expect(
            stations.map { $0.utcText.prefix(7) } == ["2023-01", "2023-04", "2023-05", "2023-08", "2023-09", "2023-12"]
        )
        for station in stations { #expect(abs(search.place(of: .mercury, at: station).speed) < 1e-4) }
        #expect(search.stations(of: .sun, from: start, to: start.addingTimeInterval(400 * 86_400)).isEmpty)
    }

    @Test func `nothing is found in a span that ends before it begins`() {
        let now = instant("2020-01-01T00:00:00Z")
        #expect(TransitSearch().ingresses(of: .sun, from: now, to: now).isEmpty)
        #expect(TransitSearch().stations(of: .mars, from: now, to: now.addingTimeInterval(-1)).isEmpty)
    }

    @Test func `a stay has its start, its exact times and its end in order`() throws {
        let search = TransitSearch(ephemeris: LoopingEphemeris(loop: 1.6))
        let start = instant("2000-01-01T00:00:00Z")
        let end = start.addingTimeInterval(9 * 365.25 * 86_400)
        for longitude in [10.0, 20, 33, 44, 71] {
            let stays = search.passages(of: .saturn, over: longitude, orb: 1.5, from: start, to: end)
            #expect(!stays.isEmpty)
            for stay in stays {
                let (began, ended) = (try #require(stay.start), try #require(stay.end))
                #expect(began < ended)
                for exact in stay.exact {
                    #expect(began < exact && exact < ended)
                    #expect(separation(search.place(of: .saturn, at: exact).point.longitude, longitude) < 0.001)
                }
                for edge in [began, ended] {
                    let place = search.place(of: .saturn, at: edge).point.longitude
                    #expect(abs(separation(place, longitude) - 1.5) < 0.001)
                }
            }
            #expect([1, 3].contains(stays.map(\.exact.count).reduce(0, +)))
        }
    }

    @Test func `a stay that goes on at either end of the search is open there`() throws {
        let search = TransitSearch()
        let now = instant("2024-01-01T00:00:00Z")
        let sun = search.place(of: .sun, at: now).point.longitude
        let stays = search.passages(
            of: .sun,
            over: sun + 0.5,
            orb: 3,
            from: now,
            to: now.addingTimeInterval(86_400)
        )
        let stay = try #require(stays.first)
        #expect(stay.start == nil && stay.end == nil && stay.exact.count == 1)
    }
}

/// Saturn at 10° a year with a loop every 378 days.
private struct LoopingEphemeris: EphemerisProvider {
    let name = "loops"
    /// How far the loop swings, in units of what would just make the body stand still.
    let loop: Double

    func positions(of bodies: [Body], at time: EphemerisTime, node: LunarNode) -> [Body: EclipticPosition] {
        let days = time.universal - 2_451_544.5
        let (rate, frequency) = (10 / 365.25, 2 * Double.pi / 378)
        let ayanamsa = Ayanamsa.lahiri.degrees(at: time)
        let position = EclipticPosition(
            longitude: 5 + rate * days + loop * rate / frequency * sin(frequency * days) + ayanamsa,
            latitude: 0,
            distance: 9,
            speed: rate + loop * rate * cos(frequency * days)
        )
        return Dictionary(uniqueKeysWithValues: bodies.map { ($0, position) })
    }
}
