/// What a person did with one item.
package enum Reaction: UInt8, Codable, Sendable, CaseIterable {
    case like, save, skip, dislike

    package var isPositive: Bool { self == .like || self == .save }
}

/// One judgement of an item.
package struct TasteEvent: Codable, Sendable, Equatable {
    package let item: Int
    package let reaction: Reaction

    package init(_ reaction: Reaction, _ item: Int) {
        self.item = item
        self.reaction = reaction
    }
}

/// All that is known of a person: events in order, the latest of an item counting, and answers and topics by index.
///
/// Everything personal is a function of this and the snapshot, so taking an event away is undoing it.
package struct TasteProfile: Codable, Sendable, Equatable {
    package var events: [TasteEvent]
    package var answers: [Int]

    /// Topics the person wants less of, among those a person can answer with; naming one again makes it count more.
    package var lessOf: [Int]

    package init(events: [TasteEvent] = [], answers: [Int] = [], lessOf: [Int] = []) {
        self.events = events
        self.answers = answers
        self.lessOf = lessOf
    }

    /// A person who likes these items.
    package init(likes: some Sequence<Int>) {
        self.init(events: likes.map { TasteEvent(.like, $0) })
    }

    /// The latest event of each item, for items the catalogue has: saves first, which seldom change, then the others,
    /// each in the order they came.
    func judgements(itemCount: Int) -> [TasteEvent] {
        var seen = ItemSet(itemCount: itemCount)
        var latest: [TasteEvent] = []
        latest.reserveCapacity(events.count)
        for event in events.reversed() where event.item >= 0 && event.item < itemCount && !seen.contains(event.item) {
            seen.insert(event.item)
            latest.append(event)
        }
        latest.reverse()
        return latest.filter { $0.reaction == .save } + latest.filter { $0.reaction != .save }
    }
}
