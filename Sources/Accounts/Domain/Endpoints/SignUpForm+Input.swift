package import Calls

extension SignUpForm: EndpointInput {
    package static let fields: [InputField] = [
        .email,
        .body("password", .string(0...1_000), "10 to 256 characters, and not a common one."),
        .body("name", .string(0...1_000), "What to be called; may be empty.", .defaulted("")),
        .body(
            "privacyNotice",
            .string(1...Consent.maximumVersionLength),
            "The version of the privacy notice that was agreed to."
        ),
    ]
}
