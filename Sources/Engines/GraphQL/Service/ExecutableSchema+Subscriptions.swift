extension ExecutableSchema {
    /// Answers a subscription: an answer for each event, or one that says why there are none.
    ///
    /// The stream ends with the events; with an answer that has an error where they end with one, or come faster than
    /// they are taken.
    public func subscribe(_ prepared: PreparedRequest, context: Context) async -> Subscription {
        guard case .success(let ready) = prepared.found, ready.operation.node.kind == .subscription else {
            return .answer(await execute(prepared, context: context))
        }
        let run = self.run(ready, context)
        guard let field = run.root.plan.fields.first, case .events(let source)? = field.resolver?.way else {
            let words = "There are no events of this."
            return .answer(finish(prepared, nil, GraphQLAnswer(.operation, [GraphQLError(words, code: .badRequest)])))
        }
        let events: AsyncThrowingStream<ResolvedColumn, any Error>
        do {
            let call = try run.execution.call(Execution.Due(group: run.root, index: 0))
            events = try await run.execution.request.deadline.run { try await source.events(call) }
        } catch {
            return .answer(failed(prepared, run, error))
        }
        return .events(answers(to: events, prepared, ready, context))
    }

    private func answers(
        to events: AsyncThrowingStream<ResolvedColumn, any Error>,
        _ prepared: PreparedRequest,
        _ ready: PreparedRequest.Ready,
        _ context: Context
    ) -> AsyncStream<GraphQLAnswer> {
        // One answer is made when one is taken, so that the buffer is that of the events alone.
        let state = SubscriptionState(events)
        return AsyncStream {
            do {
                guard let event = try await state.next() else { return nil }
                return await self.answer(event, prepared, ready, context)
            } catch {
                await state.end()
                return self.failed(prepared, self.run(ready, context), error)
            }
        }
    }

    private func answer(
        _ event: ResolvedColumn,
        _ prepared: PreparedRequest,
        _ ready: PreparedRequest.Ready,
        _ context: Context
    ) async -> GraphQLAnswer {
        let run = self.run(ready, context)
        run.execution.take(event, for: Execution.Due(group: run.root, index: 0))
        do throws(ExecutionStop) {
            try await run.execution.runSuspending()
        } catch {
            return finish(prepared, run.execution, stopped(error))
        }
        return finish(prepared, run.execution, run.root)
    }

    /// The answer where there are no events, or no more.
    private func failed(_ prepared: PreparedRequest, _ run: OperationRun, _ error: any Error) -> GraphQLAnswer {
        let due = Execution.Due(group: run.root, index: 0)
        run.execution.take(.failed(error, count: 1), for: due)
        return finish(prepared, run.execution, run.root)
    }
}

/// What a subscription is answered.
public enum Subscription: Sendable {
    /// There are no events; this says why.
    case answer(GraphQLAnswer)
    /// An answer for each event.
    case events(AsyncStream<GraphQLAnswer>)
}

/// The events that are not taken yet.
private actor SubscriptionState {
    private var iterator: AsyncThrowingStream<ResolvedColumn, any Error>.AsyncIterator?

    init(_ events: AsyncThrowingStream<ResolvedColumn, any Error>) {
        iterator = events.makeAsyncIterator()
    }

    func next() async throws -> ResolvedColumn? {
        // Taken by one reader at a time, who waits for each.
        guard var taken = iterator else { return nil }
        let event = try await taken.next(isolation: self)
        iterator = event == nil ? nil : taken
        return event
    }

    func end() {
        iterator = nil
    }
}
