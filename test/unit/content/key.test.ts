import { describe, expect, test } from 'vitest'
import { isKey, keyOfTitle, latinKeyOf, nearKey } from '../../../renderer/content/key.ts'
import { faultOfLetters, isName, isStep } from '../../../renderer/definitions/letters/letters.ts'

describe('a key', () => {
  test.each([
    'a',
    'windows-11',
    '2026/summit',
    'ασφάλεια',
    'услуги/безопасность',
    'й',
    'خدمات',
    'שירותים-ענן',
    'サービス',
    '人々',
    '二〇二六',
    'น้ำ',
    'हिन्दी',
    '한국어',
    'größe',
    'azure-ασφάλεια',
    'ai活用',
    '٢٠٢٦',
  ])('may be %s', (key) => {
    expect(isKey(key)).toBe(true)
    expect(key.split('/').map(keyOfTitle).join('/')).toBe(key === 'größe' ? 'groesse' : key)
  })

  test.each([
    ['upper case', 'Ασφάλεια'],
    ['a blank', 'α β'],
    ['a hyphen at its end', 'α-'],
    ['two hyphens', 'α--β'],
    ['a mark alone', '\u0301α'],
    ['two characters for one', 'α\u0301'],
    ['a form of a letter', 'ﬁn'],
    ['a wide letter', 'ａ'],
    ['a raised digit', 'm²'],
    ['an invisible character', 'a\u200Bb'],
    ['a joiner', 'می\u200Cخواهم'],
    ['a sign that turns the direction', 'α\u202Eβ'],
    ['a filler', 'a\u3164'],
    ['a variation selector', 'a\uFE0F'],
    ['a stretched letter', 'خدمـات'],
    ['a picture', 'α🙂'],
    ['Latin and Cyrillic letters in a word', 'cервис'],
    ['Latin and Greek letters in a word', 'aσφάλεια'],
    ['half of a character', 'α\uD800'],
    ['dots', '..'],
    ['a step of nothing', 'a//b'],
    ['an escape', '%CE%B1'],
    ['too many bytes', 'サ'.repeat(67)],
    ['too many characters', 'a'.repeat(101)],
  ])('has not %s', (_, key) => {
    expect(isKey(key)).toBe(false)
    expect([true, '']).toContain(nearKey(key) === '' ? '' : isKey(nearKey(key)))
  })

  test.each([
    ['cервис', 'it mixes letters that look alike in a word, Latin and Cyrillic ones'],
    ['a\u200Bb', 'it contains an invisible character, U+200B'],
    ['ﬁn', '`ﬁ` (U+FB01) is a form of `fi`'],
    ['サ'.repeat(67), 'it is too long'],
    ['Über uns', undefined],
    ['a b', undefined],
  ])('of %j is refused with a reason that can be seen', (key, reason) => {
    expect(faultOfLetters(key)).toBe(reason)
  })
})

describe('a step of a path', () => {
  test.each(['v1.2', 'a_b', 'a--b', 'τιμές.html', 'α.β-'])('may be %s, as other systems write it', (step) => {
    expect(isStep(step)).toBe(true)
  })

  test.each(['..', '.α', '-α', 'α%2Fβ', 'α/β', 'Α', `α${'.'.repeat(5000)}!`])('is not %s', (step) => {
    expect(isStep(step)).toBe(false)
  })
})

describe('keyOfTitle', () => {
  test.each([
    ['Über uns & mehr', 'ueber-uns-mehr'],
    ['Crème brûlée', 'creme-brulee'],
    ['Unter\u00ADnehmen ½', 'unter-nehmen-1-2'],
    ['Ασφάλεια & Cloud', 'ασφάλεια-cloud'],
    ['ΑΣΦΑΛΕΙΕΣ', 'ασφαλειες'],
    ['Что нового в Azure?', 'что-нового-в-azure'],
    ['PDFфайл', 'pdf-файл'],
    ['خدمات السحابة', 'خدمات-السحابة'],
    ['می\u200Cخواهم', 'می-خواهم'],
    ['ﾃﾞｰﾀ・サービス', 'データ-サービス'],
    ['🙂', ''],
    ['\u0301', ''],
  ])('makes of %j the key %j', (title, key) => {
    expect(keyOfTitle(title)).toBe(key)
    expect(key === '' || isName(key)).toBe(true)
  })

  test('leaves out words that do not fit, and letters of languages without blanks', () => {
    const words = keyOfTitle('ασφάλεια '.repeat(40))
    expect(words).toBe(Array(11).fill('ασφάλεια').join('-'))
    expect(keyOfTitle('雲'.repeat(300))).toBe('雲'.repeat(66))
    expect(keyOfTitle('a'.repeat(100_000))).toBe('a'.repeat(100))
    expect(keyOfTitle('नि'.repeat(100))).toBe('नि'.repeat(33))
  })

  test('of Latin letters alone is for other programs', () => {
    expect(latinKeyOf('Ασφάλεια & Über Cloud')).toBe('ueber-cloud')
  })
})
