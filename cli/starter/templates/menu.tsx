import type { ReactNode } from 'react'
import { type NavLink, type ShellContext, inLanguage, Slot } from 'kartograf'

/**
 * The menu of `content/navigation.yaml`, and the languages. On narrow screens, a button opens both: a popover, which browsers open, and
 * close on Escape, without any script.
 */
export function Menu({ context: { chrome, section, t } }: { readonly context: ShellContext }): ReactNode {
  return (
    <>
      <div className="site-menu" id="menu" popover="auto">
        <nav aria-label={t('menu')}>
          <ul>
            {chrome.groups.map((item) => (
              <li key={item.name} data-group={item.name} data-current={item.name === section ? '' : undefined}>
                {item.children.length > 0 ? (
                  <MenuGroup item={item} isCurrent={item.name === section} />
                ) : (
                  <MenuLink item={item} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Slot name="languages" />
      </div>
      <button type="button" className="menu-button" popoverTarget="menu">
        {t('menu')}
      </button>
    </>
  )
}

interface Props {
  readonly item: NavLink
}

/** An entry with `children`: it opens them, and its own page before them if it has one. The script of the pages closes it again. */
function MenuGroup({ item, isCurrent }: Props & { readonly isCurrent: boolean }): ReactNode {
  const own = item.link ? [{ ...item, children: [] }] : []
  return (
    <details name="menu">
      <summary aria-current={isCurrent ? 'true' : undefined}>
        <span {...inLanguage(item.lang)}>{item.title}</span>
      </summary>
      <MenuList id={`menu-${item.name}`} items={[...own, ...item.children]} />
    </details>
  )
}

function MenuList({ id, items }: { readonly id?: string; readonly items: readonly NavLink[] }): ReactNode {
  return (
    <ul id={id}>
      {items.map((item) => (
        <li key={item.name}>
          <MenuLink item={item} />
          {item.children.length > 0 && <MenuList items={item.children} />}
        </li>
      ))}
    </ul>
  )
}

function MenuLink({ item: { title, lang, link } }: Props): ReactNode {
  if (!link) return <span {...inLanguage(lang)}>{title}</span>
  return (
    <a href={link.href} hrefLang={link.hreflang ?? undefined} {...inLanguage(lang)}>
      {title}
    </a>
  )
}
