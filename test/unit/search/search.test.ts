import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { searchFiles, type SearchablePage } from '../../../renderer/outputs/search-files.ts'
import { createFinder, type Finder } from '../../../renderer/search/finder.ts'
import { indexFileOf, SECTIONS_FILE, shardOf, type SearchIndex } from '../../../renderer/search/format.ts'
import { stemmerOf } from '../../../renderer/search/stemmers.ts'

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

function page(path: string, title: string, text: string, more: Partial<SearchablePage> = {}): SearchablePage {
  return { path, title, description: '', kind: 'pages', keywords: [], sections: [['part', 'A part', text]], ...more }
}

/** A finder over some pages, and what it has loaded. */
async function finderOf(
  pages: readonly SearchablePage[],
  locale = 'de',
): Promise<{ finder: Finder; loaded: string[] }> {
  const stem = await stemmerOf(locale)
  const files = new Map(searchFiles(pages, locale, stem, digest).map(({ path, content }) => [`/${path}`, content]))
  for (const { path, sections } of pages) files.set(`${path}${SECTIONS_FILE}`, JSON.stringify(sections))
  const loaded: string[] = []
  const get = (path: string): Promise<unknown> => {
    loaded.push(path)
    return Promise.resolve(JSON.parse(files.get(path) ?? 'null'))
  }
  const index = JSON.parse(files.get(`/${indexFileOf(locale)}`) ?? '') as SearchIndex
  return { finder: createFinder(index, locale, stem, get), loaded }
}

const SITE = [
  page('/de/vpn/', 'VPN ablösen', 'Schritt für Schritt zu einem Zugang ohne VPN.'),
  page('/de/pruefung/', 'Prüfung der Sicherheit', 'Wir prüfen Häuser und Netze.'),
  page('/de/preise/', 'Preise', 'Lizenzverwaltung kostet 7 Euro.'),
  page('/de/notfall/', 'Notfall', 'Rufen Sie an, ohne Verwaltungen und Lizenzen.', { keywords: ['gehackt'] }),
]

