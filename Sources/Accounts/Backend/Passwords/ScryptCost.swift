/// How hard scrypt works (RFC 7914): memory is 128 · `rounds` · `blockSize` bytes, time that times `parallelism`.
package struct ScryptCost: Hashable, Sendable {
    /// The binary logarithm of the number of rounds.
    package var logRounds: Int
    package var blockSize: Int
    package var parallelism: Int

    package init(logRounds: Int, blockSize: Int, parallelism: Int) {
        self.logRounds = logRounds
        self.blockSize = blockSize
        self.parallelism = parallelism
    }

    /// 32 MiB and three passes, one of the settings that OWASP's Password Storage Cheat Sheet holds equal.
    package static let current = ScryptCost(logRounds: 15, blockSize: 8, parallelism: 3)

    /// What a stored hash may ask for, so that a row cannot make the server work without end.
    var isSane: Bool {
        (1...20).contains(logRounds) && (1...32).contains(blockSize) && (1...16).contains(parallelism)
    }
}
