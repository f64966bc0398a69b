/// Stands for the body of what draws itself, which has none that could be given.
///
/// The graph asks no view, modifier or chart's mark for a body of type `Never`: what neither draws itself nor has a body
/// fails its page. So only code that reads such a `body` by name ends here.
package nonisolated func noBody() -> Never { fatalError("What draws itself has no body.") }
