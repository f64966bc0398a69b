import Testing

@testable import Jyotish

struct OrbitTests {
    @Test(arguments: [Libnova.Planet.mercury, .venus, .mars, .jupiter, .saturn])
    func `a mean orbit's velocity is that of two places`(planet: Libnova.Planet) {
        for day in stride(from: 2_415_100.3, to: 2_488_000, by: 997.3) {
            let now = Libnova.heliocentric(planet, terrestrial: day)
            let (before, after) = (
                Libnova.heliocentric(planet, terrestrial: day - 0.05),
                Libnova.heliocentric(planet, terrestrial: day + 0.05)
            )
            let measured = (after - before) / 0.1
            let velocity = MeanOrbit(of: planet, centuries: (day - 2_451_545) / 36_525).velocity(at: now)
            let limit = planet == .saturn ? 0.008 : planet == .jupiter ? 0.003 : 0.0005
            #expect((velocity - measured).length / measured.length < limit)
        }
    }

    @Test(arguments: [Libnova.Planet.mercury, .mars, .saturn])
    func `places between two are where they are computed`(planet: Libnova.Planet) {
        let day = 2_455_000.5
        let arc = OrbitArc(
            now: Libnova.heliocentric(planet, terrestrial: day),
            before: Libnova.heliocentric(planet, terrestrial: day - 0.08),
            span: 0.08,
            gravity: OrbitArc.gravityOfSun
        )
        for age in [0.0, 0.01, 0.04, 0.08] {
            let place = Libnova.heliocentric(planet, terrestrial: day - age)
            #expect((arc.place(age: age) - place).length / place.length < 1e-8)
        }
    }
}
