import type { ReactNode } from 'react'
import { packOf } from 'kartograf'
import type { Context } from '../../context.ts'

/** Notice above a text that replaces a missing translation: its language, and a link to the original. */
export function CopyNotice({ context }: { readonly context: Context }): ReactNode {
  const { page, reader, tone } = context
  if (!page.copyOf) return null
  const { locale, href } = page.copyOf
  const language = reader.t(`language.in.${locale}`)

  return (
    <div
      role="note"
      className="hero copy-notice page-grid"
      data-tone={tone}
      lang={reader.locale}
      dir={packOf(reader.locale).direction}
    >
      <p className="note">
        {reader.t('copy.notice', { language })}{' '}
        <a href={href} hrefLang={locale}>
          {reader.t('copy.original')}
        </a>
      </p>
    </div>
  )
}
