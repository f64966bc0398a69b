import Testing

@testable import Jyotish

struct DeltaTTests {
    private func seconds(_ text: String) -> Double {
        DeltaT.seconds(julianDay: instant(text).julianDay)
    }

    @Test(arguments: [
        ("1900-01-01T00:00:00Z", -1.99), ("1950-01-01T00:00:00Z", 28.93), ("1953-10-09T08:24:45Z", 30.53),
        ("2000-01-01T00:00:00Z", 63.83), ("2020-01-01T00:00:00Z", 69.36), ("2026-01-01T00:00:00Z", 68.90),
    ])
    func `the difference is the measured one`(text: String, expected: Double) {
        #expect(abs(seconds(text) - expected) < 0.06)
    }

    @Test func `nowhere does it jump`() {
        let start = instant("1780-01-01T00:00:00Z").julianDay
        var last = DeltaT.seconds(julianDay: start)
        for month in 1...(420 * 12) {
            let next = DeltaT.seconds(julianDay: start + Double(month) * 30.44)
            #expect(abs(next - last) < 0.35)
            last = next
        }
    }
}
