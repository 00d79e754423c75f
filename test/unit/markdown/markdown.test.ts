import { describe, expect, test } from 'vitest'
import { engine } from '../builders.ts'
import { linkTo, plainTheme, rendered } from './rendered.ts'

describe('callouts', () => {
  test.each(['note', 'tip', 'important', 'warning', 'caution'])('know the kind %s', (kind) => {
    expect(rendered(`> [!${kind.toUpperCase()}]\n> Text`)).toContain(`<aside class="callout" data-callout="${kind}">`)
  })

  test('do not show their mark', () => {
    expect(rendered('> [!NOTE]\n> Call **us**.')).toMatch(/<p>Call <strong>us<\/strong>.<\/p>/)
  })

  test('may hold several blocks behind an empty line', () => {
    const html = rendered('> [!NOTE]\n>\n> - one\n')
    expect(html).toMatch(/^<aside[^>]*>\s*<ul>/)
  })

  test.each(['> [!NOTHING]\n> Text', '> Text [!NOTE]', '> **[!NOTE]** Text'])('are not made of %j', (source) => {
    expect(rendered(source)).toContain('<blockquote>')
  })
})

describe('tasks', () => {
  const BOX = '<input type="checkbox" disabled=""/>'

  test('have their words as the label of their box', () => {
    expect(rendered('- [ ] One **two**')).toContain(`<label>${BOX} One <strong>two</strong></label></li>`)
    expect(rendered('- [ ] One\n\n  Two')).toMatch(/<p><label><input [^>]*> One<\/label><\/p>\s*<p>Two<\/p>/)
  })

  test('have lists below them beside that label', () => {
    expect(rendered('- [ ] One\n  - Two')).toMatch(/<label><input [^>]*> One\s*<\/label><ul>\s*<li>Two<\/li>/)
    expect(rendered('- One')).not.toContain('label')
  })

  test('are labelled in texts with HTML, too', () => {
    expect(rendered('- [ ] One <kbd>x</kbd>')).toMatch(/<label><input [^>]*> One <kbd>x<\/kbd><\/label>/)
  })
})

describe('figures', () => {
  const plan = { kind: 'image', src: '/assets/plan.1.png', width: 200, height: 100 } as const

  test('are paragraphs with nothing but a picture, their title the caption', () => {
    expect(rendered('![Plan](./plan.png "A plan")', { images: { './plan.png': plan } })).toBe(
      '<figure><img src="/assets/plan.1.png" alt="Plan" width="200" height="100" loading="lazy" decoding="async"/><figcaption>A plan</figcaption></figure>',
    )
  })

  test('have no caption without a title', () => {
    expect(rendered('![Plan](./plan.png)')).not.toContain('figcaption')
  })

  test('are not made of a picture within a sentence', () => {
    expect(rendered('See ![Plan](./plan.png)')).toMatch(/^<p>See <img/)
  })

  test('say no size that is not known', () => {
    const images = { '/logo.svg': { ...plan, src: '/logo.svg', width: 0, height: 0 } }
    expect(rendered('![Logo](/logo.svg)', { images })).not.toContain('width')
  })
})

describe('footnotes', () => {
  const source = 'One[^a] and two[^a].\n\n[^a]: The note.\n'

  test('are under the heading of the language', () => {
    expect(rendered(source)).toMatch(/<h2[^>]*id="footnote-label"[^>]*>Fußnoten<\/h2>/)
  })

  test('lead back with the words of the language', () => {
    expect(rendered(source)).toContain('aria-label="Zurück zu 1"')
  })

  test('tell several ways back apart', () => {
    expect(rendered(source)).toContain('aria-label="Zurück zu 1-2"')
  })

  test('take the words that they are given, whatever was rendered before', () => {
    const footnotes = { heading: 'Fußnoten', back: (reference: string) => `Hinauf zu ${reference}` }
    rendered(source)
    expect(rendered(source, { theme: { ...plainTheme, footnotes } })).toContain('aria-label="Hinauf zu 1"')
  })

  test('are no links that the model has to check', () => {
    expect(engine.index(source).links).toEqual([])
  })
})

describe('headings', () => {
  test.each([
    ['## Our team', 'our-team'],
    ['## Über uns', 'über-uns'],
    ['### With `code` & *more*', 'with-code--more'],
    ['## "Quoted"', 'quoted'],
  ])('get of %s the id %s', (source, id) => {
    expect(rendered(source)).toContain(` id="${id}"`)
  })

  test('that are alike are numbered', () => {
    expect(engine.index('## A\n\n## A\n\n### A\n').anchors).toEqual(['a', 'a-1', 'a-2'])
  })

  test('are numbered again in each text', () => {
    engine.index('## A\n')
    expect(engine.index('## A\n\ntext').anchors).toEqual(['a'])
  })
})

