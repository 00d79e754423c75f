import { describe, expect, test } from 'vitest'
import type { Translation } from '../../../../cli/status/translations.ts'
import { translatableData } from '../../../../cli/translate/data-texts.ts'
import { exportedFile } from '../../../../cli/translate/export-texts.ts'
import { importedFile } from '../../../../cli/translate/import-texts.ts'
import { translatableMessages } from '../../../../cli/translate/messages.ts'
import { readXliff } from '../../../../cli/translate/read-xliff.ts'
import { translatableEntry, type Translatable } from '../../../../cli/translate/translatable.ts'
import { xliffOf } from '../../../../cli/translate/write-xliff.ts'
import { inline, markdown } from '../../../../renderer/definitions/fields/markdown.ts'
import { noTranslate, same, z } from '../../../../renderer/definitions/fields/kind.ts'
import { link } from '../../../../renderer/definitions/fields/links.ts'
import { picture } from '../../../../renderer/definitions/fields/pictures.ts'
import { perLocale, text } from '../../../../renderer/definitions/fields/text.ts'
import { jsonSchemaOf } from '../../../../renderer/outputs/json-schema.ts'

const SCHEMA = jsonSchemaOf(
  z.object({
    title: text().describe('The title.'),
    lead: inline(),
    notes: markdown(),
    photo: picture(),
    size: same(text()),
    id: noTranslate(text()),
    more: link(),
    tone: z.enum(['light', 'night']),
    facts: z.array(z.union([text(), z.object({ value: text() })])),
    parts: z.array(
      z.union([z.object({ type: z.literal('a'), name: text() }), z.object({ type: z.literal('b'), key: link() })]),
    ),
  }),
)

const SOURCE = `---
title: Hello # the title
description: A post.
path: /hello
draft: true
lead: 24. May, **noon**
notes: |
  - One
  - Two
photo: { src: ./a.png, alt: A pump }
size: 20 m²
id: top
more: /contact
tone: light
facts: [One, { value: Two }]
parts:
  - { type: a, name: Three }
  - { type: b, key: /contact }
---

Call {{facts.customers|words.dative}} on [the line](/contact).

\`\`\`ts
const hello = 'Hello'
\`\`\`
`

const TRANSLATION: Translation = {
  group: 'posts/hello',
  locale: 'es',
  file: 'content/posts/hello/es.md',
  source: 'content/posts/hello/en.md',
  state: 'missing',
  digest: 'd',
}

/** A text with its translation, if there is one. */
function textOf(source: string, translation?: string): Translatable {
  return translatableEntry(TRANSLATION, 'en', {
    textOf: (file) => (file === TRANSLATION.source ? source : translation),
    schemaOf: () => SCHEMA,
    hasFact: (reference) => !reference.endsWith('.dative'),
  })
}

const exported = (text: Translatable): string => xliffOf([exportedFile(text, { all: true, copySource: false })])

/** What a translator sends back: each source as it is, in capitals. */
function capitals(document: string): string {
  return document.replaceAll(
    /<source>(.*?)<\/source>(?:\s*<target.*?<\/target>)?/gs,
    (_whole, words: string) =>
      `<source>${words}</source><target>${words.replaceAll(/(?<=^|>)[^<]+/g, (piece) => piece.toUpperCase())}</target>`,
  )
}

/** What an import of a document makes of a text. */
function imported(document: string, text: Translatable) {
  const { original, locale } = text
  const [file] = readXliff(document)
  if (!file) throw new Error('The document has no file')
  const result = importedFile(file, 'es.xlf', new Map([[original, [{ locale, read: () => text }]]]))
  const issues = result.issues.map(({ code, line, message, hint = '' }) => [code, line, `${message} ${hint}`.trim()])
  return { written: result.imported?.written, isDone: result.imported?.isDone, issues }
}

