extension GameFilters {
    /// These filters with what somebody changed who saw `old` and wants `new`; what they left alone stays as it is here.
    ///
    /// Whoever has two pages open sees older filters on one of them: a change there is one of its field, and of a list
    /// one of what was put on it or taken off.
    package func changed(from old: GameFilters, to new: GameFilters) -> GameFilters {
        var changed = self
        changed.takeList(\.platforms, old, new)
        changed.takeList(\.genres, old, new)
        changed.takeList(\.excludedTags, old, new)
        changed.takeList(\.wanted, old, new)
        changed.take(\.maximumPrice, old, new)
        changed.take(\.releasedSince, old, new)
        changed.take(\.hidesEarlyAccess, old, new)
        changed.take(\.showsAdult, old, new)
        changed.take(\.fame, old, new)
        changed.take(\.age, old, new)
        changed.takeList(\.asked.sessions, old, new)
        changed.takeList(\.asked.modes, old, new)
        changed.take(\.asked.players, old, new)
        changed.takeList(\.asked.inputs, old, new)
        changed.takeList(\.asked.languages, old, new)
        changed.takeList(\.asked.accessibility, old, new)
        changed.take(\.asked.letsUnknownPass, old, new)
        return changed
    }

    /// What is asked of how games are played, for fields; nothing asked is nothing kept.
    package var asked: TraitFilters {
        get { traits ?? .none }
        set { traits = newValue.activeCount == 0 && !newValue.letsUnknownPass ? nil : newValue }
    }

    private var wanted: [String] {
        get { wantedTags ?? [] }
        set { wantedTags = newValue.isEmpty ? nil : newValue }
    }

    private mutating func take<Value: Equatable>(
        _ field: WritableKeyPath<GameFilters, Value>,
        _ old: GameFilters,
        _ new: GameFilters
    ) {
        if old[keyPath: field] != new[keyPath: field] { self[keyPath: field] = new[keyPath: field] }
    }

    private mutating func takeList<Entry: Hashable>(
        _ field: WritableKeyPath<GameFilters, [Entry]>,
        _ old: GameFilters,
        _ new: GameFilters
    ) {
        let (before, after) = (old[keyPath: field], new[keyPath: field])
        guard before != after else { return }
        var list = self[keyPath: field].filter { after.contains($0) || !before.contains($0) }
        list += after.filter { !before.contains($0) && !list.contains($0) }
        self[keyPath: field] = list
    }
}
