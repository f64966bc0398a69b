/// Says where the events of a subscription's fields come from.
public final class SubscriptionBinding<Context: Sendable> {
    private(set) var fields: [(String, Resolver)] = []

    init() {}

    /// A field whose events are the elements of a sequence, one of which is made for each subscriber.
    public func events<Events: AsyncSequence & Sendable>(
        _ field: String,
        _ body: @escaping @Sendable (Call<Context>) async throws -> Events
    ) where Events.Element: OutputValue {
        add(field, .nothing) { call in try await body(try call.typed(Context.self)) }
    }

    /// A field whose events are the elements of a sequence, of what is asked for.
    public func events<Arguments: Decodable & Sendable, Events: AsyncSequence & Sendable>(
        _ field: String,
        _ arguments: Arguments.Type,
        _ body: @escaping @Sendable (Arguments, Call<Context>) async throws -> Events
    ) where Events.Element: OutputValue {
        add(field, .reading(Arguments.self)) { call in
            try await body(try call.decoded(Arguments.self), try call.typed(Context.self))
        }
    }

    private func add<Events: AsyncSequence & Sendable>(
        _ field: String,
        _ reader: ArgumentsReader,
        _ body: @escaping @Sendable (FieldCall) async throws -> Events
    ) where Events.Element: OutputValue {
        let source = EventSource { call in EventSource.buffered(try await body(call)) }
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
                        var sink = Sink<Events.Element.Unwrapped>(capacity: 1)
                        sink.place(event.slot(in: &sink))
                        guard case .dropped = continuation.yield(sink.column()) else { continue }
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
}
