import type { Root } from 'hast'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { useLocales } from '../../../i18n/locales.ts'
import { typographicQuotes } from '../../../renderer/markdown/quotes.ts'
import { describe, expect, test } from 'vitest'
import { textOf } from '../../../renderer/markdown/walk.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { engine } from '../builders.ts'

function typed(source: string, locale: Locale): string {
  return textOf(engine.tree(source, locale)).replaceAll(/\s+/g, ' ').trim()
}

test.each([
  ['fr', 'Il dit "oui, \'peut-être\'" et part.', 'Il dit «\u202Foui, “peut-\u2060être”\u202F» et part.'],
  ['fr', '"Un" et « deux »', '«\u202FUn\u202F» et «\u202Fdeux\u202F»'],
  ['de-CH', '"Grüezi", sagt sie', '«Grüezi», sagt sie'],
  ['pl', '"tak"', '„tak”'],
  ['he', '"כן"', '”כן”'],
  ['ja', '彼は"\'山\'の\'OK\'だ"と言った。"終"', '彼は「『山』の『OK』だ」と言った。「終」'],
  ['fr-CH', '"Un \'deux\'", dit-elle', '«Un ‹deux›», dit-\u2060elle'],
  ['fa', 'گفت "این کار \'واقعاً\' ساده است"', 'گفت «این کار ‹واقعاً› ساده است»'],
  ['nl', "'s Avonds is het 'stil', en 't 's' is 'n letter", '’s Avonds is het ‘stil’, en ’t ‘s’ is ’n letter'],
  ['af', `Dis 'n huis, en "'n 'goeie' plan"`, 'Dis ’n huis, en “’n ‘goeie’ plan”'],
  ['ur', '"آج" کل', '”آج“ کل'],
  ['en', "'Tell 'em now', or 'til '26", '‘Tell ’em now’, or ’til ’26'],
  ['sr-Latn', 'Rekao je: "to je \'lako\'".', 'Rekao je: „to je ’lako’”.'],
  ['hy', '"մեկ \'երկու\'"', '«մեկ «երկու»»'],
  ['ca', "L'empresa \"d'avui\" i 'demà'", 'L’empresa «d’avui» i “demà”'],
  ['zh-Hans', '他说"OK"，"你好"，然后"go on" 27"的', '他说“OK”，“你好”，然后“go on” 27”的'],
  ['th', 'พูดว่า"สวัสดี"แล้ว', 'พูดว่า“สวัสดี”แล้ว'],
  ['ko', '그는 "안녕"이라고', '그는 “안녕”이라고'],
])('sets the quotes of %s in %s', async (locale, source, expected) => {
  const tree: Root = { type: 'root', children: [{ type: 'text', value: source }] }
  useLocales(await loadPacks([locale]))
  typographicQuotes(tree, locale)
  useLocales(await loadPacks(['de', 'en', 'es']))
  expect(tree.children[0]).toMatchObject({ value: expected })
})

test.each([
  ['ja', '山は、\n高い。\n**強い**\nサーバー', '山は、高い。強いサーバー'],
  ['ja', '新しい\nAzure\nの', '新しい\nAzure\nの'],
  ['zh-Hant', '他說「好」\n——“走”\n吧', '他說「好」——“走”吧'],
  ['ko', '안전을\n지켜', '안전을\n지켜'],
  ['en', 'The mountain 山\n“Yama”, 山\n川', 'The mountain 山\n“Yama”, 山川'],
])('joins lines of Chinese and Japanese, not others: in %s %j', async (locale, source, expected) => {
  useLocales(await loadPacks([locale]))
  const tree = engine.tree(source, locale)
  useLocales(await loadPacks(['de', 'en', 'es']))
  expect(textOf(tree)).toBe(expected)
})

