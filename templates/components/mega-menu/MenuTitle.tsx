import type { ReactNode } from 'react'
import { inLanguage, type Locale } from 'kartograf'

/** The title of a menu entry; one that stands in for a missing translation says its language. */
export function MenuTitle({
  item: { lang, title },
}: {
  readonly item: { readonly lang?: Locale | undefined; readonly title: string }
}): ReactNode {
  return lang ? <span {...inLanguage(lang)}>{title}</span> : title
}
