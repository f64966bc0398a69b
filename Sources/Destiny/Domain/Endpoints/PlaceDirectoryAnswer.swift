package import Calls

/// The directory of a server, if it has one.
package struct PlaceDirectoryAnswer: EndpointOutput, Hashable {
    package var directory: PlaceDirectory?

    package init(_ directory: PlaceDirectory?) {
        self.directory = directory
    }

    package static let schema = JSONSchema.object(.optional("directory", PlaceDirectory.schema))
        .named("PlaceDirectoryAnswer")
}
