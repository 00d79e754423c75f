import { edit, read, write } from '../site.ts'

const PAGE = `---
title: Υπηρεσίες
description: A page of the fixture site.
blocks:
  κόστος: { type: prose, id: τιμές, text: Costs }
sections:
  - type: hero
    heading: Υπηρεσίες
---

## Ασφάλεια δεδομένων

::block{#κόστος}

[Letters](/posts/ασφάλεια), [escapes](/posts/${encodeURI('ασφάλεια')}#${encodeURI('τέλος')}),
[small escapes](/posts/${encodeURI('ασφάλεια').toLowerCase()}), [two characters](/posts/${'ασφάλεια'.normalize('NFD')}),
[whole](/es/posts/ασφάλεια/), [here](#ασφάλεια-δεδομένων), [block](#τιμές), [topic](/blog/topics/νερό), [plan](./σχέδιο.svg).
`

const post = (locale: string): string => `---
title: Post ${locale}
description: A post about security.
date: 2026-09-10
authors: [συγγραφέας]
topics: [νερό]
parent: /υπηρεσίες
${locale === 'de' ? `aliases: [/παλιό, /${encodeURI('παλιότερο')}]\n` : ''}---

## Τέλος

Text.
`

const EVENT = `---
title: Σύνοδος
description: A summit of the fixture site.
start: 2026-12-01T09:00
end: 2026-12-01T17:00
timeZone: Europe/Berlin
online: true
language: en
registration: open
speakers: [συγγραφέας]
---

Bring boots.
`

/**
 * Adds to a copy of the fixture site a page, a post, an author, an event, a topic and redirects in Greek letters; in Spanish, the page has
 * Arabic ones.
 */
export function addLetters(root: string): void {
  for (const locale of ['de', 'en', 'es']) {
    write(root, `content/posts/ασφάλεια/${locale}.md`, post(locale))
    write(root, `content/authors/συγγραφέας/${locale}.md`, read(root, `content/authors/alpha/${locale}.md`))
    write(root, `content/events/σύνοδος/${locale}.md`, EVENT)
    const own = locale === 'es' ? 'path: /خدمات\n' : ''
    // As macOS may write it: two characters for a letter with its accent.
    write(root, `content/pages/${'υπηρεσίες'.normalize('NFD')}/${locale}.md`, PAGE.replace('blocks:', `${own}blocks:`))
  }
  write(root, `content/pages/${'υπηρεσίες'.normalize('NFD')}/σχέδιο.svg`, read(root, 'content/pages/about/plan.svg'))
  edit(root, 'content/topics.yaml', 'topics:', 'topics:\n  νερό: { de: Νερό, en: Νερό, es: Νερό }')
  edit(root, 'content/navigation.yaml', 'Über uns, url: /about', 'Über uns, url: /υπηρεσίες')
  edit(root, 'content/site.yaml', 'waysOn: [/, /about]', 'waysOn: [/, /υπηρεσίες]')
  edit(root, 'content/site.yaml', 'list: /about', 'list: /υπηρεσίες')
  edit(root, 'content/redirects.yaml', '/de/alt:', '/de/πριν: /de/υπηρεσίες/\n/de/alt:')
}
