import AccountsDomain
import AccountsService
import Calls
import Foundation
import GraphQL
import PitchDeckDomain

private struct RenameArguments: Decodable, Sendable {
    var name: String
}

private struct CodeArguments: Decodable, Sendable {
    var code: String
}

private struct ConsentArguments: Decodable, Sendable {
    var kind: Consent.Kind
    var version: String
    var isGiven: Bool
}

private struct IdentityArguments: Decodable, Sendable {
    var provider: IdentityProvider
}

private struct DeletionArguments: Decodable, Sendable {
    var password: String?
}

extension Account: ObjectOutput {}
extension Account.Kind: EnumOutput {}
extension Account.Role: EnumOutput {}
extension ProfilePicture: ObjectOutput {}
extension AccountOptions: ObjectOutput {}
extension Consent: ObjectOutput {}
extension Consent.Kind: EnumOutput {}
extension LinkedIdentity: ObjectOutput {}
extension IdentityProvider: EnumOutput {}

extension SchemaBinding where Context == PitchDeckContext {
    /// Who asks, in all apps of the server; all of it is additions of ours.
    func bindPerson() {
        find("account", NoArguments.self) { _, call, store in
            try call.context.asker().account(store.connection)
        }
        find("accountOptions", NoArguments.self) { _, call, _ in call.context.options }
        find("consents", NoArguments.self, cost: listCost) { _, call, store in
            try call.context.asker().consents(store.connection)
        }
        find("identities", NoArguments.self, cost: listCost) { _, call, store in
            try call.context.asker().identities(store.connection)
        }
        find("accountExport", NoArguments.self, cost: FieldCost(weight: 500)) { _, call, store in
            let export = try call.context.asker().export(store.connection)
            return ExportedPerson(try JSONCoding.value(from: JSONCoding.encode(export)))
        }
        bindPersonChanges()
        bindAddress()
        bindPersonTypes()
    }

    private func bindPersonChanges() {
        change("renameAccount", RenameArguments.self) { arguments, call in
            try await call.context.asker().rename(to: arguments.name)
        }
        change("removePicture", NoArguments.self) { _, call in
            let key = call.context.idempotencyKey.flatMap(UUID.init(uuidString:)).map(IdempotencyKey.init)
            return try await call.context.asker().removePicture(key: key ?? IdempotencyKey())
        }
        change("recordConsent", ConsentArguments.self) { arguments, call in
            try await call.context.asker()
                .record(arguments.kind, version: arguments.version, isGiven: arguments.isGiven)
        }
        change("unlinkIdentity", IdentityArguments.self) { arguments, call in
            try await call.context.asker().unlink(arguments.provider)
            return true
        }
        change("deleteAccount", DeletionArguments.self) { arguments, call in
            try await call.context.asker().delete(password: arguments.password)
            return true
        }
    }

    private func bindAddress() {
        change("requestEmailConfirmation", NoArguments.self) { _, call in
            try await call.context.asker().requestEmailConfirmation()
            return true
        }
        change("confirmEmail", CodeArguments.self) { arguments, call in
            try await call.context.asker().confirmEmail(link: arguments.code)
            return true
        }
    }

    private func bindPersonTypes() {
        type("Account", Account.self) {
            $0.value("id") { $0.id.uuidString }
            $0.value("kind") { $0.kind }
            $0.value("role") { $0.role }
            $0.value("name") { $0.name }
            $0.value("email") { $0.email }
            $0.value("emailConfirmedAt") { $0.emailConfirmedAt.map { Moment($0) } }
            $0.value("createdAt") { Moment($0.createdAt) }
            $0.value("picture") { $0.picture }
        }
        type("ProfilePicture", ProfilePicture.self) {
            $0.value("version") { $0.version }
            $0.value("kind") { $0.kind.rawValue }
            $0.value("width") { $0.width }
            $0.value("height") { $0.height }
            $0.value("byteCount") { $0.byteCount }
        }
        type("AccountOptions", AccountOptions.self) {
            $0.value("sendsMail") { $0.sendsMail }
            $0.value("contact") { $0.contact }
        }
        type("Consent", Consent.self) {
            $0.value("kind") { $0.kind }
            $0.value("version") { $0.version }
            $0.value("isGiven") { $0.isGiven }
            $0.value("recordedAt") { Moment($0.recordedAt) }
        }
        type("LinkedIdentity", LinkedIdentity.self) {
            $0.value("provider") { $0.provider }
            $0.value("name") { $0.name }
            $0.value("linkedAt") { Moment($0.linkedAt) }
        }
    }
}

/// Everything that is kept for a person, as it stands in the file that they can have.
struct ExportedPerson: LeafOutput {
    private let value: GraphQLValue

    init(_ json: JSONValue) { value = GraphQLValue(json) }

    static func misfit(_ kind: LeafKind) -> String? {
        kind == .custom("JSON") ? nil : "an export is no \(kind.name)"
    }

    func write(as kind: LeafKind, to json: inout JSONText) throws(LeafFault) { json.value(value) }
}

extension GraphQLValue {
    /// Members in the order of their names.
    fileprivate init(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .boolean(let isTrue): self = .boolean(isTrue)
        case .integer(let whole): self = .int(Int(whole))
        case .number(let number): self = .float(number)
        case .string(let text): self = .string(text)
        case .array(let items): self = .list(items.map { GraphQLValue($0) })
        case .object(let members):
            self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, GraphQLValue($0.value)) })
        }
    }
}
