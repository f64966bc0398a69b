/// Objects of one type that the same selection is made of, and what their fields came to.
final class ObjectGroup {
    let plan: ObjectPlan
    let column: any Column
    /// By the fields of the plan.
    var results: [FieldResult?]

    init(_ plan: ObjectPlan, _ column: any Column) {
        self.plan = plan
        self.column = column
        results = Array(repeating: nil, count: plan.fields.count)
    }
}

/// What a field came to for all objects of a group.
final class FieldResult {
    let resolved: ResolvedColumn
    /// The objects, by what they turned out to be.
    let groups: [ObjectGroup]
    /// Of each row its group; `nil` where all are of the first.
    let places: [Partition.Place?]?

    init(_ resolved: ResolvedColumn, groups: [ObjectGroup] = [], places: [Partition.Place?]? = nil) {
        self.resolved = resolved
        self.groups = groups
        self.places = places
    }

    /// The place of a parent's value.
    func slot(of parent: Int) -> Slot {
        guard let slots = resolved.slots else { return parent < resolved.count ? .row(parent) : .null }
        return slots.indices.contains(parent) ? slots[parent] : .null
    }

    /// The object of a row.
    func object(_ row: Int) -> (ObjectGroup, Int)? {
        guard let places else { return groups.first.map { ($0, row) } }
        guard places.indices.contains(row), let place = places[row], groups.indices.contains(place.group) else {
            return nil
        }
        return (groups[place.group], place.row)
    }
}
