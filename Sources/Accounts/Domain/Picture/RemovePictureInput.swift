package import Calls

/// Takes the person's picture away.
package struct RemovePictureInput: EndpointInput, Hashable {
    package var key: IdempotencyKey

    package init(key: IdempotencyKey) {
        self.key = key
    }

    package static let fields: [InputField] = [.idempotencyKey]
}
