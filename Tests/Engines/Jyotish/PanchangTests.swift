import Foundation
import Testing

@testable import Jyotish

struct PanchangTests {
    @Test func `limbs are counted in whole degrees as by hand`() {
        for sun in stride(from: 0, to: 360, by: 13) {
            for moon in 0..<360 {
                let panchang = Panchang(
                    sun: ZodiacPoint(longitude: Double(sun)),
                    moon: ZodiacPoint(longitude: Double(moon))
                )
                let lead = (moon - sun + 360) % 360
                #expect(panchang.tithi == lead / 12 + 1)
                #expect(panchang.karana == lead / 6 + 1)
                #expect(panchang.yoga == (moon + sun) % 360 * 3 / 40 + 1)
                #expect(panchang.isBright == (lead < 180))
            }
        }
    }

    private func named(lead: Double) -> Panchang {
        Panchang(sun: ZodiacPoint(longitude: 100), moon: ZodiacPoint(longitude: 100 + lead))
    }

    @Test(arguments: [
        (1.0, "Shukla Pratipada", "Kimstughna"), (7, "Shukla Pratipada", "Bava"), (13, "Shukla Dwitiya", "Balava"),
        (175, "Purnima", "Bava"), (181, "Krishna Pratipada", "Balava"), (341, "Krishna Chaturdashi", "Vishti"),
        (347, "Krishna Chaturdashi", "Shakuni"), (349, "Amavasya", "Chatushpada"), (355, "Amavasya", "Naga"),
    ])
    func `tithis and karanas have their names`(lead: Double, tithi: String, karana: String) {
        #expect(named(lead: lead).tithiName == tithi)
        #expect(named(lead: lead).karanaName == karana)
    }

    @Test func `the dark half has the names of the bright one`() {
        #expect(named(lead: 12 * 15 + 1).tithiName == "Krishna Pratipada")
        #expect(named(lead: 12 * 28 + 1).tithiName == "Krishna Chaturdashi")
    }
}
