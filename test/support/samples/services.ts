import { createHash } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { edit, PROJECT, write } from '../site.ts'

/** What the counter's host answers. */
export const COUNTER =
  "window.counted = (window.counted ?? 0) + 1; document.cookie = '_count1=1; Path=/'; localStorage.setItem('count:seen', '1')"

/** A service of each kind, as an editor writes them. */
export const SERVICES = `services:
  player:
    kind: frame
    name: Player
    provider: Player Ltd., Dublin
    purpose: { de: Zeigt Filme., en: Shows films., es: Muestra vídeos. }
    hosts: [https://player.example]
    privacy: https://player.example/privacy
  map:
    kind: picture
    name: { de: Landkarte, en: Map, es: Mapa }
    provider: Maps SA, Genf
    purpose: { de: Zeigt Wege., en: Shows ways., es: Muestra caminos. }
    hosts: [https://map.example]
    privacy: https://map.example/privacy
  count:
    kind: script
    name: Count
    provider: Count GmbH, Graz
    purpose: { de: Zählt Besuche., en: Counts visits., es: Cuenta visitas. }
    hosts: [https://count.example]
    privacy: https://count.example/privacy
    src: https://count.example/count.js
    integrity: sha384-${createHash('sha384').update(COUNTER).digest('base64')}
    storage:
      - { name: _count*, place: cookie, duration: { de: ein Tag, en: one day, es: un día }, purpose: { de: Nummer, en: Number, es: Número } }
      - { name: count:seen, place: local, duration: { de: ein Jahr, en: one year, es: un año }, purpose: { de: Gesehen, en: Seen, es: Visto } }
`

const PAGE = `---
title: Dienste
description: Was andere zeigen.
group: company
untranslated: { en: none, es: none }
sections:
  - { type: hero, heading: Dienste }
  - { type: embed, id: film, title: Der Film, embed: { service: player, src: https://player.example/embed/42 } }
  - { type: embed, id: other, title: Noch ein Film, embed: { service: player, src: https://player.example/embed/43 } }
  - { type: embed, id: map, title: Der Weg, embed: { service: map, src: https://map.example/graz.png } }
  - type: film
    id: own
    film:
      title: Ein Balken wandert nach rechts.
      sources: [./moving-bar.webm]
      poster: ./poster.svg
      captions: { de: ./bar.de.vtt, en: ./bar.en.vtt }
  - { type: storage, id: storage }
---

[Über uns](/about)
`

const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#031019"/></svg>'

/** Adds services of all kinds to a copy of the fixture site, and a page that shows them. */
export function addServices(root: string): void {
  edit(root, 'content/site.yaml', 'brand: Alpha', `brand: Alpha\n${SERVICES}`)
  write(root, 'content/pages/services/de.md', PAGE)
  const folder = path.join(root, 'content', 'pages', 'services')
  copyFileSync(path.join(PROJECT, 'test/support/samples/film/moving-bar.webm'), path.join(folder, 'moving-bar.webm'))
  write(root, 'content/pages/services/poster.svg', POSTER)
  const captions = (text: string): string => `WEBVTT\n\n00:00.000 --> 00:02.000\n${text}\n`
  write(root, 'content/pages/services/bar.de.vtt', captions('Ein Balken wandert.'))
  write(root, 'content/pages/services/bar.en.vtt', captions('A bar moves.'))
}
