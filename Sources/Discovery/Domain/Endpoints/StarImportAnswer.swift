package import Calls

/// An import, or that there was none.
package struct StarImportAnswer: EndpointOutput, Hashable {
    package var starImport: StarImport?

    package init(starImport: StarImport?) {
        self.starImport = starImport
    }

    package static let schema = JSONSchema.object(.optional("starImport", StarImport.schema)).named("StarImportAnswer")
}
