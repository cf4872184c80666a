extension PlayingProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .divisionByZero:
      Wording(
        "数を 0 で割ることはできません。",
        "`if count == 0 then 0 else sum / count` のように、先に 0 かどうかを確かめてください。")
    case .outsideList:
      Wording(
        "{0} 番目を求めましたが、リストには {1} 個しかありません。",
        "番号は 1 から数えます。先に `count(list)` で確かめてください。")
    case .emptyList:
      Wording(
        "「{0}」に空のリストが渡されました。",
        "先に `if count(list) > 0 then first(list) else 0` のように確かめてください。")
    case .notThere:
      Wording(
        "「{0}」は今ここにありません。",
        "`if` や `for` の中にあるか、もう消されています。ある間だけ使ってください。")
    case .wrongTypeNow:
      Wording(
        "これは今{1}ですが、ここには{0}が必要です。",
        "{0}を {2} のように書きます。")
    case .tooManySteps:
      Wording(
        "待つことなく動き続けたので、100 万回で止めました。",
        "繰り返しの中に `wait 0.1s` を入れるか、終わる条件を付けてください。")
    case .tooManyThings:
      Wording(
        "ものの数が 25 万個を超えるため、これ以上は作りませんでした。",
        "数を減らすか、いらなくなったものを消してください。")
    case .tooManyItems:
      Wording(
        "{0} 個のリストは、上限の 100 万個を超えています。",
        "数を減らしてください。")
    case .textTooLong:
      Wording(
        "テキストが 100 万字を超えました。",
        "短いテキストから始めてください。")
    case .tooDeep:
      Wording(
        "「{0}」が自分自身を呼び続けています。",
        "`if` などで終わるようにしてください。200 段までです。")
    case .liveCircle:
      Wording(
        "値が互いを追いかけて、{0} と一周しています。",
        "どれか一つが次の値を使わないようにしてください。")
    case .attachInside:
      Wording(
        "「{0}」を、自分自身や自分の中にあるものには入れられません。",
        "別のものに入れてください。")
    case .stageFull:
      Wording(
        "動いている処理が 1 万個を超えたため、これは始めませんでした。",
        "終わるようにするか、始める回数を減らしてください。")
    case .badOutline:
      Wording(
        "このパスのデータは途中までしか読めません。",
        "`path \"M0 0 L40 0 L40 40 Z\"` のように、文字と数で書きます。")
    case .expectationFailed:
      Wording(
        "期待した結果と違います。",
        "")
    case .comparisonFailed:
      Wording(
        "期待した結果と違い、左は {0}、右は {1} です。",
        "")
    case .soundNotHeard:
      Wording(
        "「{0}」が聞こえるはずですが、聞こえませんでした。",
        "|テストの始めから聞こえたのは {1} です。|")
    case .hiddenFromFingers:
      Wording(
        "「{0}」は今、隠れているか触れない設定なので、指が届きません。",
        "表示されるまで待つか、ほかのものに触れてください。")
    case .outsideScene:
      Wording(
        "「{0}」は場面の外にあるので、指が届きません。",
        "先に場面の中へ動かしてください。")
    case .covered:
      Wording(
        "「{0}」は「{1}」の下にあるので、指が届きません。",
        "どちらかを動かすか、「{0}」を前に出してください。")
    case .nothingPressed:
      Wording(
        "指が触れていないので、離すことはできません。",
        "先に `press button` のように触れてください。")
    case .testTooLong:
      Wording(
        "テストの中で 1 時間待ちましたが、起こりませんでした。",
        "条件を確かめてください。")
    case .endlessChain:
      Wording(
        "ここの手順とほかの手順が、同じ瞬間に何度も互いを始めたので、止めました。",
        "どれかに `wait 0.1s` を入れるか、終わる条件を書いてください。")
    case .nestedTooDeep:
      Wording(
        "「{0}」は、200 段より深くものの中に入ることになります。",
        "もっと浅い所にあるものに付けてください。")
    case .fingerIsDown:
      Wording(
        "指はもう触れています。",
        "先に `release` で離すか、`finger 2 tap button` のように別の指を使ってください。")
    case .followsTooFar:
      Wording(
        "「{0}」は、別の値に従う値に、また従うという形で、長くつながりすぎています。",
        "もっと元に近い値に従わせてください。")
    }
  }
}
