package import Calls

/// A README, or that there is none.
package struct ReadmeAnswer: EndpointOutput, Hashable {
    /// `nil` when the repository has none.
    package var readme: Readme?

    package init(readme: Readme?) {
        self.readme = readme
    }

    package static let schema = JSONSchema.object(.optional("readme", Readme.schema)).named("ReadmeAnswer")
}
