extension ValueProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .wrongType:
      Wording(
        "これは{1}ですが、ここには{0}が必要です。",
        "{2} のように書きます。")
    case .wrongCount:
      Wording(
        "「{0}」の括弧に入れる値は {1} 個ですが、{2} 個あります。",
        "値と値の間にはコンマを書きます。")
    case .plusOnText:
      Wording(
        "文字は「+」ではつなげません。",
        "\"{a}{b}\" のように、一つの文字の中に波括弧で値を入れてください。")
    case .neverEqual:
      Wording(
        "片方は{0}で、もう片方は{1}なので、等しくなることはありません。",
        "同じ種類の値を比べてください。`number(text)` で文字を数にできます。")
    }
  }
}
