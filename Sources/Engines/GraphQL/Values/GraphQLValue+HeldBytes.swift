extension GraphQLValue {
    /// A value where it stands, the rest of a member, and what a list and an object have beside what is in them.
    private static let weights = (place: 24, member: 16, list: 32, object: 64)

    /// About how many bytes it is held in, as much of it as stands several times each time.
    var heldBytes: Int {
        var room = Int.max
        hold(in: &room)
        return .max - room
    }

    /// Takes the bytes that it is held in from the room that is left; once there is none, nothing more is counted.
    ///
    /// Values share what stands several times in them. What is read of them does not: an object becomes a value of
    /// Swift's at each place, which takes many times what a number does, and a text is written wherever it stands.
    func hold(in room: inout Int) {
        room -= Self.weights.place
        switch self {
        case .null, .boolean, .int, .float: break
        case .string(let text), .enum(let text), .digits(let text): room -= text.utf8.count
        case .list(let items):
            room -= Self.weights.list
            for item in items {
                guard room >= 0 else { return }
                item.hold(in: &room)
            }
        case .object(let members):
            room -= Self.weights.object
            for member in members {
                guard room >= 0 else { return }
                room -= Self.weights.member + member.name.utf8.count
                member.value.hold(in: &room)
            }
        }
    }
}
