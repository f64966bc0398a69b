import AccountsDomain
import Foundation
package import PitchDeckDomain
import Storage

extension StoredStartupService {
    package func create(
        _ content: StartupContent,
        edition: Startup.Edition
    ) async throws(StartupError) -> Startup {
        try await create(edition: edition) { _, _ in content }
    }

    func create(
        edition: Startup.Edition,
        _ content: @escaping @Sendable (StartupStore, inout FieldProblems) throws -> StartupContent
    ) async throws(StartupError) -> Startup {
        guard let account else { throw .notSignedIn }
        let (key, date, ids, review) = (key, now(), StartupStore.NewIDs(), review)
        return try await changing { store in
            if let made = try key?.document(of: account, store.connection) {
                return try Self.latest(made, edition, in: store)
            }
            var problems = FieldProblems()
            let given = try content(store, &problems)
            let new = try Self.checked(given, problems, edition, of: account, at: date, review, in: store)
            try store.checkLimit(of: account, at: date)
            try Self.insert(new, edition, ids, of: account, at: date, review, in: store)
            try key?.note(ids.document, of: account, at: date, store.connection)
            return try Self.latest(ids.document, edition, in: store)
        }
    }

    /// What may be written of a content; throws what is wrong with it, and `problems` that were found in it already,
    /// before anything is.
    static func checked(
        _ content: StartupContent,
        _ problems: FieldProblems,
        _ edition: Startup.Edition,
        of account: Account.ID,
        at date: Date,
        _ review: ReviewRule?,
        from before: StartupContent? = nil,
        in store: StartupStore
    ) throws -> StartupContent {
        var problems = problems
        let new = content.validated(at: date, from: before, &problems)
        if let category = new.category, try !store.isCategory(category) { problems.note("category", .unknownValue) }
        try FileStore(connection: store.connection).check(new, of: account, &problems)
        try problems.check()
        if edition == .published { try store.checkMember(account, review) }
        return new
    }

    /// Writes what is ``checked(_:_:_:of:at:_:from:in:)``.
    static func insert(
        _ content: StartupContent,
        _ edition: Startup.Edition,
        _ ids: StartupStore.NewIDs,
        of account: Account.ID,
        at date: Date,
        _ review: ReviewRule?,
        in store: StartupStore
    ) throws {
        try store.insert(content.title, ids, of: account, at: date)
        switch edition {
        case .draft: try store.write(content, .draft, of: ids.document, createdAt: date)
        case .published: try handIn(content, ids.document, createdAt: date, at: date, review, in: store)
        }
    }

    package func update(
        _ id: DocumentID,
        _ content: StartupContent,
        edition: Startup.Edition,
        ifVersion version: Int?
    ) async throws(StartupError) -> Startup {
        try await update(id, edition: edition, ifVersion: version) { _, _, _ in content }
    }

    /// Changes what is there: its draft, or what is published where there is none.
    func update(
        _ id: DocumentID,
        edition: Startup.Edition,
        ifVersion version: Int?,
        _ change: @escaping @Sendable (StartupContent, StartupStore, inout FieldProblems) throws -> StartupContent
    ) async throws(StartupError) -> Startup {
        let (date, review) = (now(), review)
        return try await changing(id) { store, _ in
            try Self.latest(id, edition, in: store)
        } work: { store, owner in
            if let version, version != owner.version { throw StartupError.conflict(version: owner.version) }
            let present = try Self.latest(id, .draft, in: store)
            var problems = FieldProblems()
            let (before, changed) = (present.content, try change(present.content, store, &problems))
            let new = try Self.checked(
                changed,
                problems,
                edition,
                of: owner.account,
                at: date,
                review,
                from: before,
                in: store
            )
            if edition == .published {
                try Self.handIn(new, id, createdAt: present.createdAt, at: date, review, in: store)
                // What is held is a draft still.
                return try Self.found(id, store.owner(of: id)?.state == .inReview ? .draft : .published, in: store)
            }
            try store.write(new, .draft, of: id, createdAt: present.createdAt)
            // Nobody approves what is being changed.
            try ReviewStore(connection: store.connection).takeBack(id)
            let state = owner.state == .inReview ? try store.settledState(of: id) : owner.state
            try store.touch(id, state, at: date, publishes: false)
            return try Self.found(id, .draft, in: store)
        }
    }

