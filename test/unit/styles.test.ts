import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { END, inlineConstants } from '../../cli/theme/styles/inline-constants.ts'
import { withoutLooseParts, withPhysicalNames, withShortNames } from '../../cli/theme/styles/shorten-styles.ts'
import { kindStyles } from '../../templates/styles/kinds.ts'
import { theme } from '../../templates/index.ts'
import { PROJECT } from '../support/site.ts'

const FOLDER = path.join(PROJECT, 'templates')
const sheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file,
    name: path.basename(file),
    css: readFileSync(path.join(FOLDER, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }))
/** Sheets that only list others. */
const LISTS = new Set([
  'index.css',
  'sections.css',
  'figures.css',
  'steps.css',
  'lists.css',
  'people.css',
  'maps.css',
  'offers.css',
  'alarm.css',
  'finder.css',
  'places.css',
  'entries.css',
])
const others = sheets.filter(({ name }) => name !== 'tokens.css')
const tokens = sheets.find(({ name }) => name === 'tokens.css')?.css ?? ''

/** What a pattern finds in a sheet, with the sheet's name. */
function found(pattern: RegExp, among = others): string[] {
  return among.flatMap(({ name, css }) => [...css.matchAll(pattern)].map(([text]) => `${name}: ${text.trim()}`))
}

/** Rules within another rule whose first selector begins with the name of an element. */
function nestedNames(css: string): string[] {
  const open: string[] = []
  return [...css.matchAll(/([^{};]*)([{};])/g)].flatMap(([, written = '', end]) => {
    if (end === '}') open.pop()
    if (end !== '{') return []
    const selector = written.trim()
    const isNested = open.some((outer) => !outer.startsWith('@'))
    open.push(selector)
    return isNested && /^[a-z]/i.test(selector) ? [selector] : []
  })
}

