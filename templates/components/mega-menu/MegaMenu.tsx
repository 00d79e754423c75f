import type { ReactNode } from 'react'
import { inLanguage, type Locale, type NavLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { menuArt } from '../../art/menu-art.ts'
import { Action } from '../action/Action.tsx'
import { ArtImage } from '../art/ArtImage.tsx'
import { MegaMenuAside } from './MegaMenuAside.tsx'
import { MenuPicture } from './MenuPicture.tsx'
import { MenuTitle } from './MenuTitle.tsx'
import { areLinesLate } from './menu-lines.ts'
import { pillarOf } from '../../art/pillar.ts'
import { Icon } from '../icon/Icon.tsx'
import { isWebsite, opensNewTab, SmartLink } from '../link/SmartLink.tsx'

interface Props {
  readonly group: NavLink
  readonly context: ShellContext
}

/** The panel of a menu group: a description of the area, its pages by intent, and a contact. */
export function MegaMenu({ group, context }: Props): ReactNode {
  const pillar = pillarOf(group.name)
  return (
    <div className="mega-menu" id={`menu-${group.name}`} data-pillar={pillar}>
      <div className="mega-menu-grid">
        <div className="mega-menu-intro">
          <p className="mega-menu-title head-3">
            <MenuTitle item={group} />
          </p>
          {group.description && (
            <p className="mega-menu-about" {...inLanguage(group.lang)}>
              {group.description}
            </p>
          )}
          {group.link && (
            <Action action={{ label: context.t('nav.overview'), href: group.link }} kind="text" context={context} />
          )}
          <ArtImage src={context.file('menu.svg', menuArt(group.name, pillar, context.tone === 'night'))} />
        </div>
        <div className="mega-menu-links">
          {blocksOf(group).map((block) => (
            <div key={block.name} className="mega-menu-block">
              {block.title && (
                <p className="mega-menu-heading">
                  {block.items[0]?.name !== block.name && <MenuPicture item={block} size={24} />}
                  <MenuTitle item={block} />
                </p>
              )}
              <ul>
                {block.items.map((item) => (
                  <li key={item.name}>
                    <MegaMenuLink item={item} external={group.products} context={context} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <MegaMenuAside group={group} context={context} />
      </div>
    </div>
  )
}

interface Block {
  readonly name: string
  readonly title: string
  readonly lang?: Locale | undefined
  readonly img: string | null
  readonly items: readonly NavLink[]
}

/** Blocks with at least this many entries take the full width of the panel, below the others. */
const LONG = 7

/** Entries directly below the group first, then entries by intent, long lists last. */
function blocksOf(group: NavLink): readonly Block[] {
  const direct = group.children.filter((item) => item.children.length === 0)
  const intents = group.children.filter((item) => item.children.length > 0)
  const blocks = intents.map(({ name, title, link, children, ...item }): Block => {
    const head = link ? [{ ...item, name, title, link, children: [] }] : []
    return { name, title, lang: item.lang, img: item.img, items: [...head, ...children] }
  })
  const all = direct.length > 0 ? [{ name: group.name, title: '', img: null, items: direct }, ...blocks] : blocks
  return [...all.filter(({ items }) => items.length < LONG), ...all.filter(({ items }) => items.length >= LONG)]
}

interface MegaMenuLinkProps {
  readonly item: NavLink
  /** A product with its own website; its host name is shown. */
  readonly external: boolean
  readonly context: ShellContext
}

/** A page in a menu panel: title, one line of description or a place for it (see `menuLines`), and the picture from the menu data. */
export function MegaMenuLink({ item, external, context }: MegaMenuLinkProps): ReactNode {
  if (item.link === null) return null

  return (
    <SmartLink link={item.link} context={context} className="mega-menu-link">
      <MenuPicture item={item} />
      <span className="mega-menu-name">
        <MenuTitle item={item} />
        {opensNewTab(item.link) && <Icon name="arrow-up-right" size={16} />}
      </span>
      {item.description && (
        <span className="mega-menu-line" {...inLanguage(item.lang)}>
          {!areLinesLate(context.settings) && item.description}
        </span>
      )}
      {external && isWebsite(item.link) && <span className="mega-menu-host">{new URL(item.link.href).host}</span>}
    </SmartLink>
  )
}