    package func withdraw(_ id: DocumentID) async throws(StartupError) -> Startup {
        let date = now()
        return try await changing(id) { store, _ in
            try Self.latest(id, .draft, in: store)
        } work: { store, owner in
            try ReviewStore(connection: store.connection).remove(id)
            if try store.startup(id, .published) != nil {
                try Self.unpublish(id, as: .withdrawn, at: date, in: store)
            } else if owner.state == .inReview {
                try store.touch(id, .draft, at: date)
            }
            return try Self.found(id, .draft, in: store)
        }
    }

    package func delete(_ id: DocumentID) async throws(StartupError) {
        let date = now()
        try await changing(id) { _, _ in
            ()
        } work: { store, _ in
            try store.setDeleted(id, at: date)
        }
    }

    package func restore(_ id: DocumentID) async throws(StartupError) -> Startup {
        guard let account else { throw .notSignedIn }
        let oldest = now().addingTimeInterval(-Self.undoTime)
        return try await changing { store in
            guard let owner = try store.owner(of: id), owner.account == account, (owner.deletedAt ?? .now) > oldest
            else { throw StartupError.notFound(id) }
            try store.setDeleted(id, at: nil)
            return try Self.latest(id, .draft, in: store)
        }
    }

    package func appeal(_ id: DocumentID, _ text: String) async throws(StartupError) -> Startup {
        let (text, date) = (text.trimmingCharacters(in: .whitespacesAndNewlines), now())
        if text.isEmpty { throw .invalid("text", .empty) }
        guard text.count <= StartupAppeal.maximumText else { throw .invalid("text", .tooLong) }
        guard !text.unicodeScalars.contains("\0") else { throw .invalid("text", .malformed) }
        return try await changing(id) { store, _ in
            try Self.latest(id, .draft, in: store)
        } work: { store, _ in
            guard try AppealStore(connection: store.connection).add(text, on: id, at: date) else {
                throw StartupError.nothingToAppeal
            }
            try store.announce(id, .published)
            return try Self.latest(id, .draft, in: store)
        }
    }

    package func confirm(_ id: DocumentID) async throws(StartupError) -> Startup {
        let date = now()
        return try await changing(id) { store, _ in
            try Self.found(id, .published, in: store)
        } work: { store, _ in
            _ = try Self.found(id, .published, in: store)
            try store.confirm(id, at: date)
            return try Self.found(id, .published, in: store)
        }
    }

    package func viewed(_ id: DocumentID) async throws(StartupError) {
        guard let account else { return }
        let day = Int(exactly: (now().timeIntervalSince1970 / 86_400).rounded(.down)) ?? 0
        try await changing { store in
            // A moderator looks at what is hidden, and is no reader.
            guard let startup = try store.startup(id, .published), !startup.isHidden,
                try store.owner(of: id)?.account != account
            else { return }
            let isNew = try store.connection.execute(
                """
                INSERT INTO startup_views (document_id, account_id, day) VALUES (\(id.text), \(account), \(day))
                ON CONFLICT DO NOTHING
                """
            )
            guard isNew == 1 else { return }
            try store.connection.execute("UPDATE startups SET views = views + 1 WHERE document_id = \(id.text)")
            try StartupListings(connection: store.connection).writeViews(id)
        }
    }

    /// Changes what is the account's own, or answers with `echo` what a change of the same key came to.
    private func changing<Value: Sendable>(
        _ id: DocumentID,
        echo: @escaping @Sendable (StartupStore, Account.ID) throws -> Value,
        work: @escaping @Sendable (StartupStore, StartupOwner) throws -> Value
    ) async throws(StartupError) -> Value {
        guard let account else { throw .notSignedIn }
        let (key, date) = (key, now())
        return try await changing { store in
            if try key?.document(of: account, store.connection) != nil { return try echo(store, account) }
            guard let owner = try store.owner(of: id), owner.deletedAt == nil else { throw StartupError.notFound(id) }
            guard owner.account == account else {
                // Of a draft nobody learns that there is one.
                throw try store.startup(id, .published) == nil ? StartupError.notFound(id) : .notOwner
            }
            let value = try work(store, owner)
            try key?.note(id, of: account, at: date, store.connection)
            return value
        }
    }
}
