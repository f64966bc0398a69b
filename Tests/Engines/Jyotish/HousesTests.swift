import Testing

@testable import Jyotish

struct HousesTests {
    private func houses(_ system: HouseSystem, lagna: Double, midheaven: Double) -> Houses {
        Houses(
            system: system,
            lagna: ZodiacPoint(longitude: lagna),
            midheaven: ZodiacPoint(longitude: midheaven)
        )
    }

    @Test(arguments: HouseSystem.allCases)
    func `every point is in the one house between two starts`(system: HouseSystem) {
        for lagna in stride(from: 0.0, to: 360, by: 23.4) {
            for tilt in [-40.0, -10, 0, 25] {
                let houses = houses(system, lagna: lagna, midheaven: lagna - 90 + tilt)
                var last = houses.house(of: ZodiacPoint(longitude: houses.starts[0]))
                #expect(last == 1)
                var changes = 0
                for step in 1...3600 {
                    let house = houses.house(of: ZodiacPoint(longitude: houses.starts[0] + Double(step) / 10))
                    if house != last {
                        #expect(house == last % 12 + 1)
                        changes += 1
                        last = house
                    }
                }
                #expect(changes == 12 || changes == 11)
            }
        }
    }

    @Test func `whole signs are counted from the lagna's`() {
        let houses = houses(.wholeSign, lagna: 250.6, midheaven: 148)
        #expect(houses.starts == [240, 270, 300, 330, 0, 30, 60, 90, 120, 150, 180, 210])
        #expect(houses.house(of: ZodiacPoint(longitude: 240)) == 1)
        #expect(houses.house(of: ZodiacPoint(longitude: 239.999)) == 12)
    }

    @Test func `equal houses have the lagna in the middle`() {
        let houses = houses(.equal, lagna: 250, midheaven: 148)
        #expect(houses.starts[0] == 235)
        #expect(houses.starts[11] == 205)
    }

    @Test func `Sripati parts the quarters in three and starts houses halfway`() {
        // Lagna 100°, midheaven 20°: the eastern quarter is 80°, the other 100°; middles 100, 133⅓, 166⅔, 200, …
        let houses = houses(.sripati, lagna: 100, midheaven: 20)
        let sixth = 80.0 / 6
        let wide = 100.0 / 6
        let expected: [Double] = [
            100 - sixth, 100 + wide, 150, 200 - wide, 200 + sixth, 240, 280 - sixth, 280 + wide, 330, 20 - wide,
            20 + sixth, 60,
        ]
        for (start, value) in zip(houses.starts, expected) { #expect(separation(start, value) < 1e-9) }
    }
}
