import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hugoSettings } from './hugo-settings.ts'

/** The address that an old site names as its own: in the settings of Hugo, or in those of Docusaurus beside the folder of its texts. */
export function ownAddress(folder: string): string | undefined {
  const [, hugo] = /\bbaseURL["']?\s*[=:]\s*["']?(https?:[^"'\s,]+)/i.exec(hugoSettings(folder).text) ?? []
  return hugo ?? ownOfDocusaurus(folder)
}

/** Its settings are a program, which is read and not run. */
function ownOfDocusaurus(folder: string): string | undefined {
  const settings = [folder, path.dirname(folder)]
    .flatMap((place) => ['ts', 'js', 'mjs'].map((ending) => path.join(place, `docusaurus.config.${ending}`)))
    .find((file) => existsSync(file))
  if (settings === undefined) return undefined
  const text = readFileSync(settings, 'utf8')
  const [, url] = /^[ \t]*["']?url["']?:\s*["'`](https?:[^"'`]+)["'`]/m.exec(text) ?? []
  const [, base = '/'] = /^[ \t]*["']?baseUrl["']?:\s*["'`](\/[^"'`]*)["'`]/m.exec(text) ?? []
  return url === undefined || !URL.canParse(base, url) ? undefined : new URL(base, url).href
}

/** Where a link leads within the old site, `https://www.example.org/docs/a#b` → `/docs/a#b`; undefined if it leads to another one. */
export function pathWithin(link: string, own: string | undefined): string | undefined {
  if (own === undefined || !/^https?:/i.test(link) || !URL.canParse(link) || !URL.canParse(own)) return undefined
  const { host, pathname, search, hash } = new URL(link)
  const site = new URL(own)
  const start = site.pathname.replace(/\/$/, '')
  if (host !== site.host || !`${pathname}/`.startsWith(`${start}/`)) return undefined
  return (pathname.slice(start.length) || '/') + search + hash
}
