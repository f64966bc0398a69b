/// Says where the events of a subscription's fields come from.
public final class SubscriptionBinding<Context: Sendable> {
    private(set) var fields: [(String, Resolver)] = []

    init() {}

    /// A field whose events are the elements of a sequence, one of which is made for each subscriber.
    public func events<Events: AsyncSequence & Sendable>(
        _ field: String,
        _ body: @escaping @Sendable (Call<Context>) async throws -> Events
    ) where Events.Element: OutputValue {
        add(field, .nothing, EventSource.buffered) { call in try await body(try call.typed(Context.self)) }
    }

    /// A field whose events are the elements of a sequence, of what is asked for.
    public func events<Arguments: Decodable & Sendable, Events: AsyncSequence & Sendable>(
        _ field: String,
        _ arguments: Arguments.Type,
        _ body: @escaping @Sendable (Arguments, Call<Context>) async throws -> Events
    ) where Events.Element: OutputValue {
        add(field, .reading(Arguments.self), EventSource.buffered) { call in
            try await body(try call.decoded(Arguments.self), try call.typed(Context.self))
        }
    }

    /// A field whose events say how something is by now: each is asked for when the one before was taken, so that
    /// whoever is slow misses those between and is not given up.
    public func states<Events: AsyncSequence & Sendable>(
        _ field: String,
        _ body: @escaping @Sendable (Call<Context>) async throws -> Events
    ) where Events.Element: OutputValue {
        add(field, .nothing, EventSource.taken) { call in try await body(try call.typed(Context.self)) }
    }

    /// As ``states(_:_:)``, of what is asked for.
    public func states<Arguments: Decodable & Sendable, Events: AsyncSequence & Sendable>(
        _ field: String,
        _ arguments: Arguments.Type,
        _ body: @escaping @Sendable (Arguments, Call<Context>) async throws -> Events
    ) where Events.Element: OutputValue {
        add(field, .reading(Arguments.self), EventSource.taken) { call in
            try await body(try call.decoded(Arguments.self), try call.typed(Context.self))
        }
    }

    private func add<Events: AsyncSequence & Sendable>(
        _ field: String,
        _ reader: ArgumentsReader,
        _ stream: @escaping @Sendable (Events) -> AsyncThrowingStream<ResolvedColumn, any Error>,
        _ body: @escaping @Sendable (FieldCall) async throws -> Events
    ) where Events.Element: OutputValue {
        let source = EventSource { call in stream(try await body(call)) }
        let resolver = Resolver(way: .events(source), shape: Events.Element.shape, arguments: reader)
        fields.append((field, resolver))
    }
}

/// Where the events of a field come from.
@usableFromInline
struct EventSource: Sendable {
    /// As many as a subscriber may be behind before it is given up.
    static let buffer = 16

    let events: @Sendable (FieldCall) async throws -> AsyncThrowingStream<ResolvedColumn, any Error>

    /// The events as columns of one value; a subscriber that is too far behind gets an error as its last.
    static func buffered<Events: AsyncSequence & Sendable>(
        _ events: Events
    ) -> AsyncThrowingStream<ResolvedColumn, any Error> where Events.Element: OutputValue {
        AsyncThrowingStream(bufferingPolicy: .bufferingOldest(buffer)) { continuation in
            let task = Task {
                do {
                    for try await event in events {
                        guard case .dropped = continuation.yield(column(of: event)) else { continue }
                        continuation.finish(throwing: GraphQLError("Events came faster than they were taken."))
                        return
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The events as columns of one value, each made when it is taken.
    static func taken<Events: AsyncSequence & Sendable>(
        _ events: Events
    ) -> AsyncThrowingStream<ResolvedColumn, any Error> where Events.Element: OutputValue {
        let events = TakenEvents(events)
        return AsyncThrowingStream { try await events.next() }
    }

    fileprivate static func column<Event: OutputValue>(of event: Event) -> ResolvedColumn {
        var sink = Sink<Event.Unwrapped>(capacity: 1)
        sink.place(event.slot(in: &sink))
        return sink.column()
    }
}

/// Events of which nobody has asked for the next.
private actor TakenEvents<Events: AsyncSequence> where Events.Element: OutputValue {
    private var iterator: Events.AsyncIterator?

    init(_ events: Events) {
        iterator = events.makeAsyncIterator()
    }

    func next() async throws -> ResolvedColumn? {
        // Asked for by one reader at a time, who waits for each.
        guard var taken = iterator else { return nil }
        guard let event = try await taken.next(isolation: self) else {
            iterator = nil
            return nil
        }
        iterator = taken
        return EventSource.column(of: event)
    }
}
