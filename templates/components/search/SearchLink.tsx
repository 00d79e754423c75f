import type { ReactNode } from 'react'
import { linkOf } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { searchLabels } from './labels.ts'

interface Props {
  readonly context: ShellContext
}

/**
 * Opens the search. Without script leads to the list of all pages; before it has loaded, the runtime keeps a press. The texts of the search
 * are in a separate file, because in each document they would delay the first paint.
 */
export function SearchLink({ context }: Props): ReactNode {
  const { chrome, locale, settings, t } = context
  if (!settings.search) return null

  return (
    <a
      className="search-link"
      href={linkOf(chrome, 'sitemap').href}
      data-search={locale}
      data-awaits="script"
      data-labels={context.file('search-labels.json', JSON.stringify(searchLabels(t)))}
    >
      <Icon name="search" />
      <span className="visually-hidden">{t('search.title')}</span>
    </a>
  )
}

/** The same in the menu on phones, where the bar has no room for it. */
export function MenuSearchLink({ context }: Props): ReactNode {
  const { chrome, settings, t } = context
  if (!settings.search) return null

  return (
    <a className="search-menu-link" href={linkOf(chrome, 'sitemap').href} data-search="" data-awaits="script">
      <Icon name="search" />
      {t('search.title')}
    </a>
  )
}
