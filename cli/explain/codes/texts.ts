import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in the fields of texts, their addresses and their translations. */
export const TEXT_CODES = {
  'archive-without-list': {
    means: 'The page has `archive`, and none of its sections lists all entries of that collection.',
    matters: 'The pages that follow would go on with a list that does not exist.',
    mend: 'Add a section whose `entries` has neither `limit` nor `topic`, or take `archive` out.',
    example: 'sections:\n  - type: post-list\n    entries: {}',
  },
  'broken-front-matter': {
    means: 'The part between the two `---` lines is not YAML, or one of these lines is missing.',
    matters: 'No field of the text can be read, so it has no page.',
    mend: 'Look at the line that is named. Most often a text with a colon needs quotes, or an indentation differs.',
    example: '---\ntitle: "Security: what has changed"\n---',
  },
  'contradicting-policy': {
    means: 'Two translations say different things about a language that is missing.',
    matters: 'Nobody can tell where links in that language lead.',
    mend: 'Keep `untranslated` in one of the files.',
    example: 'untranslated: { es: link }',
  },
  'curly-quotes': {
    means: 'A value stands in typographic quotes, which word processors make of straight ones.',
    matters: 'YAML takes them for a part of the text, so that a title or a label is shown in quotes.',
    mend: 'Write straight quotes, or none. If the quotes belong to the text, put straight ones around them.',
    example: 'title: "Security: what has changed"',
  },
  'cut-value': {
    means: 'After a value, a space and `#` begin a comment, with no space after the `#`.',
    matters: 'YAML leaves out what follows, so half of a title such as `Platform #1` would be missing.',
    mend: 'Put the value in quotes. A comment has a space after the `#`.',
    example: 'title: "Platform #1"',
  },
  'different-translations': {
    means: 'A field that is the same in all languages, such as a date or a price, differs between two of them.',
    matters: 'Visitors of one language would come on the wrong day, or expect another price.',
    mend: 'Write the right value into every file of the folder.',
    example: 'start: 2026-11-20T09:00',
  },
  'empty-page': {
    means: 'The page has no section.',
    matters: 'In this theme pages consist of sections, so nothing would be shown.',
    mend: 'Add a section. The one that shows the text below the front matter is the simplest.',
    example: 'sections:\n  - type: body',
  },
  'hidden-reference': {
    means: 'A field names an entry that is a draft or not published yet.',
    matters: 'The page would show what is not public.',
    mend: 'Name a published entry, or publish both on the same day.',
  },
  length: {
    means: 'A title or a description is longer or shorter than search results can show.',
    matters: 'Search engines cut it, or take words of their own.',
    mend: 'Titles read well up to 55 characters, descriptions between 120 and 155.',
  },
  'missing-field': {
    means: 'A field that is required is not there.',
    matters: 'The page, a list or the structured data would have a gap.',
    mend: 'Add the field. `content/README.md` and `kartograf schema` say what it holds.',
    example: 'title: What the drill has shown',
  },
  'missing-translation': {
    means: 'The entry does not exist in one of the languages, and nothing says what links do there.',
    matters: 'Menus and links of that language would lead nowhere.',
    mend: 'Write the file, or say in an existing one what happens: `link`, `parent`, `none` or `copy`.',
    example: 'untranslated: { es: link }',
  },
  'stale-policy': {
    means: '`untranslated` names a language that the entry has.',
    matters: 'It is a leftover that will mislead whoever reads it next.',
    mend: 'Take the language out of `untranslated`.',
  },
  'unknown-key': {
    means: 'The file has a field that does not exist.',
    matters: 'What it says would be ignored, and often it is a misspelled field that is needed.',
    mend: 'Correct the name, or take the line out.',
  },
  'unwritten-text': {
    means: 'A field, or a line, of a text that is no draft still holds the placeholder that `kartograf new` wrote.',
    matters: 'Visitors would read `TODO`.',
    mend: 'Write the text, or take an optional field out. Until then, `draft: true` keeps the entry back.',
    example: 'draft: true',
  },
  'wrong-address': {
    means: 'A telephone number or an e-mail address in a link is none.',
    matters: 'Nobody could be reached by it.',
    mend: 'Write the number with country code and without letters, the address with one @.',
    example: '[Write to us](mailto:post@example.com)',
  },
  'wrong-canonical': {
    means: '`canonical` names something that cannot be the original of this page.',
    matters: 'Search engines would drop one page, or both.',
    mend: 'Name the path of a page that is not itself a variant, and take out `noindex`.',
    example: 'canonical: /company',
  },
  'wrong-value': {
    means: 'A value is not of the kind that its field holds, or two fields contradict each other.',
    matters: 'The page would show nonsense, or nothing.',
    mend: 'Look at what was expected. `content/README.md` describes every field.',
    example: 'date: 2026-11-20',
  },
} as const satisfies Readonly<Record<string, Explanation>>