describe('a search', () => {
  test('gives a page that has a compound before one that has its parts', async () => {
    const parts = Array.from({ length: 2 }, (_, at) => page(`/de/${at}/`, 'Daten', 'Eine Sicherung von Daten.'))
    const whole = page('/de/ganz/', 'Nach einem Angriff', 'Die Datensicherung liegt an zwei Orten.')
    const { finder } = await finderOf([...parts, whole])
    expect((await finder.find('Datensicherung'))[0]?.path).toBe('/de/ganz/')
  })

  test.each([
    ['its words', 'vpn', '/de/vpn/'],
    ['another ending', 'Prüfungen', '/de/pruefung/'],
    ['a word without its umlaut', 'pruefung', '/de/pruefung/'],
    ['the beginning of a word', 'sicherh', '/de/pruefung/'],
    ['a slip of the finger', 'sicehrheit', '/de/pruefung/'],
    ['a part of a compound', 'Verwaltung', '/de/preise/'],
    ['a compound that the page has in two words', 'Sicherheitsprüfung', '/de/pruefung/'],
    ['one of its keywords', 'wir wurden gehackt', '/de/notfall/'],
    ['all words rather than one', 'schritt zugang', '/de/vpn/'],
  ])('finds a page by %s', async (_, query, expected) => {
    const { finder } = await finderOf([
      ...SITE,
      ...Array.from({ length: 6 }, (__, at) => page(`/de/${at}/`, 'Schritt', `${at}`)),
    ])
    const found = await finder.find(query)
    expect(found.slice(0, 2).map(({ path }) => path)).toContain(expected)
  })

  test('gives a page that has the rare word of a question before those that have only the ordinary ones', async () => {
    const others = Array.from({ length: 12 }, (_, at) =>
      page(`/de/${at}/`, 'Was wurden wir gefragt', 'Wir wurden viel gefragt.'),
    )
    const { finder } = await finderOf([...others, ...SITE])
    expect((await finder.find('wir wurden gehackt'))[0]?.path).toBe('/de/notfall/')
  })

  test('takes no word that the site has for a misspelt one', async () => {
    const { finder } = await finderOf([...SITE, page('/de/gepackt/', 'Gepackt', 'Wir haben gepackt.')])
    expect((await finder.find('gehackt')).map(({ path }) => path)).toEqual(['/de/notfall/'])
    expect((await finder.find('gehacht')).map(({ path }) => path)).toContain('/de/notfall/')
  })

  test.each(['m365', 'O365', 'Office365', 'windows365'])(
    'finds %s, which the site writes with a space, before words that are like it',
    async (query) => {
      const cloud = page('/en/365/', 'Windows 365', 'The office in the cloud, with Office 365.')
      const { finder } = await finderOf([page('/en/o/', 'Offices', 'Windows of offices.'), cloud], 'en')
      expect((await finder.find(query))[0]?.path).toBe('/en/365/')
    },
  )

  test('finds no common word inside of others', async () => {
    const company = page('/de/firma/', 'Zahlen', 'Wir über uns.', { keywords: ['über uns'] })
    const others = Array.from({ length: 30 }, (_, at) =>
      page(`/de/${at}/`, 'Seite', 'Wir reden über uns und über Tage.'),
    )
    const daily = page('/de/tags/', 'Überleben tagsüber', 'Leben und Tage.')
    const { finder } = await finderOf([daily, ...others, company])
    expect((await finder.find('über uns')).map(({ path }) => path)).toEqual(['/de/firma/'])
  })

  test('takes a word of two letters that the site has for no beginning of others', async () => {
    const admins = page('/de/admins/', 'Adminrechte', 'Administratoren, Adminrollen, Adressen, Adminkonten')
    const { finder } = await finderOf([admins, page('/de/ad/', 'Verzeichnis', 'Früher hieß es AD.')])
    const paths = async (query: string) => (await finder.find(query)).map(({ path }) => path)
    expect(await paths('AD')).toEqual(['/de/ad/'])
    expect(await paths('adm')).toEqual(['/de/admins/'])
  })

  test('looks for no more than a question has', async () => {
    const { finder } = await finderOf(SITE)
    expect(await finder.find('vpn '.repeat(1000))).toHaveLength(1)
    expect(await finder.find(`${'q'.repeat(200)} vpn`)).toEqual([])
  })

  test.each(['', '  ', '?', 'qqqqq'])('for %j finds nothing', async (query) => {
    const { finder } = await finderOf(SITE)
    expect(await finder.find(query)).toEqual([])
  })

  test('shows the passage with the words, and its section', async () => {
    const { finder } = await finderOf(SITE)
    const [first] = await finder.find('lizenz')
    expect(first && (await finder.passage(first))).toEqual({
      anchor: 'part',
      heading: 'A part',
      text: 'Lizenzverwaltung kostet 7 Euro.',
    })
  })

  test.each([
    ['de', 'aktuelle', 'Die aktuelle Lage', ['aktuelle']],
    ['de', 'Pruefung', 'Prüfungen und Geprüftes', ['Prüfungen']],
    ['de', 'prüfung', 'Pru\u0308fung', ['Pru\u0308fung']],
    ['de', 'dauern', 'Dauer: 3 Tage', ['Dauer']],
    ['es', 'migración', 'La migracion, ¿cuándo?', ['migracion']],
    ['en', 'pricing', 'Prices & a <b> price', ['Prices', 'price']],
    ['en', 'anchor', '', []],
  ])('in %s for %s marks in %j the words %j', async (locale, query, text, expected) => {
    const { finder } = await finderOf([page('/a/', text, text), ...SITE], locale)
    const [found] = await finder.find(query)
    const pieces = finder.pieces(text, found ?? { path: '', title: '', kind: '', words: [] })
    expect(pieces.filter(({ isFound }) => isFound).map((piece) => piece.text)).toEqual(expected)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })

  test.each([
    ['ja', 'データベース', '夏山の安全。サービスとデータベースの運用。', ['データベース']],
    ['ja', 'りんご', 'リンゴを食べる', ['リンゴ']],
    ['ja', '山', '富士山。', ['山']],
    ['zh', '安全登山', '登山者的安全', ['登山', '安全']],
    ['th', 'น้ำดื่ม', 'เรามีน้ำดื่มสะอาด', ['น้ำดื่ม']],
    ['ko', '데이터베이스', '데이터베이스에 접속하십시오.', ['데이터베이스에']],
    ['ko', '서비스는', '서비스를 이용하십시오.', ['서비스를']],
    ['hi', 'किताब', 'किताबों में और कितने', ['किताबों']],
    ['ru', 'облачные услуги', 'Облачного сервиса, услугами', ['Облачного', 'услугами']],
    ['el', 'ΑΣΦΑΛΕΙΑ', 'Η ασφάλεια των νεφών', ['ασφάλεια']],
    ['el', 'υπηρεσίες', 'Μια υπηρεσία. ΥΠΗΡΕΣΊΑΣ.', ['υπηρεσία', 'ΥΠΗΡΕΣΊΑΣ']],
    ['el', 'λόγος', 'ΛΌΓΟΣ, λόγου και λόγοι', ['ΛΌΓΟΣ', 'λόγου', 'λόγοι']],
    ['ar', 'الامان', 'خدمات الأمان.', ['الأمان']],
    ['ar', 'متحف', 'زيارة المُتحف', ['المُتحف']],
    ['en', 'ασφάλεια', 'A shop named Ασφάλεια', ['Ασφάλεια']],
    ['de', 'услуги', 'Wir heißen Услуги', ['Услуги']],
  ])(
    'in %s for %s finds in %j the words %j, also where nothing is between them',
    async (locale, query, text, expected) => {
      const { finder } = await finderOf([page('/a/', 'A', text), page('/b/', 'B', 'スパコンとタベモノ的全ฟ')], locale)
      const found = await finder.find(query)
      expect(found.map(({ path }) => path)).toEqual(['/a/'])
      const marked = found.flatMap((one) => finder.pieces(text, one)).filter(({ isFound }) => isFound)
      expect(marked.map((piece) => piece.text)).toEqual(expected)
    },
  )

  test('counts no pairs of letters that most pages have, of which only titles are indexed', async () => {
    const many = Array.from({ length: 25 }, (_, at) => page(`/ja/${at}/`, `頁${at}`, 'サービスです。'))
    const { finder } = await finderOf([...many, page('/ja/x/', '頁', 'サービスの一覧')], 'ja')
    expect((await finder.find('サービス一覧')).map(({ path }) => path)).toEqual(['/ja/x/'])
  })

  test('shows a passage around the words in a text without spaces, and parts no letter from its marks', async () => {
    const text = `${'ที่'.repeat(200)}น้ำดื่ม${'ที่'.repeat(200)}`
    const { finder } = await finderOf([page('/a/', 'A', text)], 'th')
    const [found] = await finder.find('น้ำดื่ม')
    const passage = found && (await finder.passage(found))
    expect(passage?.text).toMatch(/^… (?:ที่){10,20}น้ำดื่ม(?:ที่){20,40} …$/)
  })

  test('shows a passage around the word that was looked for, not around one that only begins like it', async () => {
    const { finder } = await finderOf([page('/a/', 'A', `${'Italien ist schön. '.repeat(20)}Uns hilft die IT.`)])
    const [found] = await finder.find('it')
    const passage = found && (await finder.passage(found))
    expect(passage?.text).toMatch(/^… .*Uns hilft die IT\.$/)
  })

  test.each([
    ['Geht das schnell?', 'Geht das schnell? In einer Nacht.'],
    ['Dauer', 'Dauer · In einer Nacht.'],
  ])('shows what is below a heading without a text of its own (%s)', async (below, text) => {
    const sections = [
      ['questions', 'Fragen zum Umzug', ''],
      ['time', below, 'In einer Nacht.'],
    ] as const
    const { finder } = await finderOf([page('/a/', 'A', '', { sections })])
    const [found] = await finder.find('umzug')
    expect(found && (await finder.passage(found))).toEqual({ anchor: 'questions', heading: 'Fragen zum Umzug', text })
  })

  test('loads only the shards that its words are in, each once', async () => {
    const { finder, loaded } = await finderOf(SITE)
    await finder.find('vpn')
    await finder.find('vpn')
    expect(loaded).toHaveLength(1)
  })

  test('begins again after a shard could not be loaded', async () => {
    const stem = await stemmerOf('en')
    const files = searchFiles([page('/en/a/', 'Anchor', '')], 'en', stem, digest)
    const index = JSON.parse(files[0]?.content ?? '') as SearchIndex
    let isDown = true
    const finder = createFinder(index, 'en', stem, (path) =>
      isDown
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(JSON.parse(files.find((file) => `/${file.path}` === path)?.content ?? '')),
    )
    await expect(finder.find('anchor')).rejects.toThrow('offline')
    isDown = false
    expect(await finder.find('anchor')).toHaveLength(1)
  })
})