describe('quotes', () => {
  test.each<[string, string, string, string]>([
    ['He said "yes".', 'He said „yes“.', 'He said “yes”.', 'He said «yes».'],
    ['"Yes" and "no"', '„Yes“ and „no“', '“Yes” and “no”', '«Yes» and «no»'],
    ['("yes")', '(„yes“)', '(“yes”)', '(«yes»)'],
    ['"He said \'yes\' twice"', '„He said ‚yes‘ twice“', '“He said ‘yes’ twice”', '«He said “yes” twice»'],
    ['"\'Yes\' he said"', '„‚Yes‘ he said“', '“‘Yes’ he said”', '«“Yes” he said»'],
    ['"He said \'yes\'"', '„He said ‚yes‘“', '“He said ‘yes’”', '«He said “yes”»'],
    [
      '"He said \'yes\'", she said',
      '„He said ‚yes‘“, she said',
      '“He said ‘yes’”, she said',
      '«He said “yes”», she said',
    ],
    ['("He said \'yes\'")', '(„He said ‚yes‘“)', '(“He said ‘yes’”)', '(«He said “yes”»)'],
    ['"*Yes*, he said"', '„Yes, he said“', '“Yes, he said”', '«Yes, he said»'],
    ['"He said **yes**"', '„He said yes“', '“He said yes”', '«He said yes»'],
    ['*"Yes"* he said', '„Yes“ he said', '“Yes” he said', '«Yes» he said'],
    ['"[Yes](/yes)"', '„Yes“', '“Yes”', '«Yes»'],
    ["'*yes*'", '‚yes‘', '‘yes’', '“yes”'],
    ['"`code`"', '„code“', '“code”', '«code»'],
    ['"One\ntwo"', '„One two“', '“One two”', '«One two»'],
    ['"One\\\ntwo"', '„One two“', '“One two”', '«One two»'],
    ['"..."', '„…“', '“…”', '«…»'],
    ['– "yes"', '– „yes“', '– “yes”', '– «yes»'],
  ])('of %s are those of the language', (source, de, en, es) => {
    expect([typed(source, 'de'), typed(source, 'en'), typed(source, 'es')]).toEqual([de, en, es])
  })

  test.each([
    ['48 % of 10 MB', '48~% of 10~MB'],
    ['1.450 € (§ 25, Art. 6)', '1.450~€ (§~25, Art.~6)'],
    ['`48 %` and 3 Members', '48 % and 3 Members'],
  ])('keep a unit with its number: %s', (source, text) => {
    expect(textOf(engine.tree(source, 'de')).replaceAll('\u00A0', '~')).toBe(text)
  })

  test.each([
    ["It's Alpha's", 'It’s Alpha’s'],
    ["Hans' Auto", 'Hans’ Auto'],
    ["die '90er", 'die ’90er'],
    ["O'Neill", 'O’Neill'],
    ["rock'n'roll", 'rock’n’roll'],
    ["'Alpha' und Hans' Auto", '‚Alpha‘ und Hans’ Auto'],
    ["**Alpha**'s", 'Alpha’s'],
  ])('of %s are apostrophes', (source, expected) => {
    expect(typed(source, 'de')).toBe(expected)
  })

  test.each([
    ['code', '`a "b" \'c\' -- ...`', 'a "b" \'c\' -- ...'],
    ['a block of code', '```\nconst a = "b"\n```', 'const a = "b"'],
    ['raw HTML for keys', '<kbd>"</kbd>', '"'],
    ['marks that are right already', '„Alpha“', '„Alpha“'],
  ])('leave %s as it is', (_, source, expected) => {
    expect(typed(source, 'de')).toBe(expected)
  })

  test('start again in each paragraph', () => {
    expect(typed('One "two\n\n"Three" four', 'en')).toBe('One “two “Three” four')
  })

  test('start again in each cell', () => {
    expect(typed('| a |\n|---|\n| x |\n| "y" |\n', 'en')).toContain('“y”')
  })

  test('leave addresses alone', () => {
    const { links } = engine.index('[a](/b?c="d"e\'f)')
    expect(links[0]?.url).not.toMatch(/[„“‚‘’]/)
  })
})

test.each([
  ['a -- b', 'a – b'],
  ['a --- b', 'a — b'],
  ['wait...', 'wait…'],
  ['a-b-c', 'a-b-c'],
  ['a-b', 'a-\u2060b'],
  ['a ---- b', 'a —- b'],
])('makes of %j the text %j', (source, expected) => {
  expect(typed(source, 'en')).toBe(expected)
})