describe('an exported text', () => {
  const document = exported(textOf(SOURCE))
  const ids = Array.from(document.matchAll(/trans-unit id="([^"]*)"/g), ([, id]) => id)

  test('has the words of front matter and body, and nothing that readers do not read', () => {
    const fields = ['title', 'lead.1', 'notes.1', 'notes.2', 'photo.alt', 'facts.0', 'facts.1.value', 'parts.0.name']
    expect(ids).toEqual([...fields, 'body.1'])
  })

  test('has placeholders as codes', () => {
    const pages = exported(textOf(SOURCE.replace('title: Hello', 'title: "Page {page} of {{facts.n}}"')))
    expect(pages).toContain('<source>Page <x id="1" ctype="x-other" equiv-text="{page}"/> of <x id="2" ctype="x-fact" ')
  })

  test('is XLIFF 1.2, with protected codes and the purpose of its fields', () => {
    expect(document).toContain('<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">')
    expect(document).toContain('<file original="content/posts/hello/en.md" source-language="en" target-language="es"')
    expect(document).toContain('<note>The title.</note>')
    expect(document).toContain('<source>24. May, <g id="1" ctype="bold">noon</g></source>')
    expect(document).toContain('Call <x id="1" ctype="x-fact" equiv-text="{{facts.customers|words.dative}}"/> on')
  })
})

