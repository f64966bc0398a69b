import AccountsDomain
import Foundation
import GraphQL
import PitchDeckDomain
import Storage

private struct InputArguments<Input: Decodable & Sendable>: Decodable, Sendable {
    var input: Input
}

private struct LoginInput: Decodable, Sendable {
    var identifier: String
    var password: String
    var provider: String
}

private struct RegisterInput: Decodable, Sendable {
    var username: String
    var email: String
    var password: String
    var privacyNotice: String?

    var form: SignUpForm {
        SignUpForm(
            email: email,
            password: password,
            name: username,
            privacyNotice: privacyNotice ?? Consent.currentPrivacyNotice
        )
    }
}

private struct EmailArguments: Decodable, Sendable {
    var email: String
}

private struct ResetArguments: Decodable, Sendable {
    var password: String
    var passwordConfirmation: String
    var code: String
}

private struct ConfirmationArguments: Decodable, Sendable {
    var confirmation: String
}

private struct ChangePasswordArguments: Decodable, Sendable {
    var currentPassword: String
    var password: String
    var passwordConfirmation: String
}

private struct ProfileArguments: Decodable, Sendable {
    var data: ProfileInput

    struct ProfileInput: Decodable, Sendable {
        var username: InputChange<String>
        var bio: InputChange<String>
        var avatar: InputChange<String>
        var showsEmail: InputChange<Bool>
        var language: InputChange<String>

        /// `nil` where it stays, and in it where there is none.
        func chosenLanguage() throws(StartupError) -> PitchDeckLanguage?? {
            switch language {
            case .unchanged: return nil
            case .cleared: return .some(nil)
            case .set(let text):
                guard let language = PitchDeckLanguage(rawValue: text) else {
                    throw .invalid("language", .unknownValue)
                }
                return language
            }
        }

        /// As ``chosenLanguage()``, of one's own file by its id or number.
        func chosenPicture(_ files: FileStore, of account: Account.ID) throws -> DocumentID?? {
            switch avatar {
            case .unchanged: return nil
            case .cleared: return .some(nil)
            case .set(let text):
                guard let id = try files.id(named: text) else { throw StartupError.invalid("avatar", .unknownValue) }
                try files.checkPicture(id, of: account, "avatar")
                return id
            }
        }
    }
}

/// A token and who it is of.
struct TokenPayload: ObjectOutput {
    var token: String
    var profile: AuthorProfile
}

struct PasswordPayload: ObjectOutput {}

extension SchemaBinding where Context == PitchDeckContext {
    func bindAccounts() {
        bindSignIn()
        bindPasswords()
        change("updateMe", ProfileArguments.self) { arguments, call -> AuthorProfile? in
            try await call.context.updateProfile(arguments.data)
        }
        type("UsersPermissionsLoginPayload", TokenPayload.self) {
            $0.value("jwt") { $0.token }
            $0.value("user") { $0.profile }
            // The token lives as long as its session.
            $0.value("refreshToken") { _ in String?.none }
        }
        type("UsersPermissionsPasswordPayload", PasswordPayload.self) { $0.value("ok") { _ in true } }
        bindProfile()
    }

    private func bindSignIn() {
        change("login", InputArguments<LoginInput>.self) { arguments, call in
            let input = arguments.input
            guard input.provider == "local" else { throw GraphQLError.strapi(.validation, "This provider is disabled") }
            return try await call.context.payload(
                try await call.context.accounts.signIn(email: input.identifier, password: input.password)
            )
        }
        change("register", InputArguments<RegisterInput>.self) { arguments, call in
            try await call.context.payload(try await call.context.accounts.signUp(arguments.input.form))
        }
    }

    private func bindPasswords() {
        change("forgotPassword", EmailArguments.self) { arguments, call -> PasswordPayload? in
            try await call.context.accounts.requestPasswordReset(email: arguments.email)
            return PasswordPayload()
        }
        change("resetPassword", ResetArguments.self) { arguments, call -> TokenPayload? in
            guard arguments.password == arguments.passwordConfirmation else {
                throw GraphQLError.strapi(.validation, "Passwords do not match", path: ["passwordConfirmation"])
            }
            return try await call.context.payload(
                try await call.context.accounts.resetPassword(code: arguments.code, to: arguments.password)
            )
        }
        change("emailConfirmation", ConfirmationArguments.self) { arguments, call -> TokenPayload? in
            do throws(AccountError) {
                return try await call.context.payload(
                    try await call.context.accounts.confirmEmail(code: arguments.confirmation)
                )
            } catch .linkExpired {
                throw GraphQLError.strapi(.validation, "Invalid token")
            }
        }
        change("changePassword", ChangePasswordArguments.self) { arguments, call -> TokenPayload? in
            guard arguments.password == arguments.passwordConfirmation else {
                throw GraphQLError.strapi(.validation, "Passwords do not match", path: ["passwordConfirmation"])
            }
            do throws(AccountError) {
                return try await call.context.payload(
                    try await call.context.accounts
                        .changePassword(from: arguments.currentPassword, to: arguments.password)
                )
            } catch .wrongCredentials {
                throw GraphQLError.strapi(
                    .validation,
                    "The provided current password is invalid",
                    reason: "wrongCredentials"
                )
            }
        }
    }
}

extension PitchDeckContext {
    func payload(_ session: TokenSession) async throws(AccountError) -> TokenPayload {
        let (account, rule) = (session.account, review)
        do {
            let profile = try await database.read {
                try AuthorProfile(account, StartupStore(connection: $0, asker: account.id), rule)
            }
            return TokenPayload(token: session.token, profile: profile)
        } catch {
            throw .failed("profile: \(error)")
        }
    }

    fileprivate func updateProfile(_ input: ProfileArguments.ProfileInput) async throws -> AuthorProfile {
        guard var account = visit?.account else { throw StartupError.notSignedIn }
        let bio = input.bio.value(cleared: "")?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (bio ?? "").count <= StartupAuthor.maximumBio else { throw StartupError.invalid("bio", .tooLong) }
        guard bio?.unicodeScalars.contains("\0") != true else { throw StartupError.invalid("bio", .malformed) }
        let language = try input.chosenLanguage()
        // Before the account has its new name, since a refused change leaves nothing.
        let avatar = try await database.read { [id = account.id] in
            try input.chosenPicture(FileStore(connection: $0), of: id)
        }
        if let name = input.username.value(cleared: "") { account = try await accounts.rename(to: name) }
        let (shown, rule, shows) = (account, review, input.showsEmail.value(cleared: false))
        return try await database.write { connection in
            let store = StartupStore(connection: connection, asker: shown.id)
            if bio != nil || shows != nil || language != nil || avatar != nil {
                var profile = try store.profile(of: shown.id)
                if let avatar { profile.picture = avatar }
                (profile.bio, profile.showsEmail) = (bio ?? profile.bio, shows ?? profile.showsEmail)
                if let language { profile.language = language }
                try store.setProfile(profile, of: shown.id)
            }
            return try AuthorProfile(shown, store, rule)
        }
    }
}
