import DestinyDomain
import Testing

struct ClockTimeTests {
    @Test(arguments: [(0, 0), (86_399, 86_399), (86_400, 0), (-1, 86_399), (-86_400, 0), (Int.min, 30_592)])
    func `a clock goes round, whatever it is given`(second: Int, shown: Int) {
        #expect(ClockTime(secondOfDay: second).secondOfDay == shown)
    }
}
