import Testing

@testable import Runtime

@Suite struct GeneratorTests {
  @Test("SplitMix64 gives the published numbers for the seed 1234567")
  func splitMix() {
    var generator = SplitMix64(state: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("xoshiro256** gives the published numbers for the state 1, 2, 3, 4")
  func xoshiro() {
    var generator = Generator(state: (1, 2, 3, 4))
    let expected: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360, 607_988_272_756_665_600,
      16_172_922_978_634_559_625, 8_476_171_486_693_032_832, 10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("One seed gives one run of numbers, two seeds give two")
  func seeds() {
    var a = Generator(seed: 7)
    var b = Generator(seed: 7)
    var c = Generator(seed: 8)
    let first = (0..<10).map { _ in a.next() }
    #expect((0..<10).map { _ in b.next() } == first)
    #expect((0..<10).map { _ in c.next() } != first)
    #expect(a == b)
  }

  @Test("Unit numbers lie from 0 up to, not including, 1, and half of them below a half")
  func units() {
    var generator = Generator(seed: 1)
    let numbers = (0..<10_000).map { _ in generator.unit() }
    #expect(numbers.allSatisfy { $0 >= 0 && $0 < 1 })
    #expect((4_800...5_200).contains(numbers.filter { $0 < 0.5 }.count))
  }

  @Test("Whole numbers include both ends, and each comes equally often")
  func wholes() {
    var generator = Generator(seed: 1)
    var counts: [Double: Int] = [:]
    for _ in 0..<6_000 { counts[generator.whole(from: -2, to: 3), default: 0] += 1 }
    #expect(counts.keys.sorted() == [-2, -1, 0, 1, 2, 3])
    #expect(counts.values.allSatisfy { (880...1_120).contains($0) })
  }

  @Test("A whole number between two ends may be asked for either way round")
  func eitherWay() {
    var a = Generator(seed: 3)
    var b = a
    for _ in 0..<50 { #expect(a.whole(from: 6, to: 1) == b.whole(from: 1, to: 6)) }
    #expect(a.whole(from: 4, to: 4) == 4)
  }

  @Test("Whole numbers far apart stay between their ends")
  func farApart() {
    var generator = Generator(seed: 3)
    for _ in 0..<1_000 {
      let drawn = generator.whole(from: -1e300, to: 1e300)
      #expect(drawn >= -1e300 && drawn <= 1e300)
    }
  }

  @Test("A shuffle keeps the items, and all orders of three come equally often")
  func shuffles() {
    var generator = Generator(seed: 1)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6_000 {
      var items = [1, 2, 3]
      generator.shuffle(&items)
      counts[items, default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.keys.allSatisfy { $0.sorted() == [1, 2, 3] })
    #expect(counts.values.allSatisfy { (880...1_120).contains($0) })
  }

  @Test("Shuffling nothing or one thing draws nothing")
  func nothingToShuffle() {
    var generator = Generator(seed: 1)
    let before = generator
    var none: [Int] = []
    var one = [5]
    generator.shuffle(&none)
    generator.shuffle(&one)
    #expect(generator == before)
    #expect(one == [5])
  }
}
