import Synchronization

/// Lists of three letters as they were read last, so that those of what is in every pitch are not read for each search.
///
/// They are those of one state of the listings; what goes with an account changes none, and stands in them until a
/// search comes upon it.
package final class KnownPostings: Sendable {
    private struct Kept {
        var state = ""
        var lists: [String: [PostingList]] = [:]
        var byteCount = 0

        mutating func add(_ lists: [PostingList], as key: String) {
            guard self.lists.updateValue(lists, forKey: key) == nil else { return }
            byteCount += KnownPostings.byteCount(of: lists)
        }

        /// The longest stay, which take longest to be read, in as many bytes.
        mutating func shrink(to mostBytes: Int) {
            let longest = lists.sorted { ($1.value.numberCount, $0.key) < ($0.value.numberCount, $1.key) }
            self = Kept(state: state)
            for (key, lists) in longest where byteCount + KnownPostings.byteCount(of: lists) <= mostBytes {
                add(lists, as: key)
            }
        }
    }

    /// All lists of 100,000 startups with pitches of three words take 11 MB.
    package static let mostBytes = 16 << 20
    /// What is counted for each list besides its numbers.
    private static let bytesOfEntry = 128

    private let kept = Mutex(Kept())
    private let mostBytes: Int

    package init(mostBytes: Int = mostBytes) {
        self.mostBytes = mostBytes
    }

    var byteCount: Int { kept.withLock { $0.byteCount } }

    /// Those that are known of a state, by what was looked for.
    func lists(of keys: [String], at state: String) -> [String: [PostingList]] {
        kept.withLock { kept in
            guard kept.state == state else { return [:] }
            var found: [String: [PostingList]] = [:]
            for key in keys { found[key] = kept.lists[key] }
            return found
        }
    }

    private static func byteCount(of lists: [PostingList]) -> Int {
        lists.reduce(bytesOfEntry) { $0 + $1.byteCount + bytesOfEntry }
    }

    /// Lets go of those of any other state, and of the shorter half where there is no more room.
    func keep(_ lists: [String: [PostingList]], at state: String) {
        kept.withLock { kept in
            if kept.state != state { kept = Kept(state: state) }
            for (key, lists) in lists where kept.lists[key] == nil {
                let bytes = Self.byteCount(of: lists)
                if kept.byteCount + bytes > mostBytes { kept.shrink(to: mostBytes / 2) }
                if kept.byteCount + bytes <= mostBytes { kept.add(lists, as: key) }
            }
        }
    }

    func forget() { kept.withLock { $0 = Kept() } }
}

/// What searches of a catalogue keep in memory.
package struct KnownCatalogue: Sendable {
    let tallies = KnownTallies()
    let postings: KnownPostings

    package init() { self.init(postings: KnownPostings()) }

    init(postings: KnownPostings) { self.postings = postings }
}

extension [PostingList] {
    /// How many numbers they have together.
    fileprivate var numberCount: Int { reduce(0) { $0 + $1.count } }
}
