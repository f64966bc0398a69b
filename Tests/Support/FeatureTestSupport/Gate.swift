/// Holds whoever comes until it is opened.
package actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    package private(set) var arrivals = 0

    package init() {}

    package func pass() async {
        arrivals += 1
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    package func open() {
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }

    /// Returns when this many have come.
    package func arrived(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }
}
