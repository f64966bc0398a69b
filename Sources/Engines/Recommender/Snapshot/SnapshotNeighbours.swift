/// What a snapshot says of how much liking one item tells about another; the pointers are into its memory.
struct SnapshotNeighbours {
    /// The entries of a source are `offsets[source]..<offsets[source + 1]`; empty when `values` holds a row per source.
    let offsets: UnsafeBufferPointer<Int64>
    let targets: UnsafeBufferPointer<Int32>
    let values: UnsafeBufferPointer<Float>

    /// 1 for the items that weights cover, 0 for others.
    let covered: UnsafeBufferPointer<UInt8>

    init(_ reader: SnapshotReader, itemCount: Int) throws(SnapshotError) {
        offsets = try reader.elements(.neighbourOffsets, as: Int64.self)
        targets = try reader.elements(.neighbourTargets, as: Int32.self)
        values = try reader.elements(.neighbourValues, as: Float.self)
        covered = try reader.elements(.neighbourCovered, as: UInt8.self, count: itemCount)
        guard !offsets.isEmpty else {
            guard values.isEmpty || values.count == itemCount * itemCount else {
                throw .inconsistent("dense neighbours")
            }
            return
        }
        guard
            offsets.count == itemCount + 1, targets.count == values.count, offsets[0] == 0,
            offsets[itemCount] == Int64(targets.count)
        else { throw .inconsistent("neighbours") }
    }
}
