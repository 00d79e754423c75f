import type { ReactNode } from 'react'
import { type Card, type Link, type NavLink, list } from 'kartograf'
import { authors, casestudies, events, jobs, posts } from '../../collections/cards.ts'
import { entryLink } from '../../components/link/links.ts'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { linkLabel } from '../../components/link/with-arrow.tsx'
import { type SectionOf, framed, framedSection } from '../../components/section/section.tsx'

const schema = framed('All pages of the site by kind: the menu, the legal pages, and the entries of each collection.', {
  posts: list(posts).describe('Which posts.'),
  cases: list(casestudies).describe('Which case studies.'),
  events: list(events).describe('Which events.'),
  jobs: list(jobs).describe('Which jobs.'),
  authors: list(authors).describe('Which authors.'),
})

function SiteMap({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { chrome, t } = context
  const groups = [
    ...chrome.groups.map((group) => ({ title: group.title, links: pagesIn(group) })),
    { title: t('search.casestudies'), links: section.cases.map(linkTo) },
    { title: t('search.posts'), links: section.posts.map(linkTo) },
    { title: t('search.events'), links: section.events.map(linkTo) },
    { title: t('search.jobs'), links: section.jobs.map(linkTo) },
    { title: t('search.authors'), links: section.authors.map(linkTo) },
    { title: t('search.legal'), links: chrome.footer.legal },
  ]

  // A search would find this page for every word of another page's title.
  return (
    <div className="site-map-groups" data-unsearched="">
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((entry) => (
                <li key={entry.link.href}>
                  <SmartLink link={entry.link} context={context}>
                    {labelOf(entry)}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

interface Entry {
  readonly title: string
  readonly link: Link
  /** Language of the title if it is not that of the page. */
  readonly lang?: string | null
}

function labelOf({ link, title, lang }: Entry): ReactNode {
  return lang ? <span lang={lang}>{title}</span> : linkLabel(link, title)
}

/** The pages of a menu group, each once, although some are in several columns. */
function pagesIn(group: NavLink): Entry[] {
  const all = (item: NavLink): Entry[] => [
    ...(item.link ? [{ title: item.title, link: item.link }] : []),
    ...item.children.flatMap(all),
  ]
  const byAddress = new Map(group.children.flatMap(all).map((entry) => [entry.link.href, entry]))
  return [...byAddress.values()]
}

function linkTo(card: Card): Entry {
  return { title: card.title, link: entryLink(card), lang: card.hreflang }
}

export const siteMap = framedSection('site-map', schema, SiteMap)
