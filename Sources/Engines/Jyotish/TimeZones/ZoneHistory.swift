/// All that is known of one zone's clocks.
package struct ZoneHistory: Hashable, Sendable {
    /// Before the first transition.
    let initial: ZoneOffset
    /// In order of time.
    let transitions: [ZoneTransition]
    /// After the last one.
    let rule: RecurringZoneRule?

    /// The offset at an instant, in seconds of UTC since 1970.
    package func offset(at instant: Int) -> ZoneOffset {
        guard let first = transitions.first, instant >= first.instant else {
            return transitions.isEmpty ? rule?.offset(at: instant) ?? initial : initial
        }
        guard let last = transitions.last, instant < last.instant else {
            return rule?.offset(at: instant) ?? transitions[transitions.count - 1].offset
        }
        return transitions[firstIndex(after: instant) - 1].offset
    }

    /// What the clock's time means: every offset in force around it is tried, as RFC 5545 and Python's zoneinfo do.
    package func reading(of local: LocalDateTime) -> LocalTimeReading {
        let clock = local.clockSeconds
        // No zone was ever more than 26 hours from another reading of the same clock.
        let window = (clock - 36 * 3600)...(clock + 36 * 3600)
        let periods = [offset(at: window.lowerBound)] + changes(in: window).map(\.offset)
        var matches: [(instant: Int, offset: ZoneOffset)] = []
        for period in periods {
            let instant = clock - period.seconds
            guard offset(at: instant).seconds == period.seconds else { continue }
            if !matches.contains(where: { $0.instant == instant }) { matches.append((instant, offset(at: instant))) }
        }
        matches.sort { $0.instant < $1.instant }
        if let first = matches.first, let second = matches.dropFirst().first {
            return .fold(first: first.offset, second: second.offset)
        }
        return matches.first.map { .unique($0.offset) } ?? gap(around: clock, in: window)
    }

    /// The change that skipped the clock's time.
    private func gap(around clock: Int, in window: ClosedRange<Int>) -> LocalTimeReading {
        var before = offset(at: window.lowerBound)
        for change in changes(in: window) {
            let jump = change.offset.seconds - before.seconds
            let skipped = clock - (change.instant + before.seconds)
            if (0..<max(jump, 1)).contains(skipped) { return .gap(before: before, after: change.offset) }
            before = change.offset
        }
        return .unique(before)
    }

    /// The changes in a span of UTC, in order.
    func changes(in span: ClosedRange<Int>) -> [ZoneTransition] {
        var changes: [ZoneTransition] = []
        var index = firstIndex(after: span.lowerBound)
        while index < transitions.count, transitions[index].instant <= span.upperBound {
            changes.append(transitions[index])
            index += 1
        }
        guard let rule else { return changes }
        let last = transitions.last?.instant ?? Int.min
        return changes + rule.transitions(in: span).filter { $0.instant > last }
    }

    /// The first transition later than an instant, found by halving.
    private func firstIndex(after instant: Int) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].instant <= instant { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
