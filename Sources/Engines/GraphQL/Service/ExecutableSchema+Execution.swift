import Synchronization

extension ExecutableSchema {
    /// Answers a request.
    public func execute(_ request: GraphQLRequest, context: Context) async -> GraphQLAnswer {
        await execute(prepare(request), context: context)
    }

    /// Answers a request that was prepared.
    ///
    /// Operations whose resolvers all return at once are executed without suspending. Of a subscription the answer is
    /// an error; ``subscribe(_:context:)`` executes it.
    public func execute(_ prepared: PreparedRequest, context: Context) async -> GraphQLAnswer {
        guard prepared.suspends, prepared.kind != .subscription else {
            return executeImmediately(prepared, context: context)
        }
        guard case .success(let ready) = prepared.found else { return executeImmediately(prepared, context: context) }
        let run = self.run(ready, context)
        do throws(ExecutionStop) {
            if ready.operation.node.kind == .mutation {
                for index in run.root.plan.fields.indices {
                    run.execution.add(Execution.Due(group: run.root, index: index))
                    try await run.execution.runSuspending()
                    guard run.holds(index) else { break }
                }
            } else {
                run.execution.add(run.root)
                try await run.execution.runSuspending()
            }
        } catch {
            return finish(prepared, run.execution, stopped(error))
        }
        return finish(prepared, run.execution, run.root)
    }

    /// Answers a request without suspending, such as within one reading of a database.
    ///
    /// A field whose resolver suspends is an error there; ``PreparedRequest/suspends`` tells before.
    public func executeImmediately(_ prepared: PreparedRequest, context: Context) -> GraphQLAnswer {
        let ready: PreparedRequest.Ready
        switch prepared.found {
        case .success(let found): ready = found
        case .failure(let refused): return finish(prepared, nil, refused.answer)
        }
        guard ready.operation.node.kind != .subscription else {
            let words = "A subscription is answered by events."
            return finish(prepared, nil, GraphQLAnswer(.operation, [GraphQLError(words, code: .badRequest)]))
        }
        if ready.operation.isConstant, let answer = ready.operation.constantAnswer.withLock({ $0 }) {
            return finish(prepared, nil, answer)
        }
        let run = self.run(ready, context)
        do throws(ExecutionStop) {
            if ready.operation.node.kind == .mutation {
                for index in run.root.plan.fields.indices {
                    run.execution.add(Execution.Due(group: run.root, index: index))
                    try run.execution.run()
                    guard run.holds(index) else { break }
                }
            } else {
                run.execution.add(run.root)
                try run.execution.run()
            }
        } catch {
            return finish(prepared, run.execution, stopped(error))
        }
        let answer = finish(prepared, run.execution, run.root)
        if ready.operation.isConstant, answer.errors.isEmpty, answer.json.count <= settings.cache.bytes / 16 {
            let isNew = ready.operation.constantAnswer.withLock { kept in
                defer { kept = answer }
                return kept == nil
            }
            if isNew { ready.document.held.add(answer.json.count) }
            settle(ready.document)
        }
        return answer
    }

    func run(_ ready: PreparedRequest.Ready, _ context: Context) -> OperationRun {
        let state = RequestState(
            context: context,
            variables: ready.variables,
            deadline: CallDeadline(
                clock: settings.clock,
                limit: settings.limits.callTime,
                end: settings.limits.time.map { settings.clock.now() + $0 }
            )
        )
        let root = ObjectGroup(ready.plan.root, ObjectColumn([Root()]))
        let given = settings.limits.given
        return OperationRun(
            execution: Execution(state, resolvers, toldLimit: toldLimit, givenLimit: given),
            root: root
        )
    }

    func stopped(_ stop: ExecutionStop) -> GraphQLAnswer {
        if stop == .toldTooMuch {
            let limit = GraphQLValue.Member("limit", .int(toldLimit))
            let words = "It would tell more than \(toldLimit) values of the schema."
            return GraphQLAnswer(.validation, [GraphQLError(words, code: .queryTooCostly, extensions: [limit])])
        }
        let words = stop == .timedOut ? "It took too long." : "It was cancelled."
        var extensions: [GraphQLValue.Member] = []
        if stop == .timedOut, let time = settings.limits.time {
            extensions = [.init("limit", .float(time / .seconds(1)))]
        }
        return GraphQLAnswer(.timedOut, [GraphQLError(words, code: .timedOut, extensions: extensions)])
    }
}

/// An operation while it is executed.
struct OperationRun {
    let execution: Execution
    let root: ObjectGroup

    /// Whether a field of the root may stand, so that the next mutation is executed.
    func holds(_ index: Int) -> Bool {
        guard let level = root.plan.fields[index].levels.first, level.isNonNull else { return true }
        return ResponseWriter.holds(index, of: root)
    }
}
