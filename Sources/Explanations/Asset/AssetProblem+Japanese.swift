import SceneLang

extension AssetProblem {
  /// What the problem is about, in Japanese.
  var explainedInJapanese: Explanation {
    switch self {
    case .missing:
      Explanation(
        """
        場面で使う画像か音のファイルが、場面のフォルダーにも、その中のフォルダーにもありません。大文字と小文字は、\
        区別しないコンピューターでも区別して調べます。
        """,
        "タブレットでは、画像のところが空白になるか、音が鳴りません。")
    case .unused:
      Explanation(
        "フォルダーの中に、どの場面でも使われていない画像か音があります。",
        "このままでも困りませんが、人に渡すときに、おもちゃがその分大きくなります。")
    case .tooHeavy:
      Explanation(
        """
        おもちゃに入れるには大きすぎるファイルです。遅い回線では届くまでに時間がかかり、\
        タブレットの中でも場所を取ります。
        """,
        "写真は JPEG か WebP、絵は SVG か PNG、音は MP3 にすると小さくなります。")
    case .tooManyPixels:
      Explanation(
        "タブレットで表示できるよりも細かい画像です。見えない細かさの分も、すべて読み込まれます。",
        "縮小しても見た目は同じで、おもちゃが早く始まります。")
    case .otherFormat:
      Explanation(
        "ファイルの名前の終わりは中身の種類を表しますが、このファイルの中身は別の種類です。",
        """
        中身を見るブラウザーと名前を見るブラウザーがあるので、\
        タブレットによって見えたり見えなかったりします。
        """)
    case .scriptInside:
      Explanation(
        """
        SVG の画像には、スクリプトという小さなプログラムを入れることができ、このファイルには入っています。\
        ここでは画像として表示するだけで、スクリプトは動きません。
        """,
        "スクリプトを取り除いても見た目は同じで、安心して人に渡せます。")
    case .notAPicture:
      Explanation(
        """
        `image` は画像のファイルを表示しますが、このファイルの名前の終わりには、\
        `.png` のような画像の種類がありません。
        """,
        "ブラウザーは、名前の終わりを見て読み方を決めます。")
    case .notASound:
      Explanation(
        "音には、名前で呼べるものと、音のファイルがあります。これはどちらでもありません。",
        "何も聞こえず、子どもを待たせてしまいます。")
    }
  }
}
