/// Documents that requests name by their SHA-256.
public struct PersistedDocuments: Sendable {
    /// A list of documents that cannot be read.
    public struct ManifestFault: Error, Sendable, Hashable {
        /// What is wrong.
        public let message: String
    }

    /// Documents of one's own by their hashes: always known.
    public private(set) var trusted: ByName<String> = [:]
    /// Whether others are not answered.
    public var trustedOnly = false
    /// Whether what a client sent with its hash is known by it from then on.
    public var isAutomatic = true

    /// The trusted document of a hash, in letters of either case; of an id that is no hash, as it is.
    func text(_ hash: String) -> String? {
        trusted[exactly: hash] ?? trusted[exactly: hash.lowercased()]
    }

    /// None are trusted, any are answered, and those that clients send are kept.
    public init() {}

    /// Adds a document of one's own.
    public mutating func trust(_ document: String) {
        trusted[SHA256.hexadecimal(document)] = document
    }

    /// Adds the documents of a manifest as Apollo's tools write it:
    /// `{"format": "apollo-persisted-query-manifest", "version": 1, "operations": [{"id", "body"}]}`.
    ///
    /// An id is taken as it is where it is not the hash of its body.
    ///
    /// - Throws: ``ManifestFault`` where the text is none.
    public mutating func trust(manifest: String) throws(ManifestFault) {
        guard let value = try? JSONReader.value(of: manifest) else {
            throw ManifestFault(message: "The manifest is no JSON.")
        }
        guard value["format"] == .string("apollo-persisted-query-manifest"), value["version"] == .int(1),
            case .list(let operations)? = value["operations"]
        else { throw ManifestFault(message: "The manifest is not of Apollo's format, version 1.") }
        for operation in operations {
            guard case .string(let id)? = operation["id"], case .string(let body)? = operation["body"] else {
                throw ManifestFault(message: "An operation of the manifest has no id or no body.")
            }
            trusted[id] = body
        }
    }
}

/// SHA-256 (FIPS 180-4), for the hashes by which documents are known.
struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// The hash in hexadecimal, in lower case.
    static func hexadecimal(_ text: String) -> String {
        var hash = SHA256()
        var message = Array(text.utf8)
        let bits = UInt64(message.count) &* 8
        message.append(0x80)
        while message.count % 64 != 56 { message.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        for start in stride(from: 0, to: message.count, by: 64) { hash.add(message[start..<(start + 64)]) }
        let digits = Array("0123456789abcdef".utf8)
        let bytes = hash.state.flatMap { word in
            stride(from: 28, through: 0, by: -4).map { digits[Int((word >> UInt32($0)) & 15)] }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func add(_ block: ArraySlice<UInt8>) {
        var words: [UInt32] = []
        words.reserveCapacity(64)
        for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
            words.append(block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) })
        }
        for index in 16..<64 {
            let first = words[index - 15]
            let second = words[index - 2]
            let small = Self.turned(first, 7) ^ Self.turned(first, 18) ^ first >> 3
            let large = Self.turned(second, 17) ^ Self.turned(second, 19) ^ second >> 10
            words.append(words[index - 16] &+ small &+ words[index - 7] &+ large)
        }
        var round = state
        for index in 0..<64 { Self.mix(&round, words[index] &+ Self.constants[index]) }
        for index in state.indices { state[index] = state[index] &+ round[index] }
    }

    private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
        word >> bits | word << (32 - bits)
    }

    private static func mix(_ round: inout [UInt32], _ input: UInt32) {
        let (first, fifth) = (round[0], round[4])
        let choice = fifth & round[5] ^ ~fifth & round[6]
        let majority = first & round[1] ^ first & round[2] ^ round[1] & round[2]
        let fifthSum = turned(fifth, 6) ^ turned(fifth, 11) ^ turned(fifth, 25)
        let firstSum = turned(first, 2) ^ turned(first, 13) ^ turned(first, 22)
        let added = round[7] &+ fifthSum &+ choice &+ input
        round = [
            added &+ firstSum &+ majority, first, round[1], round[2], round[3] &+ added, fifth, round[5], round[6],
        ]
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
        0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
        0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
        0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
        0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
        0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
        0xc67178f2,
    ]
}
