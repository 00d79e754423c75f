import { renderToString } from 'react-dom/server'
import type { Locale } from '../../i18n/locales.ts'
import type { ClientData } from '../definitions/client-data.ts'
import type { Theme } from '../definitions/theme.ts'
import { pathOf } from '../definitions/url.ts'
import type { Site } from './site.ts'

/** What the browser script needs to know on a page of a language. */
export function clientDataOf({ settings, assets, translate }: Site, theme: Theme, locale: Locale): ClientData {
  const t = translate[locale]
  if (!t) throw new Error(`The site has no texts in ${locale}`)
  const { localeCookie, pollInterval } = settings
  const { home, ...texts } = theme.runtimeTexts(t)
  const { middleware, scripts } = assets
  return { locale, localeCookie, pollInterval, middleware, scripts, texts, message: messageOf(locale, home) }
}

/** The page that the browser shows where no file stands for an address, with the way home. */
function messageOf(locale: Locale, home: string): string {
  return renderToString(
    <main id="main" tabIndex={-1}>
      <div className="runtime-page page-grid" data-tone="night">
        <h1>{'{text}'}</h1>
        <p>
          <a href={pathOf(locale, '/')}>{home}</a>
        </p>
      </div>
    </main>,
  )
}
