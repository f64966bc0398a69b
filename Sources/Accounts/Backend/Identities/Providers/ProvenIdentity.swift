/// Somebody as a provider knows them.
package struct ProvenIdentity: Hashable, Sendable {
    /// The provider's own id, which never changes.
    package var subject: String
    /// What people know it by; empty where the provider tells nothing.
    package var name: String
    /// What takes the authorisation back later, sealed; `nil` where the provider gives nothing of the kind.
    package var sealedToken: String?

    package init(subject: String, name: String, sealedToken: String? = nil) {
        self.subject = subject
        self.name = name
        self.sealedToken = sealedToken
    }
}
