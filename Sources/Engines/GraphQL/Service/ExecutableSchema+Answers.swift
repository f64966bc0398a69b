extension ExecutableSchema {
    /// Writes the answer of what was executed.
    func finish(_ prepared: PreparedRequest, _ execution: Execution, _ root: ObjectGroup) -> GraphQLAnswer {
        guard case .success(let ready) = prepared.found else {
            return finish(prepared, execution, GraphQLAnswer(.malformed, []))
        }
        var faults: [(coordinate: String, error: any Error)] = []
        let answer = answer(root, ready.operation.document, prepared.request.id, &faults)
        observe(prepared, execution, answer, faults)
        settle(ready.document)
        return answer
    }

    /// Answers without executing.
    func finish(_ prepared: PreparedRequest, _ execution: Execution?, _ answer: GraphQLAnswer) -> GraphQLAnswer {
        let answer = answer.held(to: settings.limits.answerBytes)
        observe(prepared, execution, answer, [])
        return answer
    }

    /// The answer of what was executed, and what was thrown and is not told.
    func answer(
        _ root: ObjectGroup,
        _ document: DocumentNode,
        _ requestID: String?,
        _ faults: inout [(coordinate: String, error: any Error)]
    ) -> GraphQLAnswer {
        var writer = ResponseWriter(
            sizeLimit: settings.limits.answerBytes,
            errorLimit: settings.limits.errors
        )
        let hasData = writer.data(root)
        if writer.isTooLarge { return tooLarge }
        var errors: [GraphQLError] = []
        for found in writer.found {
            errors.append(error(found, document, requestID, &faults))
        }
        let limit = settings.limits.answerBytes
        let answer = GraphQLAnswer(data: writer.json.bytes, hasData: hasData, errors: errors, limit: limit)
        // Paths of errors have the names of the answer as well.
        return answer.json.count <= limit ? answer : tooLarge
    }

    private var tooLarge: GraphQLAnswer {
        let words = "The answer has more than \(settings.limits.answerBytes) bytes."
        let limit = GraphQLValue.Member("limit", .int(settings.limits.answerBytes))
        return GraphQLAnswer(.tooLarge, [GraphQLError(words, code: .answerTooLarge, extensions: [limit])])
    }

    private func error(
        _ found: ResponseWriter.Found,
        _ document: DocumentNode,
        _ requestID: String?,
        _ faults: inout [(coordinate: String, error: any Error)]
    ) -> GraphQLError {
        var error: GraphQLError
        if let known = found.error as? GraphQLError ?? settings.present(found.error) {
            error = known
        } else {
            faults.append((found.field.coordinate, found.error))
            let members = requestID.map { [GraphQLValue.Member("requestId", .string($0))] } ?? []
            error = GraphQLError("Internal server error.", code: .internalServerError, extensions: members)
        }
        error.path = found.path
        error.locations = document.locations(of: found.field.nodes.map(\.offset))
        return error
    }

    private func observe(
        _ prepared: PreparedRequest,
        _ execution: Execution?,
        _ answer: GraphQLAnswer,
        _ faults: [(coordinate: String, error: any Error)]
    ) {
        guard let observe = settings.observe else { return }
        var name = prepared.request.operationName
        if case .success(let ready) = prepared.found { name = ready.operation.node.name?.value }
        observe(
            ExecutionObservation(
                requestID: prepared.request.id,
                operationName: name,
                kind: prepared.kind,
                outcome: answer.outcome,
                codes: answer.errors.compactMap(\.code),
                faults: faults,
                isCached: prepared.isCached,
                duration: ContinuousClock.now - prepared.start,
                callCount: execution?.callCount ?? 0,
                byteCount: answer.json.count
            )
        )
    }
}

extension ExecutableSchema {
    /// The answer of a request that is not executed, which is observed by this; `nil` where it can be.
    func refuse(_ prepared: PreparedRequest) -> GraphQLAnswer? {
        prepared.refusal.map { finish(prepared, nil, $0) }
    }
}
