package import Calls

extension SessionTicket: EndpointInput {
    package static let fields: [InputField] = [.body("ticket", .string(43...43), "From signing in or up.")]
}
