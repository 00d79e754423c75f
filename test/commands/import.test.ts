import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PROJECT, read, site, write, type Run } from '../support/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-import-'))
const root = path.join(folder, 'new')
const old = path.join(folder, 'old')
const text = (file: string): string => read(root, `content/posts/${file}`)
let run: Run

const importOld = (): Run =>
  site(['import', 'hugo', old, '--root', root, '--section', 'blog', '--into', 'posts', '--base', 'https://old.example'])

beforeAll(() => {
  site(['init', root, '--name', 'New', '--languages', 'en,de', '--yes'])
  mkdirSync(path.join(root, 'node_modules'))
  for (const name of ['react', 'react-dom', 'zod', '@types'])
    symlinkSync(path.join(PROJECT, 'node_modules', name), path.join(root, 'node_modules', name))
  symlinkSync(PROJECT, path.join(root, 'node_modules/kartograf'))
  for (const [file, lines] of Object.entries(OLD)) write(old, file, lines.join('\n'))
  const latin1 = '---\ntitle: Old\n---\n\nGrüße\n'
  writeFileSync(path.join(old, 'content/en/blog/latin1.md'), Buffer.from(latin1, 'latin1'))
  run = importOld()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A Hugo site with folders for languages, front matter in three notations, and what Hugo's Markdown can contain. */
const OLD: Readonly<Record<string, readonly string[]>> = {
  'content/en/blog/First_Post.md': [
    '---',
    'title: First post',
    'description: What the first post says.',
    'date: 2024-03-01T10:00:00Z',
    'lastmod: 2024-04-02',
    'aliases: [/2024/first/]',
    'weight: 30',
    'tags: [winter, roads]',
    '---',
    '',
    '# Beginning {#start}',
    '',
    'See [the second](../second/), [the file](second/index.md#next), [elsewhere](/about/us/) and',
    '[words over',
    'lines]({{< relref "blog/second" >}}), and [here](#start) or [nowhere](#gone).',
    '',
    '{{< figure src="/img/map.svg" alt="A map" >}}',
    '',
    '{{< youtube id="x" >}}',
    '',
    'Below',
    '-----',
    '',
    '```text',
    '# not a heading, {{< not a shortcode >}}, [no](link.md)',
    '```',
    '',
    '<script src="x.js"></script>',
    '',
    '[half](/%%zz.png\u001B[2J)',
  ],
  'content/de/blog/First_Post.md': [
    '+++',
    'title = "Erster Beitrag"',
    'date = 2024-03-05',
    'draft = false',
    'aliases = ["/2024/first/", "/de/erster/", "/de/Erster.html", "zuerst"]',
    '+++',
    '',
    'Ein Absatz, aus dem die Beschreibung wird, weil **keine** da ist.',
  ],
  'content/en/blog/second/index.md': [
    '{ "title": "Second", "summary": "The second post in short.", "date": "2024-05-01", "publishDate": "2024-05-02" }',
    '',
    '![The plan](plan.svg)',
    '',
    '## Next',
    '',
    '![The way](../shared/the%20w%C3%A4y.svg)',
    '',
    '[gallery ids="1,2"]',
    '',
    'Said before.[^1]',
    '',
    '[^1]: Elsewhere.',
  ].flatMap((line, index) => (index === 0 ? ['{', line.slice(1, -1), '}'] : [line])),
  'content/en/blog/second/plan.svg': ['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'],
  'content/en/blog/shared/the wäy.svg': ['<svg xmlns="http://www.w3.org/2000/svg" width="7" height="7"></svg>'],
  'content/en/blog/moved.md': [
    '---',
    'title: Moved',
    'description: A text with an address of its own.',
    'date: 2024-06-01',
    'slug: New Slug',
    'permalink: /:year/:title/',
    '---',
    '',
    'Text.',
  ],
  'content/de/blog/moved.md': [
    '---',
    'title: Verlegt',
    'description: Ein Text mit eigener Adresse.',
    'url: /de/alt/verlegt/',
    '---',
    '',
    'Nach dem [ersten](First_Post.md).',
  ],
  'static/img/map.svg': ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'],
  'content/en/blog/_index.md': ['---', 'title: Blog', '---'],
  'content/en/blog/broken.md': ['---', 'title: [', '---', 'Text.'],
  'content/en/blog/notes.html': ['<p>HTML</p>'],
  'content/fr/blog/First_Post.md': ['---', 'title: Premier', '---', 'Texte.'],
  'content/en/about/us.md': ['---', 'title: Us', '---', 'Text.'],
}

describe('importing a Hugo site', () => {
  test('brings over texts in the languages of the site, below one folder of the old one', () => {
    expect(run.code).toBe(0)
    expect(readdirSync(path.join(root, 'content/posts')).toSorted()).toEqual(['first-post', 'hello', 'moved', 'second'])
    expect(readdirSync(path.join(root, 'content/posts/first-post')).toSorted()).toEqual(['de.md', 'en.md'])
  })

  test('gives fields their names here, and keeps the others as comments', () => {
    const [front = ''] = text('first-post/en.md').split('---\n').slice(1)
    expect(front).toContain(
      'title: First post\ndescription: What the first post says.\ndate: 2024-03-01\nupdated: 2024-04-02',
    )
    expect(front).toContain('# weight: 30\n# tags:\n#   - winter\n#   - roads\n')
  })

  test('reads YAML, TOML and JSON, and takes a missing description from the text', () => {
    expect(text('first-post/de.md')).toContain('title: Erster Beitrag')
    expect(text('first-post/de.md')).toContain(
      'description: Ein Absatz, aus dem die Beschreibung wird, weil keine da ist.',
    )
    expect(text('second/en.md')).toContain(
      'description: The second post in short.\ndate: 2024-05-01\npublish: 2024-05-02',
    )
  })

  test('has one date for all translations, and says what a missing translation leads to', () => {
    expect(text('first-post/de.md')).toContain('date: 2024-03-01')
    expect(text('second/en.md')).toContain('untranslated:\n  de: link\n')
  })

  test('leads links to entries, to their anchors, and the others to the old site', () => {
    const body = text('first-post/en.md')
    expect(body).toContain('[the second](/posts/second), [the file](/posts/second#next)')
    expect(body).toContain('[elsewhere](https://old.example/about/us/)')
    expect(body).toContain('lines](/posts/second)')
    expect(text('moved/de.md')).toContain('Nach dem [ersten](/posts/first-post).')
    expect(body).toContain('[here](#beginning) or [nowhere](/posts/first-post)')
  })

  test('moves headings below that of the page, and leaves code alone', () => {
    const body = text('first-post/en.md')
    expect(body).toContain('## Beginning\n')
    expect(body).toContain('### Below\n\n')
    expect(body).toContain('# not a heading, {{< not a shortcode >}}, [no](link.md)')
  })

  test('brings pictures, and shows as code what has no counterpart', () => {
    const body = text('first-post/en.md')
    expect(body).toContain('![A map](/img/map.svg)')
    expect(existsSync(path.join(root, 'content/static/img/map.svg'))).toBe(true)
    expect(text('second/en.md')).toContain('![The plan](./plan.svg)')
    expect(existsSync(path.join(root, 'content/posts/second/plan.svg'))).toBe(true)
    expect(body).toContain('`{{< youtube id="x" >}}`')
    expect(body).toContain('```html\n<script src="x.js"></script>\n```')
  })

  test('names what it could not bring over, with file and line', () => {
    expect(run.stdout).toContain('5 texts written, 3 pictures and files copied')
    expect(run.stdout).toContain('tags (1 text)')
    expect(run.stdout).toContain('en/blog/First_Post.md:19 shortcode youtube')
    expect(run.stdout).toContain('en/blog/First_Post.md:13 link to /about/us/, which is not imported')
    expect(run.stdout).toContain('en/blog/First_Post.md:15 anchor #gone, which the page does not have')
    expect(run.stdout).toContain('en/blog/broken.md: ')
    expect(run.stdout).toContain('link to /%%zz.png\\u001b[2J, which is not imported')
    expect(run.stdout).toContain('en/blog/_index.md: A list of texts')
    expect(run.stdout).toContain('fr (1 text)')
    expect(run.stdout).toContain('en/blog/notes.html')
    expect(run.stdout).toContain('shortcode gallery')
    expect(run.stdout).toContain('en/blog/latin1.md: Line 5 is not in UTF-8')
    expect(run.stdout).not.toContain('wäy.svg')
  })

  test('keeps addresses that texts name themselves, and says which it could not', () => {
    expect(text('moved/en.md')).toContain('path: /news/new-slug\n')
    expect(text('moved/en.md')).toContain('# permalink: /:year/:title/\n')
    expect(text('moved/de.md')).toContain('path: /alt/verlegt\n')
    expect(run.stdout).toContain('permalink (1 text)')
  })

  test('redirects the old addresses and aliases that visitors know: those without a language as they are', () => {
    expect(text('first-post/en.md')).not.toContain('aliases')
    expect(text('first-post/de.md')).toContain('aliases:\n  - /erster\n  - /blog/zuerst\n')
    expect(read(root, 'content/redirects.yaml').split('\n').slice(-7)).toEqual([
      '/2024/first: /en/news/first-post/',
      '/blog/first_post/: /en/news/first-post/',
      '/blog/new-slug/: /en/news/new-slug/',
      '/blog/second/: /en/news/second/',
      '/de/Erster.html: /de/news/first-post/',
      '/de/blog/first_post/: /de/news/first-post/',
      '',
    ])
    expect(run.stdout).toContain('old addresses redirected in content/redirects.yaml: 6')
  })

  test('leaves footnotes alone', () => {
    expect(text('second/en.md')).toContain('[^1]: Elsewhere.')
  })

  test('gives a site that builds', () => {
    const { code, stdout, stderr } = site(['generate', '--root', root])
    expect([code, code === 0 ? '' : stdout + stderr]).toEqual([0, ''])
    expect(read(root, 'output/en/news/first-post/index.html')).toContain('href="/en/news/second/#next"')
    expect(read(root, 'output/en/news/second/index.html')).toContain('alt="The way"')
    expect(existsSync(path.join(root, 'output/de/alt/verlegt/index.html'))).toBe(true)
    expect(read(root, 'output/2024/first/index.html')).toContain('/en/news/first-post/')
  })

  test('overwrites nothing when it is run again', () => {
    write(root, 'content/posts/second/en.md', `${text('second/en.md')}\nMine.\n`)
    const again = importOld()
    expect(again.stdout).toContain('0 texts written')
    expect(again.stdout).toContain('5 texts were there already')
    expect(text('second/en.md')).toContain('Mine.')
  })

  test('tells texts with the same slug, which had dates in their addresses, apart by their folders', () => {
    const dated = path.join(folder, 'dated')
    for (const year of ['2015', '2016'])
      write(
        dated,
        `content/report-${year}.md`,
        `---\ntitle: Report ${year}\ndescription: What we did.\ndate: ${year}-03-01\nslug: report\n---\n\nText.\n`,
      )
    expect(site(['import', 'hugo', dated, '--root', root, '--into', 'posts']).stdout).toContain('2 texts written')
    expect(text('report-2015/en.md')).not.toContain('path:')
    expect(text('report-2016/en.md')).not.toContain('path:')
    expect(site(['check', '--root', root]).stdout).not.toContain('duplicate-url')
  })

  test('leaves out numbers that only order files, and finds links with the folder and the version of documentation', () => {
    const docs = path.join(folder, 'docs')
    write(
      docs,
      '1.start/02.install.md',
      '# Install\n\nSee [the guide](/docs/4.x/guide/first) and [it](../2.guide/1.first.md).\n',
    )
    write(docs, '2.guide/1.first.md', '# First\n\nBack to [the start](/docs/start/install#install).\n')
    const { stdout } = site(['import', 'markdown', docs, '--root', root, '--numbered'])
    expect(stdout).toContain('2 texts written')
    expect(stdout).not.toContain('not imported')
    const page = (key: string): string => read(root, `content/pages/${key}/en.md`)
    expect(page('start/install')).toContain('See [the guide](/guide/first) and [it](/guide/first).')
    expect(page('guide/first')).toContain('[the start](/start/install')
  })

  test('needs a folder, a collection and an address that are there', () => {
    const refused = (...args: string[]): Run => site(['import', 'hugo', ...args, '--root', root])
    expect(refused(path.join(folder, 'nowhere'))).toMatchObject({ code: 2 })
    expect(refused(old, '--into', 'poosts').stderr).toContain('did you mean `posts`?')
    expect(refused(old, '--base', 'old').stderr).toContain('is not a URL')
  })

  test('reads no folder that a link of the old site leads to', () => {
    const linked = path.join(folder, 'linked')
    mkdirSync(linked)
    symlinkSync(path.join(old, 'content'), path.join(linked, 'content'))
    const { code, stderr } = site(['import', 'hugo', linked, '--root', root])
    expect(stderr).toContain(`is a link to ${path.join(old, 'content')}, which is outside of the site`)
    expect(code).toBe(2)
  })
})
