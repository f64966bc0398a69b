extension Execution {
    /// Executes what is due without suspending.
    func run() throws(ExecutionStop) {
        while true {
            let wave = try self.wave()
            guard !wave.isEmpty else { return }
            for session in asked(by: wave) { session.load(for: request.context) }
            for due in wave {
                take(resolved(due), for: due)
                try request.checkpoint()
            }
        }
    }

    /// Executes what is due; the calls of a wave wait for each other only.
    func runSuspending() async throws(ExecutionStop) {
        while true {
            let wave = try self.wave()
            guard !wave.isEmpty else { return }
            await resolve(wave)
            try request.checkpoint()
        }
    }

    /// What the loaders of a wave are asked for, all keys together.
    private func asked(by wave: [Due]) -> [any LoaderSession] {
        var sessions: [any LoaderSession] = []
        for due in wave {
            guard case .loaded(let loaded)? = due.field.resolver?.way else { continue }
            let session = request.session(of: loaded.loader)
            loaded.ask(due.group.column, session)
            if !sessions.contains(where: { $0 === session }) { sessions.append(session) }
        }
        return sessions
    }

    private func resolve(_ wave: [Due]) async {
        let sessions = asked(by: wave)
        let (context, deadline) = (request.context, request.deadline)
        let found = await withTaskGroup(of: (Int, ResolvedColumn)?.self) { group in
            for session in sessions {
                group.addTask {
                    await session.loadSuspending(for: context, within: deadline)
                    return nil
                }
            }
            for (index, due) in wave.enumerated() {
                guard let body = due.field.resolver?.suspendingBody else { continue }
                let column = due.group.column
                do {
                    let call = try self.call(due)
                    group.addTask {
                        let resolved = await Self.checked(column.count) {
                            try await deadline.run { try await body(column, call) }
                        }
                        return (index, resolved)
                    }
                } catch {
                    let failed = ResolvedColumn.failed(error, count: column.count)
                    group.addTask { (index, failed) }
                }
            }
            var found: [Int: ResolvedColumn] = [:]
            for await case (let index, let resolved)? in group { found[index] = resolved }
            return found
        }
        for (index, due) in wave.enumerated() { take(found[index] ?? resolved(due), for: due) }
    }

    private static func checked(
        _ count: Int,
        _ body: () async throws -> ResolvedColumn
    ) async -> ResolvedColumn {
        do {
            let resolved = try await body()
            guard resolved.count != count else { return resolved }
            return .failed(ResolverFault.count(resolved.count, count), count: count)
        } catch {
            return .failed(error, count: count)
        }
    }
}
