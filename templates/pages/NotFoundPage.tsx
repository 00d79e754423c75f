import type { ReactNode } from 'react'
import type { ViewOf, NavLink } from 'kartograf'
import type { Context } from '../context.ts'
import { EntryHero } from '../components/entry/EntryHero.tsx'
import { LostTrail } from '../components/not-found/LostTrail.tsx'
import { Ways } from '../components/not-found/Ways.tsx'
import { EntrySection } from '../components/entry/EntrySection.tsx'
import { WayList } from '../components/link/WayList.tsx'

interface Props {
  readonly view: ViewOf<'not-found'>
  readonly context: Context
}

/** The not-found page. A script adds the requested path to its sentence. */
export function NotFoundPage({ view, context }: Props): ReactNode {
  const sentence = context.t('error.notFound', { path: '{path}' })

  return (
    <>
      <EntryHero
        context={context}
        className="entry-hero-lost"
        hasEdge={false}
        heading={context.t('error.trailEnds')}
        lead={<span data-path={sentence}>{sentence.replace(/:? *\{path\}/, '')}</span>}
      >
        <LostTrail />
      </EntryHero>
      <Ways ways={view.ways} context={context} />
      <NearPages context={context} />
    </>
  )
}

interface PageLink {
  readonly label: string
  readonly href: NonNullable<NavLink['link']>
}

/** The pages of each menu area. The browser shows those of the area that a missing path belongs to, such as `/de/azure/…`. */
function NearPages({ context }: { readonly context: Context }): ReactNode {
  const { locale, chrome, t } = context
  const areas = chrome.groups.map((area) => ({ name: area.name, title: area.title, pages: pagesOf(area) }))
  return areas.map(({ name, title, pages }) => {
    const folders = [...new Set(pages.map(folderOf))].filter((folder) => folder && areaOf(folder, areas) === name)
    if (folders.length === 0) return null
    return (
      <div key={name} data-for-path={`^/(${locale}/)?(${folders.join('|')})(/|$)`} hidden>
        <EntrySection id={`near-${locale}-${name}`} tone="sunken" heading={t('error.near', { area: title })}>
          <WayList ways={pages} context={context} />
        </EntrySection>
      </div>
    )
  })
}

/** Menu entries of any depth that link to pages of the site, each page once. */
function pagesOf(entry: NavLink): readonly PageLink[] {
  const { title, link, children } = entry
  const below = children.flatMap(pagesOf)
  const isNew = link && !link.external && below.every((page) => page.href.href !== link.href)
  return isNew ? [{ label: title, href: link }, ...below] : below
}

interface Area {
  readonly name: string
  readonly pages: readonly PageLink[]
}

/** The area with the most pages in a folder, since a menu may also name pages of other areas. */
function areaOf(folder: string, areas: readonly Area[]): string | undefined {
  const count = ({ pages }: Area): number => pages.filter((page) => folderOf(page) === folder).length
  return areas.toSorted((one, other) => count(other) - count(one))[0]?.name
}

/** First segment of a path after the language: `azure` of `/de/azure/6r-model/`. */
function folderOf({ href }: PageLink): string {
  return href.href.split('/')[2] ?? ''
}