describe('style sheets', () => {
  test('name the sides of a line by start and end, so that they hold for languages from right to left', () => {
    const physical =
      /^.*(?:\b(?:margin|padding|border|inset)-(?:left|right)\b|^\s*(?:left|right):|\b(?:text-align|float|clear): (?:left|right)|to (?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius).*$/gm
    expect(found(physical)).toEqual([])
    const fourSides = found(/^\s*(?:margin|padding|inset): .*$/gm).filter((line) => {
      let values = line.replace(/^.*?: .*?: |;$/g, '')
      while (values.includes('(')) values = values.replaceAll(/[\w-]*\([^()]*\)/g, 'x')
      const sides = values.split(' ')
      return sides.length === 4 && sides[1] !== sides[3]
    })
    expect(fourSides).toEqual([])
  })

  test('no colour is written outside of the token file, but for the black of masks', () => {
    const literal = found(/^.*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\().*$/gim)
    expect(
      literal.filter(
        (line) => !/mask|linear-gradient\((?:to (?:bottom|top)|var\(--line-end\)), (?:transparent|#000)/.test(line),
      ),
    ).toEqual([])
    expect(found(/:\s*(?:black|white|red|orange|gray|grey|blue|green)\b/g)).toEqual([])
  })

  test('no raw colour of the palette is named outside of the token file, unless with its shade in the other tone', () => {
    const inOneTone =
      /(?<!--if-(?:light|night), )var\(--(?:night|slate|mist|firn|petrol|glow|lagoon|cobalt|plum|danger|success|warning|p)-\d+\)/g
    expect(found(inOneTone)).toEqual([])
    const pair = /var\(--if-light, var\(--[\w-]+\)\) var\(--if-night, var\(--[\w-]+\)\)/
    expect(found(/^.*--if-(?:light|night), var.*$/gm).filter((line) => !pair.test(line))).toEqual([])
    expect(found(/var\(--white\)/g)).toEqual([])
  })

  test('no selector makes a browser restyle the whole page with each piece of HTML that arrives', () => {
    // `:has()` without a subject makes every element one; with a pseudo-class alone in it, every element that arrives may matter.
    expect(found(/(?:^\s*|[>+~] )(?::not\()?:has\([^)]*\)|:has\(:target\)/gm, sheets)).toEqual([])
  })

  test('no rule within another begins with the name of an element, which Safari before 17.2 drops', () => {
    const written = 'b{& i{c:d}i &{c:d}@media print{u{c:d}}}@media print{u{c:d}}'
    expect(nestedNames(written)).toEqual(['i &', 'u'])
    expect(nestedNames(withoutLooseParts(written))).toEqual(['i &', 'u'])
    expect(sheets.flatMap(({ css }) => nestedNames(css))).toEqual([])
  })

  test('every custom property that is used is declared somewhere', () => {
    const declared = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)))
    const missing = sheets.flatMap(({ name, css }) =>
      [...css.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, used]) => !declared.has(used))
        .map(([, used]) => `${name}: ${used ?? ''}`),
    )
    expect(missing).toEqual([])
  })

  test('every rule is in a cascade layer, but for print, fonts and motion', () => {
    const loose = others.filter(
      ({ name, css }) =>
        !LISTS.has(name) &&
        !['fonts.css', 'print.css', 'print-sheet.css'].includes(name) &&
        !/^\s*@layer (?:reset|base|parts|sections) \{/.test(css),
    )
    expect(loose.map(({ name }) => name)).toEqual([])
  })

  test('every sheet comes to a page, and to none twice', () => {
    const listed = (sheet: string): string[] => {
      const { css = '' } = sheets.find(({ file }) => file === sheet) ?? {}
      const parts = [...css.matchAll(/@import '([^']+)'/g)].map(([, part = '']) => path.join(path.dirname(sheet), part))
      return parts.length > 0 ? parts : [sheet]
    }
    const shared = listed(theme.styles)
    const { message = [], root = [], entry = [], ...sections } = kindStyles
    // A page with sections may have all of their kinds.
    const ofKinds = [message, root, entry, Object.values(sections).flat()].map((files) =>
      shared.concat(files.flatMap(listed)),
    )
    for (const names of ofKinds) expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const shown = new Set([...ofKinds.flat(), ...Object.values(theme.optionalStyles ?? {}).flat()])
    const missing = sheets.filter(({ file, name }) => !shown.has(file) && !LISTS.has(name))
    expect(missing.map(({ file }) => file)).toEqual([])
  })

  test('each skin of the emergency button but the first has rules of its own', () => {
    const [, ...skins] = theme.vocabulary?.skins ?? []
    const styled = found(/\[data-skin='([a-z]+)'\]/g)
    expect(skins.length).toBeGreaterThan(0)
    expect(skins.filter((skin) => !styled.includes(`alarm-button.css: [data-skin='${skin}']`))).toEqual([])
  })

  test('the tokens of night name nothing that the light tones lack', () => {
    const namesOf = (start: string): string[] =>
      [...(tokens.slice(tokens.indexOf(start)).split('}')[0] ?? '').matchAll(/(--[\w-]+):/g)].map(
        ([, name]) => name ?? '',
      )
    const light = new Set(namesOf("[data-tone='light']"))
    expect(namesOf("[data-tone='night'] {").filter((name) => !light.has(name))).toEqual([])
  })
})

