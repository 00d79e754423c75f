import type { ReactNode } from 'react'
import { type SwitcherItem, packOf } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly context: Context
}

/** The language menu: a button with the code of the current language. */
export function LanguageSwitch({ context }: Props): ReactNode {
  return (
    <>
      <button type="button" className="language-button" popoverTarget="languages">
        <span className="visually-hidden">{context.t('language.choose')} </span>
        {context.locale.toUpperCase()}
        <Icon name="chevron-down" size={16} />
      </button>
      <div className="language-sheet" id="languages" popover="auto">
        <LanguageList context={context} />
      </div>
    </>
  )
}

/** Links to the page in other languages. If a translation is missing, links to a copy in another language or to the parent page and says so. */
export function LanguageList({ context }: Props): ReactNode {
  return (
    <ul className="language-list" aria-label={context.t('language.choose')}>
      {context.page.switcher.map((item) => (
        <li key={item.locale}>{languageLink(item, context)}</li>
      ))}
    </ul>
  )
}

function languageLink({ locale, path, state, copyOf }: SwitcherItem, context: Context): ReactNode {
  const name = <span lang={locale}>{packOf(locale).name}</span>
  if (path === null) {
    return (
      <span className="language-missing">
        {name} <span className="language-note">({context.t('language.missing')})</span>
      </span>
    )
  }
  return (
    <a
      href={path}
      hrefLang={locale}
      data-locale={locale}
      data-state={state}
      aria-current={state === 'current' ? 'true' : undefined}
    >
      {name}
      {state === 'current' && <Icon name="check" size={16} />}
      {copyOf !== undefined && <span className="language-note"> ({context.t(`language.in.${copyOf}`)})</span>}
      {state === 'fallback' && <span className="language-note"> ({context.t('language.fallback')})</span>}
    </a>
  )
}
