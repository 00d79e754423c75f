import type { ReactNode } from 'react'
import { linkOf, Slot } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { AlarmButton } from '../emergency/AlarmButton.tsx'
import { MenuSearchLink, SearchLink } from '../search/SearchLink.tsx'
import { MenuEvent } from '../mega-menu/MegaMenuAside.tsx'
import { SmartLink } from '../link/SmartLink.tsx'
import { Wordmark } from './Wordmark.tsx'

interface Props {
  readonly context: ShellContext
  /** The menu. Without it, the bar contains contact links, languages and the emergency link. */
  readonly children?: ReactNode
}

/** The header bar, in the tone of the hero below (that of `<body>`). On narrow screens, what does not fit moves into a popover sheet. */
export function HeaderBar({ context, children }: Props): ReactNode {
  return (
    <header className="site-header">
      <div className="site-header-bar">
        <a className="site-header-home" href={context.chrome.home.href}>
          <Wordmark brand={context.settings.brand} />
        </a>
        <div className="site-menu" id="menu" popover="auto">
          <MenuSearchLink context={context} />
          {children}
          {children && <MenuEvent context={context} />}
          <MenuFoot context={context} />
        </div>
        <div className="site-header-languages">
          <Slot name="languages" />
        </div>
        <SearchLink context={context} />
        <AlarmButton context={context} />
        <MenuButton context={context} />
      </div>
    </header>
  )
}

type PartProps = Pick<Props, 'context'>

/** The end of the menu: links beside its groups, and the languages. */
function MenuFoot({ context }: PartProps): ReactNode {
  const { chrome, t } = context
  const links = [
    { label: t('nav.career'), link: linkOf(chrome, 'career') },
    { label: t('nav.contact'), link: linkOf(chrome, 'contact') },
  ]

  return (
    <div className="site-menu-foot">
      <ul className="site-links" data-in-bar="">
        {links.map(({ label, link }) => (
          <li key={label}>
            <SmartLink link={link} context={context}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
      <div className="site-menu-languages">
        <Slot name="languages-menu" />
      </div>
    </div>
  )
}

/** Opens and closes the menu on narrow screens. */
function MenuButton({ context: { t } }: PartProps): ReactNode {
  return (
    <button type="button" className="menu-button" popoverTarget="menu">
      <span className="menu-button-opens">
        <Icon name="menu" />
        <span>{t('nav.menu')}</span>
      </span>
      <span className="menu-button-closes">
        <Icon name="x" />
        <span>{t('nav.close')}</span>
      </span>
    </button>
  )
}

/** The skip link: the first tab stop leads past the header to the content. */
export function SkipLink({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <a className="skip-link" href="#main">
      {context.t('nav.skip')}
    </a>
  )
}
