import Foundation
import Testing

@testable import Server

struct HeapUseTests {
    @Test func `what is handed out is what was taken less what lies free, over all arenas`() {
        let document = """
            <malloc version="1">
            <heap nr="0">
            <total type="fast" count="0" size="7"/>
            <total type="rest" count="51" size="11"/>
            <system type="current" size="13"/>
            </heap>
            <total type="fast" count="2" size="100"/>
            <total type="rest" count="51" size="610000"/>
            <total type="mmap" count="1" size="5000000"/>
            <system type="current" size="1118208"/>
            <system type="max" size="9999999"/>
            </malloc>
            """
        #expect(HeapUse.bytes(in: document) == 1_118_208 + 5_000_000 - 610_000 - 100)
        #expect(HeapUse.bytes(in: "") == nil)
        #expect(HeapUse.bytes(in: "<heap></heap><system type=\"current\"/>") == nil)
    }

    @Test func `large memory counts while it is held`() throws {
        let before = try #require(HeapUse.bytes())
        let block = UnsafeMutableRawPointer.allocate(byteCount: 300 << 20, alignment: 16)
        let held = try #require(HeapUse.bytes())
        block.deallocate()
        let after = try #require(HeapUse.bytes())
        // Other tests run beside this one.
        #expect(held - before > 200 << 20 && held - after > 200 << 20)
    }
}