describe('inlineConstants', () => {
  test('puts short constants of the root in their place', () => {
    expect(inlineConstants(':root{--ink:#031019;--gap:1rem}a{color:var(--ink);margin:var(--gap)}')).toBe(
      ':root{}a{color:#031019;margin:1rem}',
    )
  })

  test('leaves out what nothing refers to', () => {
    expect(inlineConstants(':root{--a:clamp(1rem, 2vw, 3rem);--b:var(--a)}b{margin:var(--a)}')).toBe(
      ':root{--a:clamp(1rem, 2vw, 3rem);}b{margin:var(--a)}',
    )
  })

  test('keeps what is declared again, depends on a condition, refers to another or is long', () => {
    const css =
      ':root{--a:1px;--b:var(--a);--c:clamp(1rem, 2vw, 3rem)}@media print{:root{--d:2px}}.x{--a:2px}b{margin:var(--a) var(--b) var(--c) var(--d)}'
    expect(inlineConstants(css)).toBe(css)
  })

  test.each([
    ['after another rule of it', '@media print{a{b:c}:root{--ink:red}}'],
    ['in a layer', '@media print{@layer base{:root{--ink:red}}}'],
    ['after a text with a brace', '@media print{a{b:"}"}:root{--ink:red}}'],
    ['of a sheet that other pages do not load', `${END}a{b:c}:root{--ink:red}`],
    ['that is stronger than others', ':root{--ink:red!important}'],
  ])('keeps a constant under a condition: %s', (_, rule) => {
    expect(inlineConstants(`${rule}a{color:var(--ink)}`)).toBe(`${rule}a{color:var(--ink)}`)
  })

  test('keeps what a condition asks for', () => {
    const css = '.a{--tone:dark}.b{--x:1}@container style(--tone:dark) and style((--x:1) or (--y:2)){c{d:e}}'
    expect(inlineConstants(css)).toBe(css)
  })

  test('keeps a value apart from the word behind it, which minified sheets of packages do not', () => {
    expect(inlineConstants(':root{--w-1:1px;--w-2:2px}a{b:var(--w-1)var(--w-2)solid;c:var(--w-1)/var(--w-2)}')).toBe(
      ':root{}a{b:1px 2px solid;c:1px/2px}',
    )
  })

  test('takes constants of layers', () => {
    expect(inlineConstants('@layer a{b{c:d}:root{--ink:red}}a{color:var(--ink)}')).toBe(
      '@layer a{b{c:d}:root{}}a{color:red}',
    )
  })

  test('knows the end of a text', () => {
    expect(inlineConstants(':root{--a:"x;y";--b:"};"}b{content:var(--a)}')).toBe(':root{}b{content:"x;y"}')
  })

  test('does not take a fallback for the value', () => {
    expect(inlineConstants(':root{--gap:1px}a{margin:var(--gap,3px)}')).toBe(':root{}a{margin:1px}')
    const css = ':root{--gap:1px}a{margin:var(--gap,calc(1px + 2px))}b{margin:var(--gap)}'
    expect(inlineConstants(css)).toBe(css)
  })

  test('keeps what scripts read or set', () => {
    const css = ':root{--ink:red;--told:1}a{color:var(--ink)}'
    expect(inlineConstants(css, ['--ink', '--told'])).toBe(css)
  })
})

describe('withoutLooseParts', () => {
  test('leaves out spaces of values and the sign before descendants and children', () => {
    expect(withoutLooseParts('a{margin:max(1px, 2px);font:1rem / 2 b;& .c,& li{d:e}&>p{f:g}}')).toBe(
      'a{margin:max(1px,2px);font:1rem/2 b;.c,li{d:e}>p{f:g}}',
    )
  })

  test('leaves the sign where a rule would begin with the name of an element', () => {
    expect(withoutLooseParts('a{& li,& b{d:e}@media print{& i{f:g}}}')).toBe('a{& li,b{d:e}@media print{& i{f:g}}}')
  })

  test('leaves out spaces around products and before conditions, and shortens what cannot be seen', () => {
    expect(
      withoutLooseParts(
        '@media (width<9rem){a{margin:calc(-1 * var(--x) * 2);mask:linear-gradient(transparent,red 2px,transparent)}}',
      ),
    ).toBe('@media(width<9rem){a{margin:calc(-1*var(--x)*2);mask:linear-gradient(#0000,red 2px,#0000)}}')
    const css = '.transparent * .a{b:c}[d=transparent]{e:f}@supports not (g:h){i{j:k}}'
    expect(withoutLooseParts(css)).toBe(css)
  })

  test('keeps the sign in arguments, and where another one would stand for the whole selector', () => {
    const css = 'a{:is(.b,&>.c){d:e}.f:not(.g,& .h,.i){d:e}& .j:not(& .k .j){d:e}& .l+&{d:e}& .m &,.n{d:e}}'
    expect(withoutLooseParts(css)).toBe(css)
    expect(withoutLooseParts('a{& .b:is(.c,:not(.d)),& .e,&>.f &,& *{g:h}}')).toBe(
      'a{.b:is(.c,:not(.d)),.e,>.f &,*{g:h}}',
    )
  })

  test('keeps what joins a selector to its parent, and texts', () => {
    const css = 'a{&:hover{b:c}.d &{e:f}&.g{h:i}&:before{content:", / & x"}}'
    expect(withoutLooseParts(css)).toBe(css)
  })
})

