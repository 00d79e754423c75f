import type { Explanation } from '../../../renderer/definitions/explanation.ts'

/** Explanations of issues in what texts say: links, pictures, Markdown, facts. */
export const BODY_CODES = {
  'broken-block': {
    means:
      'A line looks like the place of a block, but is part of a paragraph, a list or a quotation, or is written differently.',
    matters: 'Visitors would read the line itself.',
    mend: 'Put it at the start of a line, with an empty line before and after it. To show the characters, write them as code.',
    example: '::block{#costs}',
  },
  'broken-fact': {
    means: 'Braces look like a fact and are none.',
    matters: 'Visitors would read the braces.',
    mend: 'Write two braces on each side. For the characters themselves write `\\{{`, or put them into `code`.',
    example: '{{facts.customers}}',
  },
  'dead-anchor': {
    means: 'The page of a link exists, the place on it does not.',
    matters: 'The link leads to the top of the page, and visitors look for what they were promised.',
    mend: 'Take one of the anchors that are listed, or give the section its `id`.',
    example: '[Open positions](/career#jobs)',
  },
  'dead-external-link': {
    means: 'A link leads to a page or a host of others that does not exist any more; `check --external` has asked.',
    matters: 'Readers end at an error, and doubt the rest of the text.',
    mend: 'Link to where the page has moved, or remove the link. `externalLinks.ignore` in `content/site.yaml` leaves out URLs.',
    example: 'externalLinks: { ignore: ["https://intranet.example.com/*"] }',
  },
  'dead-link': {
    means: 'A link, a menu item or a redirect names a page or a file that the site does not have.',
    matters: 'Visitors would land on the page for lost addresses.',
    mend: 'Correct the path. Paths have no language: `/career`, not `/en/career`. If the page has moved, `aliases` keeps its old path.',
    example: '[Career](/career)',
  },
  'duplicate-anchor': {
    means: 'Two sections of a page have the same `id`.',
    matters: 'Links find the first one only.',
    mend: 'Give each section an id of its own.',
    example: 'id: open-positions',
  },
  'forbidden-link': {
    means: 'The address has a scheme or a form that is not allowed, such as `javascript:` or `//host`.',
    matters: 'It could run code, or lead to a host that nobody meant.',
    mend: 'Write a path of the site, or a full address with https://, mailto: or tel:.',
    example: '[Status](https://status.example.com/)',
  },
  glossary: {
    means: 'The text has a word for which `content/glossary.yaml` names another one.',
    matters: 'Readers take two words for two things.',
    mend: 'Use the word that is named, or change the glossary.',
  },
  'heading-jump': {
    means:
      'A heading is more than one level below the heading before it, or the first of a text below the title of the page.',
    matters: 'Screen readers list headings as an outline, in which a level would be missing.',
    mend: 'Use the next level. How large a heading is shown is decided by the theme.',
    example: '## Chapter\n\n### Part of it',
  },
  'hidden-link': {
    means: 'A link leads to something that is a draft or not published yet.',
    matters: 'The link would be dead until then, and the address is not to be known.',
    mend: 'Publish both on the same day, or take the link out.',
    example: 'publish: 2027-01-01',
  },
  'lost-marks': {
    means:
      'Marks of Markdown have stayed text: a link, bold words, a heading or a table that is none, or code without an end.',
    matters: 'Visitors would read the brackets, asterisks or hash signs, and the link would lead nowhere.',
    mend: 'Write what was expected; mostly there is a space too many or too few. To show the marks, write them as `code`, or put a backslash before them.',
    example: '[Contact](/contact)',
  },
  'lost-text': {
    means: 'There is text below the front matter, and no section of the page shows it.',
    matters: 'Nobody would read it.',
    mend: 'Add the section that shows the text, or move the text into a section.',
    example: 'sections:\n  - type: body',
  },
  'missing-alt': {
    means: 'A picture has no words for people who do not see it.',
    matters: 'Screen readers would read the name of the file, and search engines do not know what it shows.',
    mend: 'Say between the brackets, or in `alt` of the field, what the picture shows. Mere decoration has an empty text: `alt: ""`.',
    example: '![Three steps from order to delivery](./steps.svg)',
  },
  'missing-image': {
    means: 'There is no picture of that name beside the text.',
    matters: 'Visitors would see a broken picture.',
    mend: 'Put the file into the folder of the text, or correct the name. Upper and lower case differ.',
    example: 'image: ./plan.png',
  },
  'image-too-large': {
    means: 'The picture has more pixels than the build decodes.',
    matters: 'It would fill the memory, and no screen shows as many.',
    mend: 'Export it with at most 4000 pixels a side. A file to download belongs into `content/static/`, which is copied as it is.',
  },
  'not-inline': {
    means: 'The field takes one paragraph, and several came.',
    matters: 'Lists and headings within a line or a label would break the page.',
    mend: 'Write one paragraph with **bold**, links and `code` at most.',
  },
  'removed-html': {
    means: 'The text has an HTML element that is not allowed.',
    matters: 'It would be taken out without a word, and with it what it shows.',
    mend: 'Use Markdown. For the characters themselves put a backslash before `<`.',
    example: '\\<iframe>',
  },
  'second-h1': {
    means: 'The text has a heading of level 1.',
    matters: 'A page has one, its title, so that it is clear what it is about.',
    mend: 'Begin with level 2.',
    example: '## Heading',
  },
  'single-braces': {
    means: 'The name of a fact stands in one pair of braces, where there are two.',
    matters: 'Visitors would read the name instead of the figure or the telephone number.',
    mend: 'Write two braces on each side. To show the characters in a text, write them as `code`.',
    example: '{{site.contact.phone}}',
  },
  'text-too-deep': {
    means: 'Lists, quotations or elements stand in each other on too many levels.',
    matters: 'It would take minutes, and nobody could read it.',
    mend: 'Make parts of it sections of their own.',
  },
  'text-too-large': {
    means: 'A text, a table or a block of code is larger than any page should be.',
    matters: 'It would take minutes to build and long to load.',
    mend: 'Spread it over several pages, or offer it as a file.',
  },
  'undefined-footnote': {
    means: 'The text refers to a footnote that it does not have.',
    matters: 'Visitors would read the brackets.',
    mend: 'Add the note.',
    example: 'A claim.[^1]\n\n[^1]: Its source.',
  },
  'undefined-reference': {
    means: 'The text refers to a link definition that it does not have.',
    matters: 'Visitors would read the brackets.',
    mend: 'Add the definition, or write the address in place.',
    example: '[handbook](/company/handbook)',
  },
  'unknown-block': {
    means: 'The text has a place for a block that the front matter does not define.',
    matters: 'Nothing could be shown there.',
    mend: 'Correct the name, or define the block: a section with its `type`, as in `sections` of pages.',
    example: 'blocks: { costs: { type: bars, heading: What it costs, … } }',
  },
  'unknown-callout': {
    means: 'A quotation begins with a kind of callout that does not exist.',
    matters: 'Visitors would read `[!…]`.',
    mend: 'Take one of the kinds that are listed; they are English in every language.',
    example: '> [!NOTE]\n> Text of the callout.',
  },
  'unknown-code-language': {
    means: 'A block of code names a language that cannot be coloured.',
    matters: 'The code is shown plain.',
    mend: 'Take the name of a known language, or `text`.',
    example: '```powershell\nGet-Date\n```',
  },
  'unknown-fact': {
    means: 'Braces name a fact that `content/facts.yaml` and the settings do not have.',
    matters: 'There is nothing to put in its place.',
    mend: 'Correct the name, or add the fact.',
    example: '{{facts.customers}}',
  },
  'unknown-form': {
    means: 'A fact has no such form in this language, or the theme has no form of that name.',
    matters: 'There is nothing to show.',
    mend: 'Take one of those that are listed.',
  },
  'unreadable-image': {
    means: 'The file is there, but it is no picture, or damaged.',
    matters: 'Its size is not known, so the page would jump while it loads, or show nothing.',
    mend: 'Export it again as AVIF, GIF, JPEG, PNG, SVG or WebP. An SVG needs a `viewBox` or a size.',
  },
  'unreachable-link': {
    means:
      'A server that a link leads to has not answered, or with an error of its own; `check --external` has asked twice.',
    matters: 'Perhaps it is down today only, perhaps for good.',
    mend: 'Open the link in a browser. If it works there, the server refuses programs: add it to `externalLinks.ignore` in `content/site.yaml`.',
  },
  'unused-block': {
    means: 'The front matter defines a block that the text does not show.',
    matters: 'What somebody has written is shown to nobody.',
    mend: 'Put `::block{#name}` into the text as a paragraph of its own, or delete the block.',
  },
} as const satisfies Readonly<Record<string, Explanation>>
