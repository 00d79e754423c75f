import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in what texts say: links, pictures, Markdown, facts. */
export const BODY_CODES = {
  'broken-block': {
    means: 'A line looks like a block, but is part of a paragraph, list or quotation, or is written differently.',
    matters: 'Visitors would see the line itself.',
    mend: 'Put it at the start of a line, with an empty line before and after it. To show the characters, write them as code.',
    example: '::block{#costs}',
  },
  'broken-fact': {
    means: 'Double braces do not contain the name of a fact, or are not closed.',
    matters: 'Visitors would see the braces.',
    mend: 'Write the name between two braces on each side. For the characters themselves, write `\\{{`, or put them into `code`.',
    example: '{{facts.customers}}',
  },
  'dead-anchor': {
    means: 'The page of a link exists, but has no such anchor.',
    matters: 'The link leads to the top of the page, and visitors have to search for what they were promised.',
    mend: 'Use one of the anchors listed, or give the section its `id`.',
    example: '[Open positions](/career#jobs)',
  },
  'dead-external-link': {
    means: '`check --external` has found that an external link leads to a page or host that no longer exists.',
    matters: 'Readers get an error, and doubt the rest of the text.',
    mend: 'Link to the new address, or remove the link. `externalLinks.ignore` in `content/site.yaml` excludes URLs.',
    example: 'externalLinks: { ignore: ["https://intranet.example.com/*"] }',
  },
  'dead-link': {
    means: 'A link, a menu item or a redirect leads to a page or file that does not exist.',
    matters: 'Visitors would get the not-found page.',
    mend: 'Correct the path. Paths have no language: `/career`, not `/en/career`. If the page has moved, `aliases` keeps its old path.',
    example: '[Career](/career)',
  },
  'duplicate-anchor': {
    means:
      'Two sections of a page have the same `id`, or a heading of its text has the anchor of another part, such as the form of a job (`#apply`).',
    matters: 'Links lead only to the first one.',
    mend: 'Give each section its own id. The anchor of a heading is made of its words: use others.',
    example: 'id: open-positions',
  },
  'forbidden-link': {
    means: 'The URL has a scheme or form that is not allowed, such as `javascript:` or `//host`.',
    matters: 'It could run code, or lead to an unexpected host.',
    mend: 'Write a path of the site, or a complete URL with https://, mailto: or tel:.',
    example: '[Status](https://status.example.com/)',
  },
  glossary: {
    means: 'The text contains a word that `content/glossary.yaml` replaces with another one.',
    matters: 'Readers would take two words for two different things.',
    mend: 'Use the preferred word, or change the glossary.',
  },
  'future-date': {
    means:
      'The text states a day of publication that is still to come, and is on the site already. Told by `kartograf check`.',
    matters: 'Visitors and search engines read a date in the future, and the text may not have been meant for today.',
    mend: 'Hold it back until that day with `publish`, or correct the date. A date alone does not.',
    example: 'publish: 2027-01-10',
  },
  'heading-jump': {
    means:
      'A heading is more than one level below the previous one, or the first heading of a text is more than one level below the page title.',
    matters: 'Screen readers show headings as an outline, in which a level would be missing.',
    mend: 'Use the next level. The theme decides the size of a heading.',
    example: '## Chapter\n\n### Part of it',
  },
  'hidden-link': {
    means: 'A link leads to a draft, or to something that is not published yet.',
    matters: 'The link would be broken until then, and the address should not be known yet.',
    mend: 'Publish both on the same day, or remove the link.',
    example: 'publish: 2027-01-01',
  },
  'lost-marks': {
    means:
      'Markdown syntax is shown as text or read as another: an invalid link, bold text, heading, list or table, code that is not closed, text that has become code or a heading.',
    matters: 'Visitors would see the brackets, asterisks or hash signs, and a link would not work.',
    mend: 'Write what was expected; usually there is an extra or missing space. In scripts without spaces, punctuation beside asterisks belongs outside of them: `「**安全**」`. To show the characters, write them as `code`, or put a backslash before them.',
    example: '[Contact](/contact)',
  },
  'lost-text': {
    means:
      'A text is not shown: no section of the page shows what is below the front matter, a row of a table has more cells than its first row, or nothing refers to a footnote.',
    matters: 'Nobody would see it.',
    mend: 'Add the section that shows the text, the missing columns (a `|` within a cell is written `\\|`), or `[^name]` where the footnote belongs.',
    example: 'sections:\n  - type: body',
  },
  'missing-alt': {
    means: 'A picture has no alternative text.',
    matters: 'Screen readers would read out the file name, and search engines would not know what the picture shows.',
    mend: 'Describe the picture between the brackets, or in `alt` of the field or, in a component, of the `<img>`. Decoration gets an empty text: `alt: ""`.',
    example: '![Three steps from order to delivery](./steps.svg)',
  },
  'missing-image': {
    means: 'There is no picture with this name beside the text.',
    matters: 'Visitors would see a broken picture.',
    mend: 'Put the file into the folder of the text, or correct the name. Upper and lower case matter.',
    example: 'image: ./plan.png',
  },
  'image-too-large': {
    means: 'The picture has more pixels than the build decodes.',
    matters: 'It would fill the memory, and no screen can show that many.',
    mend: 'Export it with at most 4000 pixels per side. Put files for download into `content/static/`, which is copied unchanged.',
  },
  'not-inline': {
    means: 'The field allows one paragraph, but contains several.',
    matters: 'Lists and headings within a line or label would break the page.',
    mend: 'Write a single paragraph, with only **bold**, links and `code`.',
  },
  'removed-attribute': {
    means: 'An HTML element in the text has an attribute that is not allowed, such as `style`, `class` or `onclick`.',
    matters: 'It would be removed silently, so the page would not look or work as written.',
    mend: 'Remove it. How texts look is up to the theme, and what reacts to visitors is a section; `blocks` shows sections within texts.',
    example: '<kbd>Ctrl</kbd>',
  },
  'removed-html': {
    means: 'The text contains an HTML element that is not allowed.',
    matters: 'The element and its content would be removed silently.',
    mend: 'Use Markdown. For the characters themselves, put a backslash before `<`. A film or map of another company is a service, see docs/services.md.',
    example: '\\<iframe>',
  },
  'second-h1': {
    means: 'The text has a heading of level 1.',
    matters: 'A page has only one such heading, its title, which says what the page is about.',
    mend: 'Start with level 2.',
    example: '## Heading',
  },
  'single-braces': {
    means: 'The name of a fact has single braces instead of double ones.',
    matters: 'Visitors would see the name instead of the value.',
    mend: 'Write two braces on each side. To show the characters in a text, write them as `code`.',
    example: '{{site.contact.phone}}',
  },
  'text-too-deep': {
    means: 'Lists, quotations or elements are nested too deeply.',
    matters: 'Building the page would take minutes, and nobody could read it.',
    mend: 'Move parts of it into sections of their own.',
  },
  'text-too-large': {
    means: 'A text, table or code block is larger than a page should be.',
    matters: 'It would take minutes to build, and long to load.',
    mend: 'Split it into several pages, or offer it as a file.',
  },
  'undefined-footnote': {
    means: 'The text refers to a footnote that does not exist.',
    matters: 'Visitors would see the brackets.',
    mend: 'Add the footnote.',
    example: 'A claim.[^1]\n\n[^1]: Its source.',
  },
  'undefined-reference': {
    means: 'The text refers to a link definition that does not exist.',
    matters: 'Visitors would see the brackets.',
    mend: 'Add the definition, or write the URL in the link.',
    example: '[handbook](/company/handbook)',
  },
  'unknown-block': {
    means: 'The text uses a block that the front matter does not define.',
    matters: 'There is nothing to show.',
    mend: 'Correct the name, or define the block: a section with its `type`, as in `sections` of pages.',
    example: 'blocks: { costs: { type: bars, heading: What it costs, … } }',
  },
  'unknown-callout': {
    means: 'A quotation begins with a kind of callout that does not exist.',
    matters: 'Visitors would see `[!…]`.',
    mend: 'Use one of the kinds listed; they are English in every language.',
    example: '> [!NOTE]\n> Text of the callout.',
  },
  'unknown-code-language': {
    means: 'A code block has a language that cannot be highlighted.',
    matters: 'The code is shown without colours.',
    mend: 'Use the name of a known language, or `text`.',
    example: '```powershell\nGet-Date\n```',
  },
  'unknown-fact': {
    means: 'A fact exists neither in `content/facts.yaml` nor in the settings.',
    matters: 'There is no value to show.',
    mend: 'Correct the name, or add the fact.',
    example: '{{facts.customers}}',
  },
  'unknown-form': {
    means: 'A fact does not have this form in this language, or the theme has no form with this name.',
    matters: 'There is nothing to show.',
    mend: 'Use one of those listed.',
  },
  'unreadable-image': {
    means:
      'The file exists, but is not a picture that browsers show, such as one of a phone (HEIC) that was only renamed, or it is damaged.',
    matters: 'Its size is unknown, so the page would shift while it loads, or the picture would not be shown.',
    mend: 'Export it again as AVIF, GIF, JPEG, PNG, SVG or WebP. An SVG needs a `viewBox` or a size.',
  },
  'unlinked-page': {
    means: 'No page links to this one, but for its own translations. Told by `kartograf check`.',
    matters: 'Visitors cannot find it, and search engines take it for unimportant.',
    mend: 'Put it into the menu, into a list, or into a text. A page that is reached in another way, such as from a campaign, has `noindex: true`. For the further pages of a list, the theme has to draw links (`view.archive`).',
    example: 'noindex: true',
  },
  'unreachable-link': {
    means:
      'The server of an external link has not answered `check --external`, or answered with a server error, twice.',
    matters: 'The problem may be temporary or permanent.',
    mend: 'Open the link in a browser. If it works there, the server blocks automated requests: add the URL to `externalLinks.ignore` in `content/site.yaml`.',
  },
  'unused-block': {
    means: 'The front matter defines a block that the text does not use.',
    matters: 'Nobody would see its content.',
    mend: 'Put `::block{#name}` into the text as a paragraph of its own, or delete the block.',
  },
} as const satisfies Readonly<Record<string, Explanation>>
