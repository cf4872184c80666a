extension ValueProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .wrongType:
      Wording(
        "これは{1}ですが、ここには{0}が必要です。",
        "{0}を書いてください。例：{2}")
    case .wrongCount:
      Wording(
        "「{0}」に渡す値は {1} 個ですが、書かれているのは {2} 個です。",
        "値はかっこに入れ、間にコンマを書きます。例：`max(3, 5)`")
    case .plusOnText:
      Wording(
        "テキストは「+」ではつなげません。",
        "一つのテキストの中に `{ }` で値を入れます。例：`label total \"りんごが{1 + 2}個\"`")
    case .neverEqual:
      Wording(
        "片方は{0}で、もう片方は{1}なので、等しくなることはありません。",
        "同じ種類の値を比べてください。`number(\"10\")` のようにすると、テキストを数にできます。")
    case .takenOver:
      Wording(
        "「{0}」はものの行で別の値に従っていますが、ここで変えると、それからは従わなくなります。",
        "従っている `state` の方を変えるか、ものの行では決まった値を書いてください。")
    case .rollsAgain:
      Wording(
        "使っている値が変わるたびに、ここの値は選び直されます。",
        "一度だけ選ぶには、`let start = random(1, 6)` のように別の `let` に分けてください。")
    }
  }
}
