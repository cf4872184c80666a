/// The marks that open a text; each has its own closer.
enum Quote: UInt8, CaseIterable, Sendable {
  /// `"`, the plain form.
  case double
  /// `'`
  case single
  /// `“ ”`
  case curlyDouble
  /// `‘ ’`
  case curlySingle
  /// `” ”`, as some keyboards give it.
  case closingDouble
  /// `’ ’`
  case closingSingle
  /// `「 」`
  case corner
  /// `『 』`
  case whiteCorner
  /// `« »`
  case guillemets
  /// `＂ ＂`
  case wideDouble
  /// `＇ ＇`
  case wideSingle

  /// The scalar that opens a text.
  var opener: UInt32 {
    switch self {
    case .double: 0x22
    case .single: 0x27
    case .curlyDouble: 0x201C
    case .curlySingle: 0x2018
    case .closingDouble: 0x201D
    case .closingSingle: 0x2019
    case .corner: 0x300C
    case .whiteCorner: 0x300E
    case .guillemets: 0xAB
    case .wideDouble: 0xFF02
    case .wideSingle: 0xFF07
    }
  }

  /// The scalar that closes it.
  var closer: UInt32 {
    switch self {
    case .double, .single, .closingDouble, .closingSingle, .wideDouble, .wideSingle: opener
    case .curlyDouble: 0x201D
    case .curlySingle: 0x2019
    case .corner: 0x300D
    case .whiteCorner: 0x300F
    case .guillemets: 0xBB
    }
  }

  /// The quote that the scalar opens, if it opens one.
  init?(opener scalar: UInt32) {
    switch scalar {
    case 0x22: self = .double
    case 0x27: self = .single
    case 0x201C: self = .curlyDouble
    case 0x2018: self = .curlySingle
    case 0x201D: self = .closingDouble
    case 0x2019: self = .closingSingle
    case 0x300C: self = .corner
    case 0x300E: self = .whiteCorner
    case 0xAB: self = .guillemets
    case 0xFF02: self = .wideDouble
    case 0xFF07: self = .wideSingle
    default: return nil
    }
  }

  /// How alike marks are: those of one family are taken for each other by mistake.
  enum Family: UInt8, Sendable {
    case double, single, corner
  }

  /// The family of the marks of this quote.
  var family: Family { Quote.family(of: opener) ?? .double }

  /// The family of any quotation mark, opening or closing; nil for other scalars.
  static func family(of scalar: UInt32) -> Family? {
    switch scalar {
    case 0x22, 0x201C, 0x201D, 0xAB, 0xBB, 0xFF02: .double
    case 0x27, 0x2018, 0x2019, 0xFF07: .single
    case 0x300C...0x300F: .corner
    default: nil
    }
  }
}
