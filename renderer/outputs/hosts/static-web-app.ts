import { byteLength } from '../../definitions/letters/byte-length.ts'
import type { Assets } from '../../definitions/assets.ts'
import type { Redirect } from '../redirect.ts'
import { spellingsOf } from '../redirects.ts'
import { basePath } from '../../definitions/url.ts'
import { cachingOf, FOR_HOSTS, FRESH, securityHeaders, TYPES, type HeaderSettings, type HostFile } from './headers.ts'

type Words = Readonly<Record<string, string>>

interface Route {
  readonly route: string
  readonly redirect?: string
  readonly statusCode?: number
  readonly headers?: Words
}

/** The part of the Azure Static Web Apps configuration that a site needs. */
export interface StaticWebAppConfig {
  readonly trailingSlash: 'always'
  readonly routes: readonly Route[]
  readonly responseOverrides: { readonly 404: { readonly rewrite: string } }
  readonly globalHeaders: Words
  readonly mimeTypes: Words
}

/** The service refuses a deployment with a larger file. */
const MOST_BYTES = 20_000

/**
 * `staticwebapp.config.json`, as Azure Static Web Apps reads it: headers, redirects, kinds of file, and the not-found page. Of the
 * redirects those that fit, files before pages: the others are pages that redirect, as on hosts that read no file.
 * https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function staticWebAppFile(
  assets: Pick<Assets, 'root'>,
  redirects: readonly Redirect[],
  settings: HeaderSettings,
): HostFile {
  const base = basePath(settings.baseUrl)
  const leading = [...redirects.filter(isOfFile), ...redirects.filter((redirect) => !isOfFile(redirect))].flatMap(
    (redirect) => spellingsOf(redirect).map((route) => ({ route, redirect: redirect.to, statusCode: 301 })),
  )
  const config: StaticWebAppConfig = {
    trailingSlash: 'always',
    routes: [
      ...FOR_HOSTS.map((file) => ({ route: `${base}/${file}`, statusCode: 404 })),
      ...cachingOf(base).map(({ pattern, value }) => ({ route: pattern, headers: { 'Cache-Control': value } })),
    ],
    responseOverrides: { 404: { rewrite: `${base}/404.html` } },
    // A header of a route overrides the global one.
    globalHeaders: { ...securityHeaders(assets, settings), 'Cache-Control': FRESH },
    mimeTypes: Object.fromEntries(TYPES.map(({ ending, value }) => [ending, value])),
  }
  const room = MOST_BYTES - byteLength(textOf(config))
  const routes = [...fitting(leading, room), ...config.routes]
  return { path: 'staticwebapp.config.json', content: textOf({ ...config, routes }) }
}

function isOfFile({ from }: Redirect): boolean {
  return !from.endsWith('/')
}

/** The first of the routes, as many as have room. */
function fitting(routes: readonly Route[], room: number): readonly Route[] {
  let left = room
  const end = routes.findIndex((route) => (left -= byteLength(lineOf(route))) < 0)
  return end < 0 ? routes : routes.slice(0, end)
}

/** JSON with a line for each route: with one for each field, half as many fit. */
function textOf({ routes, ...rest }: StaticWebAppConfig): string {
  const [head, ...tail] = JSON.stringify({ routes: [], ...rest }, null, 2).split('"routes": []')
  return `${head ?? ''}"routes": [${routes.map(lineOf).join('').slice(0, -1)}\n  ]${tail.join('')}\n`
}

function lineOf(route: Route): string {
  return `\n    ${JSON.stringify(route)},`
}
