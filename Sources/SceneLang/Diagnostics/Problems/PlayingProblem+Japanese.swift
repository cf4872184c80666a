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
        "`if` や `for` の中にあるか、もう消されています。そこにある間だけ使ってください。")
    case .wrongTypeNow:
      Wording(
        "これは今、{1}ですが、ここには{0}が必要です。",
        "{0}を書いてください。例：{2}")
    case .tooManySteps:
      Wording(
        "手順が一度も待たずに続いたので、100 万回で止めました。",
        "繰り返しの中に `wait 0.1s` を入れるか、終わる条件を付けてください。")
    case .tooManyThings:
      Wording(
        "ものの数が 25 万個を超えるため、これ以上は作りませんでした。",
        "数を減らすか、要らなくなったものを消してください。")
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
        "「{0}」が自分自身を使い続けています。",
        "`if` などを使って、いつか終わるようにしてください。重ねられるのは 200 段までです。")
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
        "続いている手順が 1 万個を超えたため、この手順は始めませんでした。",
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
        "期待した結果と違います（左は {0}、右は {1} です）。",
        "")
    case .soundNotHeard:
      Wording(
        "「{0}」が聞こえるはずですが、聞こえませんでした。",
        "|テストが始まってから聞こえたのは {1} です。|")
    case .hiddenFromFingers:
      Wording(
        "「{0}」は今、隠れているか、触れないようになっているので、指が届きません。",
        "表示されるまで待つか、ほかのものに触ってください。")
    case .outsideScene:
      Wording(
        "「{0}」は場面の外にあるので、指が届きません。",
        "先に場面の中へ動かしてください。")
    case .covered:
      Wording(
        "「{0}」は「{1}」の下にあるので、指が届きません。",
        "どちらかを動かすか、「{0}」を手前に出してください。")
    case .nothingPressed:
      Wording(
        "指が触れていないので、離すことはできません。",
        "先に `press button` のような手順で触ってください。")
    case .testTooLong:
      Wording(
        "テストの中で 1 時間待ちましたが、待っていたことは起こりませんでした。",
        "条件を確かめるか、テストをもっと早く終わらせてください。")
    case .endlessChain:
      Wording(
        "ここの手順とほかの手順が、同じ瞬間に何度も互いのきっかけになったので、止めました。",
        "どれかに `wait 0.1s` を入れるか、終わる条件を書いてください。")
    case .nestedTooDeep:
      Wording(
        "「{0}」を入れると、ものの重なりが 200 段を超えます。",
        "もっと浅いところにあるものに入れてください。")
    case .fingerIsDown:
      Wording(
        "指はもう触れています。",
        "先に `release` で離すか、`finger 2 tap button` のように別の指を使ってください。")
    case .followsTooFar:
      Wording(
        "「{0}」が従う値はまた別の値に従っていて、そのつながりが長すぎます。",
        "もっと元に近い値に、直接従わせてください。")
    }
  }
}
