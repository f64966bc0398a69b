import Testing

@testable import serendip

struct ProcessArgumentsTests {
    @Test func `the kernel knows what the process was started with`() {
        #expect(ProcessArguments.all == CommandLine.arguments)
    }
}
