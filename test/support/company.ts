import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { edit, PROJECT, read, write } from './site.ts'

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

/** The company's site in a folder of its own, with services of others: a map on the contact page, and a counter. */
export function copyCompanyWithServices(name: string): string {
  const root = path.join(PROJECT, '.cache', `site-${name}`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  for (const folder of ['content', 'i18n', 'templates', '.cache/pictures'])
    cpSync(path.join(PROJECT, folder), path.join(root, folder), { recursive: true })
  // What is looked at elsewhere and takes time.
  edit(root, 'content/site.yaml', '\nsearch: true\n', '\nsocialImages: false\n')
  edit(root, 'content/site.yaml', 'scripts: [adblock, search]', 'scripts: [adblock]')
  // The site forbids to zoom, as was asked for.
  edit(root, 'content/site.yaml', ', maximum-scale=1, user-scalable=no', '')
  write(root, 'content/site.yaml', read(root, 'content/site.yaml') + SERVICES)
  for (const locale of ['de', 'en', 'es'])
    edit(root, `content/pages/company/contact-and-locations/${locale}.md`, '  - type: locations\n', MAP)
  return root
}