describe('withPhysicalNames', () => {
  test('writes sizes and sides as they are on a page from left to right', () => {
    expect(
      withPhysicalNames(
        'a{inline-size:1px;max-block-size:2px;inset-inline-end:0;margin-block-start:3px;border-inline-start-color:red}@container (2rem<=inline-size<9rem){b{c:d}}',
      ),
    ).toBe(
      'a{width:1px;max-height:2px;right:0;margin-top:3px;border-left-color:red}@container (2rem<=width<9rem){b{c:d}}',
    )
  })

  test('keeps where lines start and end for a site that has languages of both directions', () => {
    const css = 'a{inline-size:1px;inset-inline-end:0;margin-block-start:3px;border-inline-start-color:red}'
    expect(withPhysicalNames(css, true)).toBe(
      'a{width:1px;inset-inline-end:0;margin-top:3px;border-inline-start-color:red}',
    )
  })

  test('keeps them where lines may run from top to bottom', () => {
    const css = 'a{writing-mode:vertical-rl;block-size:2px;margin-inline-start:3px}'
    expect(withPhysicalNames(css)).toBe(css)
    expect(withPhysicalNames('a{writing-mode:horizontal-tb;block-size:2px}')).toBe(
      'a{writing-mode:horizontal-tb;height:2px}',
    )
  })

  test('keeps what has no such name: both sides of an axis, kinds of containers', () => {
    const css =
      'a{margin-inline:auto;inset-block:0;container-type:inline-size;contain-intrinsic-block-size:9rem;scroll-margin-block-start:1px}'
    expect(withPhysicalNames(css)).toBe(css)
  })
})

describe('withShortNames', () => {
  test('gives the shortest names to what is used most, the same everywhere', () => {
    expect(withShortNames(':root{--rare:1px;--often:2px}b{margin:var(--often) var(--rare) var(--often)}')).toBe(
      ':root{--b:1px;--a:2px}b{margin:var(--a) var(--b) var(--a)}',
    )
  })

  test('takes no name that a rule has already, and none of numbers', () => {
    const css = Array.from({ length: 40 }, (_, index) => `a{--long-${index}:${index}}`).join('')
    const short = withShortNames(`${css}b{--1:red;--_c:blue}`)
    const names = short.match(/--\w+/g) ?? []
    expect(names).toHaveLength(42)
    expect(new Set(names).size).toBe(42)
  })

  test('keeps classes and texts', () => {
    const css = '.block--wide{content:"--name"}'
    expect(withShortNames(css)).toBe(css)
  })

  test('keeps texts after one with a quotation mark', () => {
    const css = String.raw`a{content:"\""}b{content:"--x, y"}c{--x:1px;margin:var(--x)}`
    expect(withShortNames(withoutLooseParts(css))).toBe(css.replaceAll('{--x', '{--a').replace('(--x', '(--a'))
  })

  test('keeps names that scripts set: those that no rule declares, and those that code names', () => {
    expect(
      withShortNames(':root{--tone:1px;--b:2px}b{width:var(--share,10%);margin:var(--tone) var(--b)}', ['--b']),
    ).toBe(':root{--a:1px;--b:2px}b{width:var(--share,10%);margin:var(--a) var(--b)}')
    const registered = '@property --share{syntax:"*";inherits:false}'
    expect(withShortNames(registered)).toBe('@property --a{syntax:"*";inherits:false}')
  })
})
