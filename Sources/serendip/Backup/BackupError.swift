/// Why a backup was not made or not restored, in words for the person who asked.
enum BackupError: Error, Equatable, CustomStringConvertible {
    case noData(String)
    case exists(String)
    case notABackup(String)
    case newer(String, version: String)
    case missing(String)
    case changed(String)
    case damaged(String, [String])
    case inUse(String)
    case hasData(String)
    case otherEngine(String, String)
    case databaseInUse
    case databaseHasData
    case toolMissing(String)
    case failed(String)

    var description: String {
        switch self {
        case .noData(let folder): "There is no database in \(folder)."
        case .exists(let folder): "\(folder) exists already; a backup goes into a new folder."
        case .notABackup(let folder): "\(folder) is not a backup that serendip made."
        case .newer(let folder, let version): "\(folder) was made by Serendip \(version), which is newer than this one."
        case .missing(let file): "The backup’s file \(file) is missing. Nothing was changed."
        case .changed(let file): "The backup’s file \(file) is not as it was written. Nothing was changed."
        case .damaged(let file, let reasons):
            "\(file) is damaged: \(reasons.prefix(3).joined(separator: "; "))."
        case .inUse(let folder): "A server uses \(folder). Stop it first."
        case .hasData(let folder): "\(folder) has data. With --replace it is put aside under another name, and kept."
        case .otherEngine(let folder, let engine):
            "\(folder) is a backup of \(engine); DATABASE_URL says which engine is used. Data is not moved between them."
        case .databaseInUse: "Other programs are connected to the database. Stop the servers first."
        case .databaseHasData: "The database has tables. With --replace they are put aside in another schema, and kept."
        case .toolMissing(let tool): "\(tool) is missing: apt install postgresql-client."
        case .failed(let reason): reason
        }
    }
}
