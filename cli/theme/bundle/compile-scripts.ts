import { createHash } from 'node:crypto'
import type { Assets } from '../../../renderer/definitions/assets.ts'
import { type Settings, tagOf } from '../../../renderer/definitions/settings/settings.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { basePath } from '../../../renderer/definitions/url.ts'
import { type AssetSource, compiled, type Part } from '../asset-part.ts'
import { entriesOf, scriptsOf, SERVICES } from './browser-modules.ts'
import type { Chunk } from './bundle-code.ts'
import { toolModule } from '../tool-folder.ts'
import type { Compiled } from '../compile-cache.ts'
import { named } from '../named.ts'

export interface Scripts extends Pick<Assets, 'script' | 'islands' | 'middleware' | 'scripts' | 'root'> {
  /** The files of islands, middleware and scripts. */
  readonly modules: readonly string[]
  /** What sets HTML from strings in them: packages, and paths of modules. */
  readonly htmlSetters: readonly string[]
}

export async function compileScripts(source: AssetSource): Promise<Compiled<Part<Scripts>>> {
  const { theme, settings } = source
  const [script, root, { chunks, inputs, htmlSetters }] = await bundlesOf(source)
  const scriptName = named('main', '.js', script.code)
  const outputs = {
    [scriptName]: script.code,
    ...Object.fromEntries(chunks.map(({ name, code }) => [name, code])),
  }
  const assets = {
    modules: inputs,
    htmlSetters,
    script: `/assets/${scriptName}`,
    islands: islandsOf(Object.keys(theme.islands), chunks),
    middleware: addressesOf('middleware', Object.keys(theme.middleware), chunks),
    scripts: [
      ...Object.values(addressesOf('script', Object.keys(scriptsOf(theme, settings)), chunks)),
      ...chunks.flatMap(({ entry, name }) => (entry === SERVICES ? [`/assets/${name}`] : [])),
    ],
    root: rootScript(root.code.trim()),
  }
  return compiled(outputs, [...script.inputs, ...root.inputs, ...inputs], assets)
}

/** The script of all pages, that of `/`, and what pages load on demand. */
function bundlesOf({ workspace, theme, settings, compiler }: AssetSource) {
  return Promise.all([
    compiler.bundleForBrowser(toolModule('renderer/client/main'), 'esm', {
      SITE_BASE: JSON.stringify(basePath(settings.baseUrl)),
    }),
    compiler.bundleForBrowser(toolModule('renderer/client/root'), 'iife', {
      SITE_LOCALES: JSON.stringify(tagsOf(settings)),
      SITE_DEFAULT_LOCALE: JSON.stringify(settings.defaultLocale),
      SITE_DOMAINS: JSON.stringify(localesByDomain(settings)),
    }),
    compiler.bundleChunks(entriesOf(workspace, theme, settings), settings.locales, basePath(settings.baseUrl)),
  ])
}

/** The script in the document of `/`, with its hash for the policy. */
function rootScript(code: string): Assets['root'] {
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}

/** Locales for matching with the browser's languages on `/`. */
export function tagsOf(settings: Settings): Record<string, string> {
  return Object.fromEntries(settings.locales.map((locale) => [locale, tagOf(locale, settings)]))
}

/** What decides which modules are bundled: a part of the key under which scripts are cached. */
export function modulesOf(theme: Theme, settings: Settings): unknown {
  const { islands, middleware } = theme
  return [Object.entries(islands).map(([name, { module }]) => [name, module]), middleware, scriptsOf(theme, settings)]
}

function islandsOf(names: readonly string[], chunks: readonly Chunk[]): Assets['islands'] {
  const addresses = addressesOf('island', names, chunks)
  const importsOf = (name: string) => chunks.find(({ entry }) => entry === `island-${name}`)?.imports ?? []
  return Object.fromEntries(
    Object.entries(addresses).map(([name, src]) => [
      name,
      { src, shared: importsOf(name).map((file) => `/assets/${file}`) },
    ]),
  )
}

function addressesOf(kind: string, names: readonly string[], chunks: readonly Chunk[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, `/assets/${chunks.find(({ entry }) => entry === `${kind}-${name}`)?.name ?? ''}`]),
  )
}

/** Domains that belong to exactly one language, by origin. */
function localesByDomain({ domains }: Settings): Readonly<Record<string, string>> {
  const all = Object.entries(domains)
  const single = all.filter(([, domain]) => all.filter(([, other]) => other === domain).length === 1)
  return Object.fromEntries(single.map(([locale, domain]) => [new URL(domain).origin, locale]))
}
