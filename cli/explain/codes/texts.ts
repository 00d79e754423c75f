import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in the fields of texts, their addresses and their translations. */
export const TEXT_CODES = {
  'archive-without-list': {
    means: 'The page has an `archive`, but none of its sections lists all entries of that collection.',
    matters: 'There is no list that further pages could continue.',
    mend: 'Add a section whose `entries` has neither `limit` nor `topic`, or remove `archive`.',
    example: 'sections:\n  - type: post-list\n    entries: {}',
  },
  'broken-front-matter': {
    means: 'The front matter between the two `---` lines is not valid YAML, or one of these lines is missing.',
    matters: 'No field of the text can be read, so it has no page.',
    mend: 'Look at the line given. Usually a text with a colon needs quotes, or the indentation is wrong.',
    example: '---\ntitle: "Security: what has changed"\n---',
  },
  'broken-xliff': {
    means:
      'A file of translations is not XLIFF 1.2 as `kartograf translate export` writes it, or is of a text that the site does not have.',
    matters: 'Nothing of it can be brought into the content.',
    mend: 'Let the tool of the translator write XLIFF 1.2 with the elements that it got, and send the whole file back.',
    example: '<file original="content/posts/hello/de.md" source-language="de" target-language="es">',
  },
  'changed-codes': {
    means:
      'A translation lacks a code of its source (a fact, a link, emphasis), has one too often, or has a fact as typed words.',
    matters: 'The page would lack a figure or a link that its source has.',
    mend: 'Put each `<x/>` and `<g>` of the source into the translation once, at the place where the language wants it.',
    example: '<target>Más de <x id="1"/> clientes</target>',
  },
  'changed-source': {
    means: 'A text that was exported for translators says something else by now.',
    matters: 'The translation would say what its source said before, and count as fresh.',
    mend: 'Export the text again. Tools for translators fill in what they know, so that only the changes are left to do.',
    example: 'kartograf translate export posts/hello --to es',
  },
  'contradicting-policy': {
    means: 'Two translations have different policies for a missing language.',
    matters: 'It is not clear where links in that language lead.',
    mend: 'Keep `untranslated` in one of the files.',
    example: 'untranslated: { es: link }',
  },
  'curly-quotes': {
    means: 'A value is in typographic quotes, which word processors insert instead of straight ones.',
    matters: 'YAML treats them as part of the text, so a title or label would be shown in quotes.',
    mend: 'Use straight quotes, or none. If the quotes are part of the text, put straight ones around them.',
    example: 'title: "Security: what has changed"',
  },
  'cut-value': {
    means: 'A space and `#` within a value start a comment.',
    matters: 'YAML ignores the rest, so half of a title such as `Platform #1` would be missing.',
    mend: 'Put the value in quotes. If it is meant as a comment, put a space after the `#`.',
    example: 'title: "Platform #1"',
  },
  'misread-number': {
    means: 'A number has a point and three digits after it, such as `1.450`.',
    matters: 'YAML reads the point as the beginning of the decimals: a price of `1.450` would be shown as 1.45.',
    mend: 'Write thousands without a point. A text, such as a version, is put in quotes.',
    example: 'price: { euro: 1450 }',
  },
  'different-translations': {
    means: 'A field that must be equal in all languages, such as a date or price, differs between two of them.',
    matters: 'Visitors of one language would come on the wrong day, or expect another price.',
    mend: 'Write the right value into every file of the folder.',
    example: 'start: 2026-11-20T09:00',
  },
  'empty-page': {
    means: 'The page has no sections.',
    matters: 'In this theme, pages consist of sections, so the page would be empty.',
    mend: 'Add a section. The simplest one shows the text below the front matter.',
    example: 'sections:\n  - type: body',
  },
  'hidden-reference': {
    means: 'A field refers to an entry that is a draft or not published yet.',
    matters: 'The page would show something that is not public.',
    mend: 'Refer to a published entry, or publish both on the same day.',
  },
  length: {
    means: 'A title or description is too long or too short for search results.',
    matters: 'Search engines would truncate or replace it.',
    mend: '`check` warns about titles over 70 characters, and descriptions under 50 or over 170. Aim for up to 55, and 120 to 155.',
  },
  'missing-field': {
    means: 'A required field is missing.',
    matters: 'The page, a list or the structured data would have a gap.',
    mend: 'Add the field. `kartograf reference` writes all fields into `content/README.md`.',
    example: 'title: What the drill has shown',
  },
  'missing-translation': {
    means: 'The entry is missing in a language, and there is no policy for links in that language.',
    matters: 'Menus and links in that language would lead nowhere.',
    mend: 'Write the file, or set a policy in an existing one: `link`, `parent`, `none` or `copy`.',
    example: 'untranslated: { es: link }',
  },
  'stale-policy': {
    means: '`untranslated` contains a language in which the entry exists.',
    matters: 'It is a leftover that would confuse the next reader.',
    mend: 'Remove the language from `untranslated`.',
  },
  'unfinished-translation': {
    means:
      'A part of an imported text has no translation, or still the words of its source that `translate export --copy-source` put there.',
    matters: 'Half a translation would be published as a whole one.',
    mend: 'Finish it in the tool of the translator, and export it from there again. Words that are the same in both languages need the state `translated`.',
    example: '<target>Llámenos</target>',
  },
  'unknown-key': {
    means: 'The file contains a field that does not exist.',
    matters: 'Its value would be ignored. Often it is a required field that is misspelt.',
    mend: 'Correct the name, or remove the line.',
  },
  'unwritten-text': {
    means:
      'A text that is not a draft still contains a placeholder written by `kartograf new`: `TODO`, or the picture `./todo.png`. In `content/site.yaml`, the address or a contact is still the one that `kartograf init` makes up; told by `kartograf check`.',
    matters: 'Visitors would see it, and search engines would look for the pages elsewhere.',
    mend: 'Write the text, name a picture of your own, or remove an optional field. Until then, hold the entry back with `draft: true`.',
    example: 'draft: true',
  },
  'wrong-address': {
    means: 'A telephone number, email address or URL in a link is invalid, or leads elsewhere than it looks.',
    matters:
      'Nobody could be reached with it, or visitors would trust the wrong host: `https://bank.example@other.example` is `other.example`.',
    mend: 'Write telephone numbers with a country code and without letters, email addresses with a single @, and URLs with https:// and the host.',
    example: '[Write to us](mailto:post@example.com)',
  },
  'wrong-canonical': {
    means: 'The target of `canonical` cannot be the original of this page.',
    matters: 'Search engines would drop one of the pages, or both.',
    mend: 'Use the path of a page that is not itself a variant, and remove `noindex`.',
    example: 'canonical: /company',
  },
  'wrong-value': {
    means: 'A value has the wrong type, or two fields contradict each other.',
    matters: 'The page would show something wrong, or nothing.',
    mend: 'Compare the value with what was expected. `kartograf reference` writes all fields into `content/README.md`.',
    example: 'date: 2026-11-20',
  },
} as const satisfies Readonly<Record<string, Explanation>>
