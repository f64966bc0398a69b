import Foundation
import Synchronization
import Testing

@testable import Jyotish

struct TransitCacheTests {
    private final class CountingEphemeris: EphemerisProvider {
        let name = "counting"
        let count = Mutex(0)

        func positions(of bodies: [Body], at time: EphemerisTime, node: LunarNode) -> [Body: EclipticPosition] {
            count.withLock { $0 += 1 }
            let position = EclipticPosition(longitude: time.universal, latitude: 0, distance: 1, speed: 1)
            return Dictionary(uniqueKeysWithValues: bodies.map { ($0, position) })
        }
    }

    private let noon = instant("2024-05-01T12:00:00Z")

    @Test func `one hour is computed once`() {
        let ephemeris = CountingEphemeris()
        let cache = TransitCache(ephemeris: ephemeris)
        let first = cache.sky(at: noon)
        #expect(cache.sky(at: noon.addingTimeInterval(3599)) == first)
        #expect(first.instant == noon)
        #expect(ephemeris.count.withLock { $0 } == 1)
        #expect(cache.sky(at: noon.addingTimeInterval(-1)).instant == noon.addingTimeInterval(-3600))
        #expect(ephemeris.count.withLock { $0 } == 2)
    }

    @Test func `other settings are another sky`() {
        let cache = TransitCache(ephemeris: CountingEphemeris())
        let raman = cache.sky(at: noon, settings: ChartSettings(ayanamsa: .raman))
        #expect(raman != cache.sky(at: noon))
        #expect(raman.settings.ayanamsa == .raman)
    }

    @Test func `the oldest goes when it is full`() {
        let ephemeris = CountingEphemeris()
        let cache = TransitCache(ephemeris: ephemeris, capacity: 2)
        for hour in [0.0, 1, 2, 2, 1, 0] { _ = cache.sky(at: noon.addingTimeInterval(hour * 3600)) }
        #expect(ephemeris.count.withLock { $0 } == 4)
    }

    @Test func `a sky is the chart's`() throws {
        let sky = TransitSky(at: noon, settings: ChartSettings(), ephemeris: LibnovaEphemeris())
        let chart = ChartCaster().chart(at: noon, place: try place(0, 0))
        for body in Body.allCases { #expect(sky.points[body] == chart[body].point) }
        #expect(sky.gochara(moon: .aries).map(\.body) == Body.allCases)
    }
}