test.each(['## 🎉', '## !!!\n\n<b>x</b>'])('a heading without letters has an id all the same: %j', (source) => {
  expect(engine.index(source).anchors).toEqual(['section'])
  expect(rendered(source)).toContain('<h2 id="section">')
})

test.each(['[x](javascript:alert(1)) <b>y</b>', '<javascript:alert(1)>', '<a href="javascript:alert(1)">x</a>'])(
  'an address that is not allowed is in the index beside raw HTML, and not in the page: %s',
  (source) => {
    expect(engine.index(source).links.map(({ url }) => url)).toEqual(['javascript:alert(1)'])
    expect(rendered(source)).not.toContain('href')
  },
)

describe('a long email address', () => {
  test.each([
    'information@example.com',
    '<information@example.com>',
    '[information@example.com](mailto:information@example.com?subject=Hello)',
  ])('may continue on the next line with its host: %s', (source) => {
    expect(rendered(source, { inline: true })).toContain('>information<wbr/>@example.com</a>')
  })

  test.each([
    '[write to us](mailto:information@example.com)',
    '[me @ work](mailto:a@b.example)',
    '[@team](https://b.example/)',
  ])('does not where a link is short or says something else: %s', (source) => {
    expect(rendered(source)).not.toContain('<wbr')
  })
})

describe('code', () => {
  test('may continue on the next line after the dots of a long name', () => {
    expect(rendered('`DeviceManagementApps.ReadWrite.All`', { inline: true })).toContain(
      '<code>DeviceManagementApps.<wbr/>ReadWrite.<wbr/>All</code>',
    )
  })

  test.each(['`a.b.c`', '`a long command --with.dots`', '```\nDeviceManagementApps.ReadWrite.All\n```'])(
    'has no other places for that: %s',
    (source) => {
      expect(rendered(source)).not.toContain('<wbr')
    },
  )

  test('is coloured at build time', () => {
    expect(rendered('```js\nconst a = "b"\n```')).toContain('<span class="hljs-keyword">const</span>')
  })

  test.each([
    ['bash', 'if true; then echo; fi'],
    ['powershell', 'Get-Item -Path "x"'],
    ['kql', 'SigninLogs | where TimeGenerated > ago(1d)'],
    ['kusto', 'T | summarize count()'],
    ['terraform', 'resource "a" "b" {}'],
    ['bicep', 'param a string'],
    ['json', '{ "a": true }'],
    ['yaml', 'a: "b"'],
    ['xml', '<a b="c"/>'],
  ])('is coloured in %s', (language, code) => {
    expect(rendered(`\`\`\`${language}\n${code}\n\`\`\``)).toContain('<span class="hljs-')
  })

  test('names its language', () => {
    expect(rendered('```JS\na\n```')).toContain('<pre data-language="js">')
  })

  test('of an unknown language stays plain', () => {
    expect(rendered('```klingon\nqapla "x"\n```')).toBe(
      '<pre data-language="klingon"><code class="language-klingon">qapla &quot;x&quot;\n</code></pre>',
    )
  })

  test('without a language stays plain', () => {
    expect(rendered('```\na\n```')).toBe('<pre><code>a\n</code></pre>')
  })
})

describe('tables', () => {
  test('say the alignment of their cells with a class, and which name columns', () => {
    const html = rendered('| a | b | c |\n|:--|:-:|---|\n| 1 | 2 | 3 |\n')
    expect(html.match(/<t[hd]\b[^>]*>/g)).toEqual([
      '<th class="align-left" scope="col">',
      '<th class="align-center" scope="col">',
      '<th scope="col">',
      '<td class="align-left">',
      '<td class="align-center">',
      '<td>',
    ])
  })
})

describe('tables of four or more columns', () => {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
  const table = (cells: readonly string[]): string =>
    rendered(row(['Level', 'Can it *change*?', 'In the name', 'Not in it']) + row(['-', '-', '-', '-']) + row(cells))

  test('name the column of each cell but the first, for styles that make records of the rows', () => {
    const html = table(['A management group', 'the name, never the ID', '`a` or b', 'Land'])
    expect(html).toContain('<table data-records="">')
    expect(html).toContain('<td>A management group</td>')
    expect(html).toContain('<td data-label="Can it change?">the name, never the ID</td>')
    expect(html).toContain('<td data-label="In the name"><code>a</code> or b</td>')
  })

  test('say whether their rows have names as short as times', () => {
    expect(table(['00:20', 'the name, never the ID', 'a', 'b'])).toContain('<table data-records="keys">')
  })

  test('say how many of their other columns are figures', () => {
    const figures = rendered(
      row(['Cause', 'Cases', 'Share', 'Sign']) +
        row(['--:', '--:', '--:', '-']) +
        row(['1', '214', '35 %', 'the device waits for an app']),
    )
    expect(figures).toContain('<table data-records="2">')
  })

  test('become records if figures leave no room for a long name beside them', () => {
    const figures = (name: string): string =>
      rendered(row(['Cause', 'Spring', 'Autumn']) + row(['-', '--:', '--:']) + row([name, '4', '2']))
    expect(figures('A key that nobody has noted')).toContain('<table data-records="2">')
    expect(figures('Key')).not.toContain('data-records')
  })

  test('stay as they are where all cells are short', () => {
    expect(table(['Group', '4', '12 %', '9'])).not.toMatch(/data-records|data-label/)
  })
})

