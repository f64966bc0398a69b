extension PitchDeckOperation {
    private static let token = "{ jwt }"

    static let login = mutation("login", "$input: UsersPermissionsLoginInput!", "input: $input", token)
    static let register = mutation("register", "$input: UsersPermissionsRegisterInput!", "input: $input", token)
    static let forgotPassword = mutation("forgotPassword", "$email: String!", "email: $email", "{ ok }")
    static let resetPassword = mutation(
        "resetPassword",
        "$code: String!, $password: String!",
        "code: $code, password: $password, passwordConfirmation: $password",
        token
    )
    static let changePassword = mutation(
        "changePassword",
        "$old: String!, $password: String!",
        "currentPassword: $old, password: $password, passwordConfirmation: $password",
        token
    )

    static let accounts = [login, register, forgotPassword, resetPassword, changePassword]
}
