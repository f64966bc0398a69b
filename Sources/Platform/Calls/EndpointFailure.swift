/// The errors of a subject's calls, which travel as problems.
package protocol EndpointFailure: Error {
    /// For the wire; nothing in it that only a log may show.
    var problem: Problem { get }

    /// The error a problem stands for. Total: it also gets `offline`, `unreadable` and problems it does not know.
    init(problem: Problem)
}

extension Problem: EndpointFailure {
    package var problem: Problem { self }

    package init(problem: Problem) { self = problem }
}