test('tables of three columns stay tables on phones until a text would become a tower of words', () => {
  const table = (text: string): string => rendered(`| a | b | c |\n|---|---|---|\n| 1 | ${text} | 3 |\n`)
  expect(table('a text of more letters than a phone has')).not.toMatch(/data-records|data-label/)
  expect(table('a text of so many letters that it would be eight lines high')).toContain('data-records=')
})

test('tables of two columns stay tables, however long their texts are', () => {
  const html = rendered('| a | b |\n|---|---|\n| 1 | a text of so many letters that it would be eight lines high |\n')
  expect(html).not.toMatch(/data-records|data-label/)
})

describe('links', () => {
  test.each([
    ['where the model found them to lead', linkTo('/de/about/'), '<a href="/de/about/">'],
    [
      'marked where they lead elsewhere',
      linkTo('https://x.example/', { external: true }),
      '<a href="https://x.example/" rel="noopener" data-external="true">',
    ],
    [
      'with the language of their target, which is not that of their label',
      linkTo('/en/about/', { hreflang: 'en' }),
      '<a href="/en/about/" hrefLang="en">x</a>',
    ],
  ])('are rendered %s', (_, link, expected) => {
    expect(rendered('[x](/about)', { links: { '/about': link } })).toContain(expected)
  })

  test('are rendered by the component of the theme', () => {
    const theme = { ...plainTheme, components: { a: () => 'mine' } }
    expect(rendered('[x](/about)', { theme })).toBe('<p>mine</p>')
  })
})

test('renders an inline text without its paragraph', () => {
  expect(rendered('Call **us**.', { inline: true })).toBe('Call <strong>us</strong>.')
})

test('escapes text', () => {
  expect(rendered('1 < 2 & "3"', { locale: 'en' })).toBe('<p>1 &lt; 2 &amp; “3”</p>')
})

describe('the index of a text', () => {
  test('finds links and pictures with their places', () => {
    const index = engine.index('One\n\n[a](/a) ![b](b.png)\n')
    expect([index.links, index.images]).toEqual([
      [{ url: '/a', line: 3, column: 1 }],
      [{ url: 'b.png', line: 3, column: 9 }],
    ])
  })

  test.each([
    ['a link by reference', '[a]\n\n[a]: /a\n', ['/a']],
    ['an address in the text', 'See https://a.example/x.', ['https://a.example/x']],
    ['an address that begins with www', 'www.a.example', ['http://www.a.example']],
    ['an e-mail address', 'Write to a@b.example', ['mailto:a@b.example']],
    ['a link in a table', '| a |\n|---|\n| [x](/x) |\n', ['/x']],
    ['a link in raw HTML', '<a href="/x">x</a>', ['/x']],
    ['a link in a footnote', 'x[^1]\n\n[^1]: [y](/y)\n', ['/y']],
    ['no link in code', '`[x](/x)`', []],
  ])('finds %s', (_, source, expected) => {
    expect(engine.index(source).links.map(({ url }) => url)).toEqual(expected)
  })

  test.each([
    ['', 0],
    ['One two three', 3],
    ['## One\n\n- two\n- **three**\n', 3],
    ['`one two` three', 3],
    ['One\u00A0two\u2003drei\tvier, fünf –', 6],
  ])('counts the words of %j: %s', (source, words) => {
    expect(engine.index(source).words).toBe(words)
  })

  test.each([
    ['Text with **bold**.', 1],
    ['One\n\nTwo', 2],
    ['- item', 2],
    ['## Heading', 2],
  ])('counts the blocks of %j: %s', (source, blocks) => {
    expect(engine.index(source).blocks).toBe(blocks)
  })

  test('finds the first heading of the first level', () => {
    expect(engine.index('One\n\n# Two\n\n# Three').h1).toEqual({ line: 3, column: 1 })
  })
})

test('does not show a text of one language with the quotes of another', () => {
  engine.tree('## "A"', 'de')
  expect(rendered('## "A"', { locale: 'en' })).toContain('“A”')
})
