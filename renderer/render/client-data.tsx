import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '../../i18n/locales.ts'
import type { ClientData } from '../definitions/client-data.ts'
import type { MessageProps, Theme } from '../definitions/theme.ts'
import { pathOf } from '../definitions/url.ts'
import { toneName } from './page-parts.ts'
import { type Site, translateIn } from './site.ts'

/** Data for the browser script on pages of a language. */
export function clientDataOf(site: Site, theme: Theme, locale: Locale): ClientData {
  const t = translateIn(site, locale)
  const { settings, assets } = site
  const { localeCookie, pollInterval } = settings
  const { home, ...texts } = theme.runtimeTexts(t)
  const { middleware, scripts } = assets
  const message = messageOf(theme, locale, home)
  return { locale, localeCookie, pollInterval, middleware, scripts, texts, message, tone: toneName(theme, 'dark') }
}

/** The page that the browser shows for a missing path; it replaces `{text}` with the error. */
function messageOf({ MessagePage = PlainMessage }: Theme, locale: Locale, label: string): string {
  return renderToString(
    <main id="main" tabIndex={-1}>
      <MessagePage heading="{text}" home={pathOf(locale, '/')} label={label} />
    </main>,
  )
}

function PlainMessage({ heading, home, label }: MessageProps): ReactNode {
  return (
    <div className="runtime-page">
      <h1>{heading}</h1>
      <p>
        <a href={home}>{label}</a>
      </p>
    </div>
  )
}
