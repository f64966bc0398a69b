package import Calls

/// A code that was asked for in this session.
package struct DeviceCodeInput: EndpointInput, Hashable {
    package var id: DeviceCode.ID

    package init(id: DeviceCode.ID) {
        self.id = id
    }

    package static let fields: [InputField] = [.path("id", .uuid, "A code that this session has asked for.")]
}
