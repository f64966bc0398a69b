import Foundation

/// A figure or a link as it is typed.
nonisolated protocol ListedEntry: Identifiable where ID == UUID {
    /// What its fields on the page are found by.
    var id: UUID { get set }
    /// All that it says.
    var texts: [String] { get }
    /// Whether nothing is typed into it.
    var isBlank: Bool { get }
    /// What it said when another device removed it.
    ///
    /// It stays on the page: what is typed into it without a line arrives after that, and must not be lost.
    var removed: [String]? { get set }
}

extension ListedEntry {
    /// Whether another device removed it, and nothing was typed into it since.
    nonisolated var isRemoved: Bool { texts == removed }

    /// Whether something was typed into it after another device removed it.
    nonisolated var isBroughtBack: Bool { removed != nil && !isRemoved && !isBlank }

    /// Whether it is not kept.
    nonisolated var isEmpty: Bool { isBlank || isRemoved }

    /// What another device wrote, with the identities of what is shown; what it removed stays where it was.
    nonisolated static func entries(_ theirs: [Self], inPlaceOf shown: [Self]) -> [Self] {
        var left = Array(shown.enumerated())
        var entries = theirs
        var changed: [Int] = []
        for place in entries.indices {
            if let same = left.firstIndex(where: { $0.element.texts == entries[place].texts }) {
                entries[place].id = left.remove(at: same).element.id
            } else {
                changed.append(place)
            }
        }
        for place in changed {
            guard let next = left.firstIndex(where: { !$0.element.isEmpty }) else { break }
            entries[place].id = left.remove(at: next).element.id
        }
        for (place, entry) in left {
            var entry = entry
            if !entry.isBlank, entry.removed == nil { entry.removed = entry.texts }
            entries.insert(entry, at: min(place, entries.count))
        }
        return entries
    }
}

extension StartupForm {
    /// Whether a figure or a link was typed into that another device had removed.
    nonisolated var bringsBack: Bool {
        claims.contains(where: \.isBroughtBack) || links.contains(where: \.isBroughtBack)
    }

    /// Lets go of what another device removed, but for what was typed into since.
    nonisolated mutating func settleRemoved() {
        claims.removeAll(where: \.isRemoved)
        links.removeAll(where: \.isRemoved)
        for place in claims.indices { claims[place].removed = nil }
        for place in links.indices { links[place].removed = nil }
    }
}
