import Calls

extension InputField {
    /// An upper bound only, so that what is wrong with an address is said in the words of ``EmailAddress``.
    static let email = InputField.body("email", .string(0...1_000), "A mail address.")
    static let password = InputField.body("password", .string(0...1_000), "The password.")
    static let newPassword = InputField.body(
        "newPassword",
        .string(0...1_000),
        "The new password: 10 to 256 characters, and not a common one."
    )
}