describe('the index', () => {
  test('is the same for the same pages, and splits its words into small shards', async () => {
    const many = Array.from({ length: 120 }, (_, at) =>
      page(
        `/en/${at}/`,
        `Page ${at}`,
        Array.from({ length: 200 }, (__, word) => `se${at.toString(36)}x${word.toString(36)}`).join(' '),
      ),
    )
    const stem = await stemmerOf('en')
    const files = searchFiles(many, 'en', stem, digest)
    expect(searchFiles(many, 'en', stem, digest)).toEqual(files)
    const sizes = files.slice(1).map(({ content }) => content.length)
    expect(Math.max(...sizes)).toBeLessThan(64_001)
    expect(sizes.length).toBeGreaterThan(5)
  })

  test('has one file for many letters of a script that has thousands', async () => {
    const text = Array.from({ length: 2000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
    const files = searchFiles([page('/zh-Hans/', '页', text)], 'zh-Hans', await stemmerOf('zh'), digest)
    expect(files).toHaveLength(3)
  })

  test('is made of a text without a space, such as a picture as text', async () => {
    const files = searchFiles([page('/en/', 'Page', 'a'.repeat(200_000))], 'en', await stemmerOf('en'), digest)
    expect(files.map(({ content }) => content).join('')).not.toContain('aaa')
  })

  test('selects a shard by the longest beginning that it has', () => {
    const shards = { s: '/s', se: '/se', sec: '/sec' }
    expect(shardOf('constructor', shards)).toBeUndefined()
    expect(['security', 'sea', 'soc', 'azure'].map((word) => shardOf(word, shards))).toEqual([
      'sec',
      'se',
      's',
      undefined,
    ])
  })
})
