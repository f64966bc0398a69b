package import Calls

/// Which part of the history.
package struct HistoryInput: EndpointInput, Hashable {
    package var before: Int?
    package var count: Int

    package init(before: Int?, count: Int) {
        self.before = before
        self.count = count
    }

    package static let fields: [InputField] = [
        .query("before", .count, "`older` of the page before; absent for the newest."),
        .query("count", .integer(1...HistoryPage.maximumCount), "How many.", .defaulted(50)),
    ]
}
