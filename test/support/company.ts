import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { moveTo } from './run/compiled-fixture.ts'
import { edit, PROJECT, read, site, siteFolder, write } from './site.ts'

/** A frame and a script of others, as the company's site would describe them. */
const SERVICES = `services:
  maps:
    kind: frame
    name: { de: Stadtplan, en: City map, es: Plano }
    provider: Karten Beispiel GmbH, Graz
    purpose: { de: Zeigt den Weg zu uns., en: Shows how to reach us., es: Muestra cómo llegar. }
    hosts: [https://maps.example]
    privacy: https://maps.example/privacy
  visits:
    kind: script
    name: { de: Besuchszählung, en: Visit counter, es: Contador de visitas }
    provider: Zählwerk Beispiel AG, Winterthur
    purpose: { de: Zählt gelesene Seiten., en: Counts pages that are read., es: Cuenta las páginas leídas. }
    hosts: [https://visits.example]
    privacy: https://visits.example/privacy
    src: https://visits.example/visits.js
    storage:
      - { name: _visit, place: cookie, duration: { de: 30 Tage, en: 30 days, es: 30 días }, purpose: { de: Erkennt Wiederkehrende., en: Recognizes returning visitors., es: Reconoce a quien vuelve. } }
`
const MAP =
  '  - { type: embed, id: map, heading: Graz, embed: { service: maps, src: https://maps.example/graz } }\n  - type: locations\n'

/** A post that another system knows. */
const PULL = `sources:
  notes:
    from: data/notes.csv
    format: csv
    into: posts
    key: id
    languages: [de]
    fields:
      title: title
      description: text
      date: day
      authors: { value: [dagny-oberrauch] }
      topics: { value: [security] }
      tags: { value: [soc] }
      untranslated: { value: { en: none, es: none } }
    body: text
`
const NOTES =
  'id,title,day,text\nfrom-elsewhere,Ein Hinweis von anderswo,2026-11-02,Dieser Text stand in einer Tabelle.\n'

/** What a build of the company's site leaves for the next one: without it, a copy takes twice the CPU of a build. */
const CACHES = ['pictures', 'social', 'search', 'markdown.json', 'texts.bin', 'entries.bin']

/** The company's site in a folder of its own, not built, but with what the build of the original has compiled, read and drawn. */
export function copyCompany(name: string): string {
  const root = siteFolder(name)
  const cache = path.join(PROJECT, '.cache')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  for (const folder of ['content', 'i18n', 'templates'])
    cpSync(path.join(PROJECT, folder), path.join(root, folder), { recursive: true, preserveTimestamps: true })
  for (const kept of CACHES.filter((entry) => existsSync(path.join(cache, entry))))
    cpSync(path.join(cache, kept), path.join(root, '.cache', kept), { recursive: true })
  moveTo(root, cache, PROJECT)
  return root
}

/**
 * The company's site in a folder of its own, with what it does not use itself: services of others (a map on the contact page, and a
 * counter), a base path, a page without script, a page in the words of another language, and a post from a table.
 */
export function copyCompanyWithParts(name: string): string {
  const root = copyCompany(name)
  changeSettings(root)
  for (const locale of ['de', 'en', 'es'])
    edit(root, `content/pages/company/contact-and-locations/${locale}.md`, '  - type: locations\n', MAP)
  for (const locale of ['de', 'en']) edit(root, `content/pages/imprint/${locale}.md`, 'es: link', 'es: copy')
  edit(root, 'content/pages/privacy/de.md', '---\n', '---\nscript: false\n')
  write(root, 'content/pull.yaml', PULL)
  write(root, 'data/notes.csv', NOTES)
  const pulled = site(['pull', '--root', root])
  if (pulled.code !== 0) throw new Error(pulled.stderr)
  return root
}

function changeSettings(root: string): void {
  const change = (from: string, to: string): void => edit(root, 'content/site.yaml', from, to)
  change('baseUrl: https://www.stratalp.example', 'baseUrl: https://www.stratalp.example/it')
  // What is looked at elsewhere and takes time.
  change('\nsearch: true\n', '\nsocialImages: false\n')
  change('scripts: [adblock, menu, search]', 'scripts: [adblock, menu]')
  // The site forbids to zoom, as was asked for.
  change(', maximum-scale=1, user-scalable=no', '')
  write(root, 'content/site.yaml', read(root, 'content/site.yaml') + SERVICES)
}
