extension AssetProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .missing:
      Wording(
        "「{0}」というファイルが、場面のフォルダーにありません。",
        "|「{1}」のことですか。|場面と同じフォルダーか、その中のフォルダーに入れてください（名前の大文字と小文字は区別されます）。|")
    case .unused:
      Wording(
        "このフォルダーのどの場面でも、{0} は使われていません。",
        "要らないファイルを取り除くと、おもちゃを人に渡すときに軽くなります。")
    case .tooHeavy:
      Wording(
        "「{0}」は {1} MB の大きなファイルです。",
        "一つのファイルが {2} MB までなら、おもちゃはすぐに始まります。小さくするか、圧縮される形式で保存し直してください。")
    case .tooManyPixels:
      Wording(
        "「{0}」は {1} × {2} ピクセルあり、タブレットの画面に表示できる細かさを超えています。",
        "縦も横も {3} ピクセル以下に縮めてください。")
    case .otherFormat:
      Wording(
        "「{0}」の中身は、名前のとおりの {1} 形式ではありません。",
        "|中身は {2} 形式なので、名前の終わりをそれに合わせるか、{1} 形式で保存し直してください。|読み込めるアプリで開いて、{1} 形式で保存し直してください。|")
    case .scriptInside:
      Wording(
        "「{0}」という画像にはスクリプトが入っていますが、ここでは動きません。",
        "スクリプトを取り除いて、普通の SVG 形式で保存し直してください。")
    case .notAPicture:
      Wording(
        "「{0}」は、画像のファイル名ではないようです。",
        "画像には PNG、JPEG、GIF、WebP、SVG が使えます。例：image cat \"cat.png\" size 100")
    case .notASound:
      Wording(
        "「{0}」という音は用意されておらず、音のファイル名でもありません。",
        "|「{1}」のことですか。|pop、ding、boing、buzz、tada のほか、.mp3、.m4a、.wav、.ogg、.aac、.flac のファイルが使えます。|")
    }
  }
}
