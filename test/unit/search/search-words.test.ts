import { describe, expect, test } from 'vitest'
import { partsOf } from '../../../renderer/search/compounds.ts'
import { wordsOf } from '../../../renderer/search/words.ts'

describe('the words of a text', () => {
  test.each([
    ['de', 'Die Prüfung', ['die', 'prufung']],
    ['de', 'pruefung', ['prufung']],
    ['de', 'Straße', ['strasse']],
    ['en', 'Blue shoes', ['blue', 'shoes']],
    ['es', 'Migración, ¿qué?', ['migracion', 'que']],
    ['de', 'Daten\u00ADschutz', ['datenschutz']],
    ['de', 'Microsoft 365 E5 a', ['microsoft', '365', 'e5']],
    ['ar', 'المُتحف', ['المتحف']],
    ['ja', '富士山へ！ﾃﾞｰﾀ、３６５', ['富士', '士山', '山へ', 'でー', 'ーた', '365']],
    ['zh', 'Azure云服务', ['azure', '云服', '服务']],
    ['zh', '山', ['山']],
    ['th', 'น้ำดื่ม', ['น้ำ', 'าดื่', 'ดื่ม'].map((pair) => pair.normalize('NFKD'))],
    ['hi', 'ज़रूरी किताबें', ['जरूरी', 'किताबें']],
    ['vi', 'Dịch vụ đào tạo', ['dich', 'vu', 'dao', 'tao']],
    ['fa', 'شرکت‌های ایرانی', ['شركتهاي', 'ايراني']],
    ['ru', 'Всё ещё новый', ['все', 'еще', 'новый']],
    ['en', `${'a'.repeat(101)} ${'b'.repeat(100)}`, ['b'.repeat(100)]],
  ])('in %s, %s is %j', (language, text, expected) => {
    expect(wordsOf(text, language)).toEqual(expected)
  })
})

describe('the parts of a compound', () => {
  const known = new Set([
    'sicherheit',
    'prufung',
    'lizenz',
    'verwaltung',
    'daten',
    'schutz',
    'erklarung',
    'datenschutz',
  ])
  test.each([
    ['sicherheitsprufung', ['sicherheit', 'prufung']],
    ['lizenzenverwaltung', ['lizenz', 'verwaltung']],
    ['datenschutzerklarung', ['datenschutz', 'daten', 'schutz', 'erklarung']],
    ['sicherheit', []],
    ['sicherheitsgurt', []],
  ])('of %s are %j', (word, expected) => {
    expect(partsOf(word, (part) => known.has(part))).toEqual(expected)
  })

  test('are looked for in words, but not in what is longer than any', () => {
    const looked: string[] = []
    partsOf('sicherheit'.repeat(200), (part) => looked.push(part) === 0)
    expect(looked).toEqual([])
  })
})