describe('an imported text', () => {
  test('is the source with other words, without its address, with forms of facts that its language has', () => {
    const { written, isDone, issues } = imported(capitals(exported(textOf(SOURCE))), textOf(SOURCE))
    expect([isDone, issues]).toEqual([true, []])
    const expected = SOURCE.replace('path: /hello\n', '')
      .replace('title: Hello', 'title: HELLO')
      .replace('24. May, **noon**', '24. MAY, **NOON**')
      .replace('- One\n  - Two', '- ONE\n  - TWO')
      .replace('A pump', 'A PUMP')
      .replace('[One, { value: Two }]', '[ONE, { value: TWO }]')
      .replace('name: Three', 'name: THREE')
      .replace(/^Call.*$/m, 'CALL {{facts.customers|words}} ON [THE LINE](/contact).')
    expect(written).toBe(expected)
  })

  test('keeps what has only facts, which translators do not get, with the forms of its language', () => {
    const source = SOURCE.replace('value: Two', 'value: "{{facts.n|words.dative}}"')
    const document = capitals(exported(textOf(source)))
    expect(document).not.toContain('facts.1.value')
    expect(imported(document, textOf(source)).written).toContain('value: "{{facts.n|words}}"')
    const own = source.replace('facts.n|words.dative', 'facts.own')
    expect(imported(document, textOf(source, own)).written).toContain('value: "{{facts.own}}"')
  })

  test('of the home page is the home page of its language', () => {
    const home = textOf(SOURCE.replace('path: /hello', 'path: /'))
    expect(imported(capitals(exported(home)), home).written).toContain('path: /\n')
  })

  test('changes words only in a translation that is divided as its source is', () => {
    const own = SOURCE.replace('/hello', '/hola')
      .replace('# the title', '# el título')
      .replace('more: /contact', 'more: /es')
      .replace("'Hello'", "'Hola'")
    const { written } = imported(capitals(exported(textOf(SOURCE, own))), textOf(SOURCE, own))
    for (const kept of ['path: /hola', '# el título', 'more: /es', "'Hola'"]) expect(written).toContain(kept)
    expect(written).toContain('title: HELLO')
  })

  test('of a translation that is divided otherwise is the source, with settings of its own', () => {
    const own = SOURCE.replace('/hello', '/hola').replace('draft: true\n', '').replace('\n  - Two', '')
    const { written } = imported(capitals(exported(textOf(SOURCE, own))), textOf(SOURCE, own))
    expect(written).toContain('path: /hola')
    expect(written).toContain('- TWO')
    expect(written).not.toContain('draft')
  })

  test('keeps a translation, byte for byte, that comes back as it was sent', () => {
    const own = SOURCE.replace('Hello #', 'Hola   #')
      .replace('|words.dative', '|words')
      .replace(' on [the', '\\!&nbsp;\non [the')
      .replace('A post.', '"Un texto."')
    const text = textOf(SOURCE, own)
    expect(imported(exported(text), text).written).toBe(own)
  })

  test('has the references of its source, and a no-break space is another word than a space', () => {
    const source = SOURCE.replace(/^Call.*$/m, 'R&amp;D, 10&nbsp;km, a b')
    const document = exported(textOf(source, source)).replace(/(<target.*)a b/, '$1a\u00a0b &lt;b&gt;')
    expect(imported(document, textOf(source, source)).written).toContain('R&amp;D, 10&nbsp;km, a&nbsp;b \\<b>')
  })

  test('is not done as long as a part is marked as to be reviewed', () => {
    const text = textOf(SOURCE, SOURCE)
    expect(imported(exported(text), text).isDone).toBe(false)
  })

  test('may have prefixes, CDATA, translations that are suggested, and a comment of a tool at its end', () => {
    const document = capitals(exported(textOf(SOURCE)))
      .replace('>HELLO</target>', '><![CDATA[HOLA & <ADIÓS>]]></target><alt-trans><target>NO</target></alt-trans>')
      .replaceAll(/<(\/?)(?=[a-z])/g, '<$1x-1:')
    expect(imported(`${document}<!-- by\na tool -->\n`, textOf(SOURCE)).written).toContain('title: HOLA & <ADIÓS> #')
  })

  test('takes time in proportion to its length, whatever stands behind its end', () => {
    const text = `<xliff version="1.2"></xliff>${'</xliff><!--'.repeat(50_000)}`
    const start = performance.now()
    expect(readXliff(text)).toEqual([])
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('takes time in proportion to its length, whatever number of blanks a translation has', () => {
    const document = capitals(exported(textOf(SOURCE))).replace('HELLO', `A${' '.repeat(100_000)}B`)
    const start = performance.now()
    expect(imported(document, textOf(SOURCE)).issues).toEqual([])
    expect(performance.now() - start).toBeLessThan(5000)
  })

  test('may name its language with a region, as some tools do', () => {
    const document = capitals(exported(textOf(SOURCE))).replace('target-language="es"', 'target-language="es-ES"')
    expect(imported(document, textOf(SOURCE))).toMatchObject({ isDone: true, issues: [] })
  })

  test('may be divided into sentences by a tool, have spaces at the edge of an emphasis, and line breaks', () => {
    const document = capitals(exported(textOf(SOURCE)))
      .replace('<target>HELLO</target>', '<target><mrk mid="0" mtype="seg">HOLA</mrk>\n <mrk mid="1">TÚ</mrk></target>')
      .replace('>NOON</g></target>', '> NOON </g>!</target>')
    const { written } = imported(document, textOf(SOURCE))
    expect(written).toContain('title: HOLA TÚ')
    expect(written).toContain('24. MAY,  **NOON** !')
  })
})

test('parts are found again when others of their source have been removed or moved since the export', () => {
  const source = SOURCE.replace('Call {{', 'A b.\n\nC d.\n\nCall {{')
  const document = capitals(exported(textOf(source)))
  const { written, issues } = imported(document, textOf(source.replace('A b.\n\nC d.', 'C d.')))
  expect([issues, written]).toEqual([[], expect.stringMatching(/\n\nC D\.\n\nCALL [^]*'Hello'/)])
})

describe('a text that is exported with its source as translation', () => {
  const text = textOf(SOURCE)
  const copied = xliffOf([exportedFile(text, { all: true, copySource: true })])

  test('is not translated if it comes back so', () => {
    expect(copied).toContain('<target state="new">24. May, <g id="1" ctype="bold">noon</g></target>')
    const { written, issues } = imported(copied, text)
    expect([written, issues]).toEqual([
      undefined,
      [['unfinished-translation', 3, 'none of the 9 parts of content/posts/hello/en.md is translated']],
    ])
  })

  test('is not translated as long as a part of it is so, unless its state says otherwise', () => {
    const begun = copied.replaceAll(/(?<=state="new">)[^<]*/g, '$& á')
    const same = begun.replace('Hello á', 'Hello')
    expect(imported(same, text).issues).toEqual([
      [
        'unfinished-translation',
        5,
        expect.stringMatching(/^`title` has the words of its source, as it was exported if/),
      ],
    ])
    const told = same.replace('state="new">Hello', 'state="translated">Hello')
    expect(imported(told, text)).toMatchObject({ isDone: true, issues: [] })
  })
})

describe('what is wrong with a document is told at its place', () => {
  const COPY = 'copy the codes from the source in the tool of the translator, since they cannot be typed'
  const document = capitals(exported(textOf(SOURCE)))
  const text = textOf(SOURCE)

  test.each<[string, string, readonly unknown[]]>([
    [
      'a part without a translation',
      document.replace('<target>HELLO</target>', '<target> \n</target>'),
      ['unfinished-translation', 5, '`title` has no translation'],
    ],
    [
      'a code that is missing',
      document.replace('CALL <x id="1" ctype="x-fact" equiv-text="{{facts.customers|words.dative}}"/>', 'CALL'),
      [
        'changed-codes',
        31,
        `the translation of \`body.1\` lacks <x id="1"/> ({{facts.customers|words.dative}}) ${COPY}`,
      ],
    ],
    [
      'a code that is there twice',
      document.replace('<g id="1" ctype="bold">NOON</g>', '<g id="1">A</g> <g id="1">B</g>'),
      ['changed-codes', 9, `the translation of \`lead.1\` has <g id="1"> too often ${COPY}`],
    ],
    [
      'emphasis around nothing',
      document.replace('<g id="1" ctype="bold">NOON</g>', 'A <g id="1"> </g>'),
      ['changed-codes', 9, `the translation of \`lead.1\` lacks <g id="1"> (**…**) ${COPY}`],
    ],
    [
      'a fact that is typed',
      document.replace('>HELLO<', '>HELLO {{facts.customers}}<'),
      ['changed-codes', 5, `the translation of \`title\` has {{facts.customers}} as words ${COPY}`],
    ],
    ['elements of others', document.replace('HELLO', '<ph id="1"/>'), ['broken-xliff', 6, '`<ph>` is not known here']],
    [
      'a control character',
      document.replace('HELLO', 'HELLO&#8;'),
      ['broken-xliff', 6, 'there is a control character (U+0008)'],
    ],
    [
      'a source that has changed',
      document.replaceAll('>Hello<', '>Hallo<'),
      [
        'changed-source',
        5,
        '`title` of content/posts/hello/en.md has changed since the export export it again with `kartograf translate export content/posts/hello/en.md --to es`: tools for translators fill in what they know',
      ],
    ],
    [
      'a part that a tool has left out, or that is new',
      document.replace(/<trans-unit id="title">.*?<\/trans-unit>/s, ''),
      [
        'changed-source',
        3,
        '`title` of content/posts/hello/en.md is not in the document export it again with `kartograf translate export content/posts/hello/en.md --to es`: tools for translators fill in what they know',
      ],
    ],
    [
      'several changes of a source, with the first of them',
      document.replaceAll('>Hello<', '>Hallo<').replaceAll('>One<', '>Ona<'),
      [
        'changed-source',
        5,
        expect.stringMatching(/^`title` of \S+ has changed since the export, and 2 more parts too export/),
      ],
    ],
    [
      'a text that the site does not have',
      document.replace('posts/hello/en', 'posts/helo/en'),
      [
        'broken-xliff',
        3,
        '`content/posts/helo/en.md` is no source text of this site did you mean `content/posts/hello/en.md`?',
      ],
    ],
    [
      'a language that the site does not have',
      document.replace('target-language="es"', 'target-language="fr"'),
      ['broken-xliff', 3, 'content/posts/hello/en.md is not translated into `fr`'],
    ],
  ])('%s', (_what, given, expected) => {
    const { written, issues } = imported(given, text)
    expect([written, issues]).toEqual([undefined, [expected]])
  })

  test.each<[string, string, string, number]>([
    ['no XLIFF', '<html></html>', 'this is no XLIFF', 1],
    ['another version', document.replace('version="1.2"', 'version="2.0"'), 'this is XLIFF 2.0', 2],
    ['the beginning of one', document.slice(0, 900), 'the file ends before `</xliff>`', 21],
    ['an element without an end', document.replace('NOON</g>', 'NOON'), '`<g>` has no end', 10],
  ])('%s', (_what, given, message, line) => {
    expect(() => readXliff(given)).toThrow(
      expect.objectContaining({ message, place: expect.objectContaining({ line }) as unknown }),
    )
  })
})

describe('messages', () => {
  const catalogues = {
    en: { hello: 'Hello {name}', days: '{n, plural, one {# day} other {# days}}', bye: 'Bye' },
    es: { bye: 'Adiós', own: 'Propio' },
  }
  const text = translatableMessages('en', 'es', catalogues)

  test('are exported if they are missing, with protected placeholders', () => {
    const document = xliffOf([exportedFile(text, { all: false, copySource: false })])
    expect(document).toContain('<source>Hello <x id="1" ctype="x-other" equiv-text="{name}"/></source>')
    expect(document).toContain('<note>ICU MessageFormat')
    expect(document).not.toContain('Bye')
  })

  const document = xliffOf([exportedFile(text, { all: false, copySource: false })])
  const TRANSLATED = '{n, plural, one {# día} other {# días}}'
  const back = (hello: string, days: string): string =>
    document
      .replace('</source>', `</source><target>${hello}</target>`)
      .replace('</source>\n        <note', `</source><target>${days}</target>\n        <note`)

  test('are put among those that there are, in the order of the source', () => {
    const { written } = imported(back('D\'<x id="1"/>', TRANSLATED), text)
    expect(Object.entries(JSON.parse(written ?? '{}') as object)).toEqual([
      ['hello', "D''{name}"],
      ['days', TRANSLATED],
      ['bye', 'Adiós'],
      ['own', 'Propio'],
    ])
  })

  test('of several documents are put together', () => {
    const first = text.write(new Map([['hello', 'Hola {name}']]))
    expect(text.write(new Map([['days', TRANSLATED]]), first)).toContain('"hello": "Hola {name}"')
  })

  test.each<[string, string, string]>([
    ['a word of the syntax that is translated', '{n, plurál, one {#} other {#}}', 'broken-message'],
    ['a placeholder that is renamed', '{t, plural, one {#} other {#}}', 'different-placeholders'],
    ['a form that is missing', '{n, plural, other {#}}', 'missing-plural'],
  ])('are not written with %s', (_what, days, code) => {
    const { written, issues } = imported(back('<x id="1"/>', days), text)
    expect([written, issues]).toEqual([undefined, [[code, 8, expect.stringContaining('`days`')]]])
  })
})

describe('a data file', () => {
  const SCHEMA_OF_MENU = jsonSchemaOf(
    z.strictObject({
      phone: text(),
      items: z.array(
        z.strictObject({
          name: text(),
          languages: perLocale(z.strictObject({ title: text(), url: noTranslate(text()) })),
        }),
      ),
    }),
  )
  const MENU = `# The menu.
phone: '1'
items:
  - name: a
    languages:
      en: { title: Help, url: /help }
      es: { title: Ayuda, url: /ayuda }
  - name: b
    languages:
      en: { title: News, url: /news } # new
`
  const file = { path: 'content/menu.yaml', text: MENU, digest: '' }
  const menu = translatableData(file, SCHEMA_OF_MENU, 'en', 'es')

  test('gives the words that a language lacks, and takes them with the rest of the source', () => {
    const document = xliffOf([exportedFile(menu, { all: false, copySource: false })])
    expect(Array.from(document.matchAll(/unit id="([^"]*)"/g), ([, id]) => id)).toEqual(['items.1.languages.title'])
    const { written } = imported(capitals(document), menu)
    expect(written).toContain('es: { title: Ayuda, url: /ayuda }')
    expect(written).toContain(
      'en: { title: News, url: /news } # new\n      es:\n        title: NEWS\n        url: /news\n',
    )
  })

  test('is written for several languages in one run', () => {
    const first = menu.write(new Map([['items.1.languages.title', 'Noticias']]))
    const french = translatableData(file, SCHEMA_OF_MENU, 'en', 'fr')
    const both = french.write(new Map([['items.1.languages.title', 'Nouvelles']]), first)
    expect(both).toContain('title: Noticias')
    expect(both).toContain('title: Nouvelles')
    // Of the first item, there is no French word, and a half of it is not written.
    expect(both.match(/fr:/g)).toHaveLength(1)
  })

  test('changes words only where a language is there', () => {
    const { written } = imported(capitals(xliffOf([exportedFile(menu, { all: true, copySource: false })])), menu)
    expect(written).toContain('es: { title: HELP, url: /ayuda }')
  })
})

test('line breaks that are written as references are those of a text', () => {
  const unit = '<trans-unit id="a"><source>A</source><target>A&#13;&#13;# B&#133;C&#x2028;D</target></trans-unit>'
  const [file] = readXliff(`<xliff version="1.2"><file original="a"><body>${unit}</body></file></xliff>`)
  expect(file?.units[0]?.target).toEqual(['A\n\n# B\nC\nD'])
})
