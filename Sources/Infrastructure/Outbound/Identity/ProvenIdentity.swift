/// Somebody as a provider knows them.
package struct ProvenIdentity: Hashable, Sendable {
    /// The provider's own id, which never changes.
    package var subject: String
    /// What people know it by; empty where the provider tells nothing.
    package var name: String

    package init(subject: String, name: String) {
        self.subject = subject
        self.name = name
    }
}
