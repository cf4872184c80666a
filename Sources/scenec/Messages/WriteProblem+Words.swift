extension WriteProblem {
  /// Why a file could not be written, in English and in Japanese: the frequent reasons in plain words, the others in the
  /// system's.
  var reason: (english: String, japanese: String) {
    switch errorNumber {
    case ENOSPC, EDQUOT: ("the disk is full", "ディスクの空きがありません")
    case EACCES, EPERM, EROFS: ("you may not write there", "書き込む権限がありません")
    case ENOENT: ("there is no such folder", "そのフォルダーがありません")
    case ENOTDIR: ("a part of the way to it is a file, not a folder", "途中の名前がフォルダーではなくファイルです")
    case EISDIR: ("it is a folder", "それはフォルダーです")
    case ENAMETOOLONG: ("the name is too long", "名前が長すぎます")
    default:
      (String(cString: strerror(errorNumber)), String(cString: strerror(errorNumber)))
    }
  }
}
