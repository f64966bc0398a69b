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
