import type { Assets } from '../../definitions/assets.ts'
import type { Redirect } from '../redirect.ts'
import { spellingsOf } from '../redirects.ts'
import { basePath } from '../../definitions/url.ts'
import { cachingOf, FOR_HOSTS, FRESH, securityHeaders, TYPES, type HeaderSettings, type HostFile } from './headers.ts'

type Words = Readonly<Record<string, string>>

/** The part of the Azure Static Web Apps configuration that a site needs. */
export interface StaticWebAppConfig {
  readonly trailingSlash: 'always'
  readonly routes: readonly {
    readonly route: string
    readonly redirect?: string
    readonly statusCode?: number
    readonly headers?: Words
  }[]
  readonly responseOverrides: { readonly 404: { readonly rewrite: string } }
  readonly globalHeaders: Words
  readonly mimeTypes: Words
}

/**
 * `staticwebapp.config.json`, as Azure Static Web Apps reads it: headers, redirects, kinds of file, and the not-found page.
 * https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function staticWebAppFile(
  assets: Pick<Assets, 'root'>,
  redirects: readonly Redirect[],
  settings: HeaderSettings,
): HostFile {
  const base = basePath(settings.baseUrl)
  const config: StaticWebAppConfig = {
    trailingSlash: 'always',
    routes: [
      ...redirects.flatMap((redirect) =>
        spellingsOf(redirect).map((route) => ({ route, redirect: redirect.to, statusCode: 301 })),
      ),
      ...FOR_HOSTS.map((file) => ({ route: `${base}/${file}`, statusCode: 404 })),
      ...cachingOf(base).map(({ pattern, value }) => ({ route: pattern, headers: { 'Cache-Control': value } })),
    ],
    responseOverrides: { 404: { rewrite: `${base}/404.html` } },
    // A header of a route overrides the global one.
    globalHeaders: { ...securityHeaders(assets, settings), 'Cache-Control': FRESH },
    mimeTypes: Object.fromEntries(TYPES.map(({ ending, value }) => [ending, value])),
  }
  return { path: 'staticwebapp.config.json', content: `${JSON.stringify(config, null, 2)}\n` }
}
