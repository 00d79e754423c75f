/** What the parser of messages says, in words. It has more names, of which these are the ones that texts of a site cause. */
const WORDS: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a `{` has no `}`',
  EMPTY_ARGUMENT: '`{}` names no placeholder',
  MALFORMED_ARGUMENT: 'a placeholder is a name of letters, digits and `_`, such as `{count}`',
  EXPECT_ARGUMENT_TYPE: 'a comma is followed by `plural`, `selectordinal`, `select`, `number`, `date` or `time`',
  INVALID_ARGUMENT_TYPE:
    'a placeholder may be `plural`, `selectordinal`, `select`, `number`, `date` or `time`, and nothing else',
  EXPECT_ARGUMENT_STYLE: 'the second comma is followed by a style, or left out',
  INVALID_NUMBER_SKELETON: 'this format of a number is not known',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'an apostrophe in a style is not closed',
  EXPECT_SELECT_ARGUMENT_OPTIONS:
    '`plural` and `select` are followed by a comma and the forms, such as `one {…} other {…}`',
  EXPECT_PLURAL_ARGUMENT_OFFSET_VALUE: '`offset:` is followed by a whole number',
  INVALID_PLURAL_ARGUMENT_OFFSET_VALUE: '`offset:` is followed by a whole number',
  EXPECT_SELECT_ARGUMENT_SELECTOR: '`select` has no forms: at least `other {…}`',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a form begins with a word such as `one`, or with `=` and a number',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'a form begins with a word such as `one`, or with `=` and a number',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'the text of a form is in braces: `other {…}`',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'the text of a form is in braces: `other {…}`',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a form is there twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a form is there twice',
  MISSING_OTHER_CLAUSE: 'the form `other {…}` is missing, which stands for all other values',
  INVALID_TAG: "this tag is not complete; write `'<'` for the sign itself",
  UNMATCHED_CLOSING_TAG: 'a tag is closed that is not open',
  UNCLOSED_TAG: 'a tag is not closed',
}

/** Characters of a message that are quoted. */
const LONGEST = 30

/** Says what is wrong with the syntax of a message, and where in it: `error` is that of the parser. */
export function syntaxFault(error: unknown, text: string): string {
  const { message, location } = error as SyntaxError & {
    readonly location?: { readonly start: { readonly offset: number } }
  }
  const words = WORDS[message] ?? message
  const at = location?.start.offset
  return at === undefined ? words : `${words} (${placeIn(text, at)})`
}

function placeIn(text: string, at: number): string {
  const rest = text.slice(at).trim()
  if (rest === '') return 'at the end'
  return rest.length > LONGEST ? `at “${rest.slice(0, LONGEST)}…”` : `at “${rest}”`
}
