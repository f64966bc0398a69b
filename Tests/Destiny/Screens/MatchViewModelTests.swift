import DestinyDomain
import Testing

@testable import Destiny

struct MatchViewModelTests {
    @Test func `two complete births are compared, and nothing is kept`() async {
        let bench = await TestBench()
        let match = bench.coordinator.match
        #expect(!match.canCompare)
        match.boy.fill(SampleData.vamshi)
        match.girl.fill(SampleData.swathi)
        #expect(match.canCompare)
        await match.compareTapped()
        guard case .compared(let report) = match.state else { return #expect(Bool(false)) }
        #expect(report.girl.name == "Swathi")
        #expect(await !bench.guide.calls.contains("keep"))
        await match.loadSaved()
        #expect(match.saved.isEmpty)
    }

    @Test func `a match is kept when asked, and forgotten when asked`() async {
        let bench = await TestBench()
        let match = bench.coordinator.match
        match.boy.fill(SampleData.vamshi)
        match.girl.fill(SampleData.swathi)
        await match.compareTapped()
        await match.keepTapped()
        #expect(match.saved.count == 1)
        await match.forgetTapped(match.saved[0].id)
        #expect(match.saved.isEmpty)
    }

    @Test func `a refused comparison leaves both births as they were`() async {
        let bench = await TestBench()
        let match = bench.coordinator.match
        match.boy.fill(SampleData.vamshi)
        match.girl.fill(SampleData.swathi)
        await bench.guide.fail(with: .invalid(field: "girl.time", reason: .timeInGap))
        await match.compareTapped()
        #expect(match.state == .failed(.invalid(field: "girl.time", reason: .timeInGap)))
        #expect(match.side == .girl)
        #expect(match.girl.birth == SampleData.swathi)
    }
}
