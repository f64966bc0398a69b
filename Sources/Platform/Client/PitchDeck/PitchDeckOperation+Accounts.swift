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

    // MARK: Additions of ours

    static let createGuest = mutation("createGuest", "", "", token)
    static let signOut = mutation("signOut", "$everywhere: Boolean!", "everywhere: $everywhere", "")
    static let sessions = query("sessions", "", "", "{ id device createdAt lastSeenAt isCurrent }")
    static let endSession = mutation("endSession", "$id: ID!", "id: $id", "")
    static let reportStartup = report("reportStartup")
    static let reportIntroduction = report("reportIntroduction")

    private static func report(_ name: String) -> PitchDeckOperation {
        mutation(
            name,
            "$documentId: ID!, $reason: ReportReason!, $note: String!",
            "documentId: $documentId, reason: $reason, note: $note",
            ""
        )
    }

    static let accounts = [
        login, register, forgotPassword, resetPassword, changePassword, createGuest, signOut, sessions, endSession,
        reportStartup, reportIntroduction,
    ]
}
