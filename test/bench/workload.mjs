// A site of many posts, always the same for the same number: the fixture site with its posts replaced by generated ones of
// about 6 kB with headings, lists, a table, code and links.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { random } from '../support/samples/random.mjs'

const LOCALES = ['de', 'en', 'es']
const WORDS =
  'stone water path ridge valley bridge cloud storm meadow river forest summit glacier lantern harbour anchor signal compass quarry delta basin plateau terrace granite basalt cobble estuary fjord islet'.split(
    ' ',
  )

/** Makes the site below `root`: `posts` posts in each of three languages. */
export function makeSite(project, root, posts) {
  rmSync(root, { recursive: true, force: true })
  for (const folder of ['content', 'i18n', 'templates'])
    cpSync(path.join(project, 'test', 'site', folder), path.join(root, folder), { recursive: true })
  leadToTemplates(path.join(root, 'templates'), path.join(project, 'templates'))
  rmSync(path.join(root, 'content', 'posts'), { recursive: true })
  for (const locale of LOCALES) limitList(path.join(root, 'content', 'pages', 'blog', `${locale}.md`))
  writeFileSync(path.join(root, 'content', 'navigation.yaml'), JSON.stringify(navigationOf(menuOf(posts))))
  for (let index = 0; index < posts; index += 1) {
    const folder = path.join(root, 'content', 'posts', nameOf(index))
    mkdirSync(folder, { recursive: true })
    for (const locale of LOCALES) writeFileSync(path.join(folder, `${locale}.md`), post(index, locale, posts))
  }
}

/** Makes the same posts for another generator, whose layout takes menu and words from `site.json`. */
export function makePeerSite(root, posts) {
  rmSync(root, { recursive: true, force: true })
  for (const locale of LOCALES) {
    const folder = path.join(root, 'content', locale, 'posts')
    mkdirSync(folder, { recursive: true })
    for (let index = 0; index < posts; index += 1)
      writeFileSync(path.join(folder, `${nameOf(index)}.md`), post(index, locale, posts))
  }
  const menu = menuOf(posts)
  const each = (value) => Object.fromEntries(LOCALES.map((locale) => [locale, value(locale)]))
  const words = {
    site: 'Alpha',
    latest: 'Posts',
    language: 'Language',
    by: 'by',
    tags: 'Tags',
    rights: 'Imprint',
    skip: 'Skip',
  }
  const linksIn = (locale) => (link) => ({ title: link.title, href: `/${locale}${link.url}/` })
  const site = {
    locales: LOCALES,
    names: { de: 'Deutsch', en: 'English', es: 'Español' },
    strings: each(() => words),
    nav: each((locale) => menu.map(({ title, links }) => ({ title, links: links.map(linksIn(locale)) }))),
    footer: each((locale) => menu[0].links.map(linksIn(locale))),
  }
  writeFileSync(path.join(root, 'site.json'), JSON.stringify(site))
  mkdirSync(path.join(root, 'data'))
  writeFileSync(path.join(root, 'data', 'site.json'), JSON.stringify(site))
}

/** Five groups of eight posts. */
function menuOf(posts) {
  return Array.from({ length: 5 }, (_, group) => ({
    title: `Group ${group + 1}`,
    links: Array.from({ length: 8 }, (_, at) => ({
      title: `${WORDS[group * 5 + at] ?? WORDS[at]} and ${WORDS[at + 9]}`,
      url: `/posts/${nameOf((group * 8 + at) % posts)}`,
    })),
  }))
}

/** The menu as the settings of our site have it. */
function navigationOf(menu) {
  const languages = (value) => Object.fromEntries(LOCALES.map((locale) => [locale, value]))
  const groups = menu.map(({ title, links }, group) => ({
    name: `g${group}`,
    languages: languages({ title }),
    children: links.map((link, at) => ({ name: `g${group}l${at}`, languages: languages(link) })),
  }))
  return { groups, links: { career: '/jobs', contact: '/about' } }
}

/** The fixture theme takes its collections from the templates of the project, by a path from where it stands. */
function leadToTemplates(folder, templates) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue
    const file = path.join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/'(?:\.\.\/)+templates\//g, `'${templates}/`))
  }
}

/** The newest 50 on one page, as the peers' benchmark has it. */
function limitList(file) {
  writeFileSync(
    file,
    readFileSync(file, 'utf8')
      .replace(/^archive:\n(?: .*\n)+/m, '')
      .replace('  - type: posts', '  - type: posts\n    entries: { limit: 50 }'),
  )
}

export function nameOf(index) {
  return `post-${String(index + 1).padStart(5, '0')}`
}

function post(index, locale, posts) {
  const next = random(index * 31 + LOCALES.indexOf(locale) * 7 + 1)
  const word = () => WORDS[Math.floor(next() * WORDS.length)]
  const sentence = () => {
    const words = Array.from({ length: 8 + Math.floor(next() * 10) }, (_, at) =>
      at % 7 === 6 ? `**${word()}**` : word(),
    )
    return `${words.join(' ').replace(/^./, (first) => first.toUpperCase())}.`
  }
  const paragraph = (count) => Array.from({ length: count }, sentence).join(' ')
  const link = (step) => `[${word()} ${word()}](/${locale}/posts/${nameOf((index * 17 + step * 101 + 1) % posts)}/)`
  const row = () => `| ${word()} | ${Math.floor(next() * 1000)} | ${word()} | ~~${word()}~~ |`
  const code = Array.from(
    { length: 8 },
    (_, at) => `const value${at} = compute(${Math.floor(next() * 1000)}, "${word()}") < ${at} && ready;`,
  ).join('\n')
  const date = new Date(Date.UTC(2015, 0, 1) + ((index * 7919) % 3650) * 86_400_000).toISOString().slice(0, 10)
  return `---
title: ${word()} ${word()} ${index + 1}
description: About ${word()} and ${word()}.
date: ${date}
authors: [alpha]
topics: [${index % 2 ? 'stone' : 'water'}]
tags: [granite]
---

${paragraph(4)}

## ${word()} ${word()}

${paragraph(5)}

${paragraph(1)} ${link(1)} ${paragraph(2)}

${Array.from({ length: 6 }, () => `- ${sentence()}`).join('\n')}

## ${word()} ${word()} ${word()}

${paragraph(4)}

${paragraph(5)}

| A | B | C | D |
|---|---:|:--:|---|
${Array.from({ length: 6 }, row).join('\n')}

### ${word()}

${paragraph(2)} ${link(2)} ${paragraph(2)}

\`\`\`js
${code}
\`\`\`

${paragraph(5)}

> ${sentence()}

${paragraph(4)}

1. ${sentence()}
2. ${sentence()}

${paragraph(2)} ${link(3)}.
`
}
