/// Numbers at places in bytes; `nil` where the bytes are at an end.
struct ByteReader {
    let bytes: [UInt8]

    func byte(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }

    func big16(_ place: Int) -> Int? { number(place, 2) }

    func big24(_ place: Int) -> Int? { number(place, 3) }

    func big32(_ place: Int) -> Int? { number(place, 4) }

    func little16(_ place: Int) -> Int? { number(place, 2, isLittle: true) }

    func little24(_ place: Int) -> Int? { number(place, 3, isLittle: true) }

    func little32(_ place: Int) -> Int? { number(place, 4, isLittle: true) }

    func text(_ place: Int, _ count: Int) -> String? {
        slice(place, count).map { String(decoding: $0, as: UTF8.self) }
    }

    private func number(_ place: Int, _ count: Int, isLittle: Bool = false) -> Int? {
        slice(place, count).map { slice in
            (isLittle ? Array(slice.reversed()) : Array(slice)).reduce(0) { $0 << 8 | Int($1) }
        }
    }

    func slice(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
        place + count <= bytes.count ? bytes[place..<place + count] : nil
    }
}
