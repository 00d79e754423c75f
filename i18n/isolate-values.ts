// In a text from right to left, the parts of a value change places: after an Arabic or Hebrew letter, a number does not join the Latin unit
// behind it, so `140 °C` is shown as `C° 140`. Values are isolated from the text around them; so are telephone numbers, whose groups of
// digits would be shown in reverse order. What begins with a Latin letter, such as `DN 80` or `IP68`, is in order already.

const LEFT_TO_RIGHT = '\u2066'
const END_OF_DIRECTION = '\u2069'

const DIGIT = String.raw`[\d٠-٩۰-۹]`
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Greek}µ]`
const SPACE = '[ \u00A0\u202F]'
/** `³`, `⁻¹`, `^2`, and as HTML. */
const POWER = String.raw`(?:[²³⁴]|⁻[¹²³]|\^\d|<sup>[-−]?\d</sup>)`

/** Units without a prefix such as `k` and `µ`, and those that may have one. */
const UNITS = [
  String.raw`dB(?:\(A\)|m|i)?|° ?[CFK]|℃|rpm|rps|psi|ppm|ppb|dpi|min|mph|gpm|gal|lbs?|hp|PS|px|oz|ft|yd|VAC|VDC|ha|t|h`,
  String.raw`1/(?:min|h|s|m)`,
  '[numcdhkMGTµμ]?(?:mol|bar|bit|Bit|bps|Pa|Hz|Wh|VA|Ah|eV|Nm|cd|lm|lx|Sv|Bq|var|m|g|s|A|V|W|N|J|l|L|F|H|Ω|\u2126|K|B)',
].join('|')
const UNIT = String.raw`(?:${UNITS})${POWER}?(?:[/·⋅](?:${UNITS})${POWER}?)*(?!${LETTER}|\d|<sup)`
/** What is joined to its number, such as `3D`, `50Hz`, `4-pin` and `20°`, needs no list of units. */
const JOINED = String.raw`°(?!${SPACE}?[CFK])|-?${LETTER}(?:${LETTER}|[\d²³])*(?:[-/.](?:${LETTER}|\d)+)*(?!<sup)`

const GROUPED = String.raw`${DIGIT}{1,3}(?:${SPACE}${DIGIT}{3})+(?!${DIGIT})(?:[.,]${DIGIT}+)?`
const NUMBER = String.raw`(?:[-+−]|±${SPACE}?)?(?:${GROUPED}|${DIGIT}+(?:[.,٫٬]${DIGIT}+)*)`
const AMOUNT = String.raw`${NUMBER}(?:${SPACE}?(?:${UNIT})|${JOINED})?`
/** Between the numbers of a range or of a size: `−20 … +120`, `3 × 400`. */
const BETWEEN = String.raw`${SPACE}?(?:[-–—×x/…~±]|\.\.\.)\u2060?${SPACE}?`

const PHONE = String.raw`(?!\d\d([-./])\d\d\1)(?:\+|\(?0)\d(?:[\d \u00A0()/-]|\.(?=\d)){5,30}\d(?!\d|${SPACE}?${UNIT})`
const VALUE = String.raw`${AMOUNT}(?:${BETWEEN}${AMOUNT})*`

/** Left alone: what is isolated, the formats of a locale, which have marks of direction, and Latin words with the numbers behind them. */
const IN_ORDER = [
  '\u2066[^\u2066\u2069]{0,200}\u2069',
  String.raw`[\u200E\u200F][^\s\u2066]*`,
  String.raw`${LETTER}(?:${LETTER}|\p{N})*(?:(?:[.:!?](?=${LETTER}|\p{N})|[^\p{L}\p{N}.:!?;،؛<&\u2066]){1,4}(?:${LETTER}|\p{N})+)*`,
].join('|')

const PARTS = new RegExp(String.raw`(?:${IN_ORDER})|(?<![\p{L}\p{N}#&]|\p{N}[.,:/+-])(?<value>${PHONE}|${VALUE})`, 'gu')
/** Only these are shown in another order; a number by itself, a date and a range of years are not. */
const CHANGES_PLACES = new RegExp(String.raw`${LETTER}|[°℃]|^[-+−±]|[(]|\d${SPACE}\d`, 'u')

/** Text of a right-to-left language, as text or HTML without other tags than `<sup>`, with its values isolated: `140 °C`, `+49 421 5550`. */
export function isolateValues(text: string): string {
  if (!/[\d٠-٩۰-۹]/.test(text)) return text
  return text.replaceAll(PARTS, (part, ...rest) => {
    const { value } = rest.at(-1) as { readonly value?: string }
    return value !== undefined && CHANGES_PLACES.test(value) ? LEFT_TO_RIGHT + part + END_OF_DIRECTION : part
  })
}
