/// Something to run once the tree is consistent.
struct Effect {
    enum Phase { case disappear, appear, change }
    let phase: Phase
    let action: () -> Void
}
