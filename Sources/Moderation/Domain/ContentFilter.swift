/// Looks at what somebody is about to publish.
///
/// Services that publish ask it before they store; what it holds waits in the queue like a reported item.
package protocol ContentFilter: Sendable {
    func verdict(on text: String) -> ContentVerdict
}
