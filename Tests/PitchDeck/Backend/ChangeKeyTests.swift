import Testing

@testable import PitchDeckService

private struct Arguments {
    enum Status { case draft }

    var title: String
    var status: Status?
    var version: Int?
    var names: [String]
    var inner: Inner

    struct Inner {
        var value = 0.5
    }
}

@Suite struct ChangeKeyTests {
    /// A change that is sent again after a restart is known by it.
    @Test func `what a change says is the same text in each process`() {
        let arguments = Arguments(title: "a\",b", status: .draft, names: ["x", "y"], inner: Arguments.Inner())
        #expect(
            ChangeKey.text(of: arguments)
                == #"(title:"a\",b",status:(some:draft),version:nil,names:(:"x",:"y"),inner:(value:0.5))"#
        )
        var other = arguments
        other.names = ["x\",:\"y"]
        #expect(ChangeKey.text(of: other) != ChangeKey.text(of: arguments))
    }
}
