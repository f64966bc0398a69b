/// Unfinished training on disk: settings and factors, checked like a snapshot.
package struct FactorCheckpoint: Sendable, Equatable {
    package let settings: ModelSettings
    package let factors: FactorModel

    package init(settings: ModelSettings, factors: FactorModel) {
        self.settings = settings
        self.factors = factors
    }

    /// Reads a checkpoint.
    ///
    /// - Throws: `SnapshotError`, saying what is wrong with the file.
    package init(contentsOfFile path: String) throws(SnapshotError) {
        let reader = try SnapshotReader(SnapshotMemory(mapping: path))
        let state = try Snapshot.decoded(State.self, from: reader.byteArray(.checkpoint))
        let width = state.settings.factorCount
        guard width > 0, state.people >= 0, state.items >= 0 else { throw .inconsistent("negative counts") }
        settings = state.settings
        factors = FactorModel(
            width: width,
            people: Array(try reader.elements(.personFactors, as: Float.self, count: state.people * width)),
            items: Array(try reader.elements(.itemFactors, as: Float.self, count: state.items * width)),
            sweeps: state.sweeps
        )
    }

    /// Writes the checkpoint so that a reader finds the old one or the new one, never a part.
    ///
    /// - Throws: `SnapshotError.file` with the system's reason.
    package func save(to path: String) throws(SnapshotError) {
        let width = max(1, factors.width)
        let state = State(
            settings: settings,
            people: factors.people.count / width,
            items: factors.items.count / width,
            sweeps: factors.sweeps
        )
        var writer = SnapshotWriter()
        writer.add(.checkpoint, try Snapshot.json(state))
        writer.add(.personFactors, factors.people)
        writer.add(.itemFactors, factors.items)
        try writer.memory().save(to: path)
    }

    private struct State: Codable {
        let settings: ModelSettings
        let people: Int
        let items: Int
        let sweeps: Int
    }
}
