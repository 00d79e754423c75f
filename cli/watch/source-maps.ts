import { existsSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import type { Place } from '../../renderer/definitions/issue.ts'
import path from 'node:path'
import { messageOf } from '../../renderer/definitions/message-of.ts'
import { basePath } from '../../renderer/definitions/url.ts'
import type { Prepared } from '../build/build-types.ts'
import type { Middleware } from '../middleware.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { entriesOf } from '../theme/bundle/browser-modules.ts'
import { chunkMaps } from '../theme/bundle/bundle-code.ts'
import { originalPlace, type SourcePlace } from '../theme/faults/source-place.ts'

/** Source maps of islands and scripts in `watch`, so that the tools of a browser show where an error is in the theme. */
export interface SourceMaps {
  /** Call when the site has been read. */
  readonly show: (source: Pick<Prepared, 'site' | 'theme'>) => void
  readonly middleware: Middleware
  /** The position in the theme, its file as a path from the root; undefined if it is elsewhere, or the code is no longer what is built. */
  readonly original: (chunk: string, place: Place) => Promise<SourcePlace | undefined>
  /** The module of an island as a path from the root; undefined if it is in a package. */
  readonly moduleOf: (island: string) => string | undefined
}

/** Code that is loaded on demand; the script of all pages is the generator's own. */
const CODE = /^\/assets\/((?:island|middleware|script|shared)[^/]*\.js)$/
const MAP = /^\/__watch\/maps\/([^/]+\.js)\.map$/

/**
 * Names a map in the header of each file, and makes all of them when one is asked for, which browsers do when their tools are open: the files
 * are those that will be published, and a build takes no longer.
 */
export function createSourceMaps({ root, ...folders }: Workspace): SourceMaps {
  let source: Pick<Prepared, 'site' | 'theme'> | undefined
  let maps: ReturnType<typeof chunkMaps> | undefined
  const make = ({ site: { data }, theme: { theme } }: NonNullable<typeof source>) => {
    const { settings } = data
    const entries = entriesOf({ root, ...folders }, theme, settings)
    return chunkMaps([entries, settings.locales, basePath(settings.baseUrl)], (file) => named(file, root))
  }
  const original: SourceMaps['original'] = async (chunk, place) => {
    if (!source) return undefined
    maps ??= make(source)
    const map = (await maps).get(chunk)
    const found =
      map === undefined
        ? undefined
        : originalPlace(place, new SourceMap(JSON.parse(map) as SourceMapPayload), '/templates')
    return found && { ...found, file: found.file.slice(1) }
  }
  return {
    original,
    moduleOf: (island) => {
      const file = `templates/${source?.theme.theme.islands[island]?.module}`
      return existsSync(path.join(root, file)) ? file : undefined
    },
    show: (now) => {
      source = now
      maps = undefined
    },
    middleware: ({ url = '/' }, response, next) => {
      const { pathname } = new URL(url, 'http://127.0.0.1')
      const [, code] = CODE.exec(pathname) ?? []
      if (code !== undefined) response.setHeader('SourceMap', `/__watch/maps/${code}.map`)
      const [, mapped] = MAP.exec(pathname) ?? []
      if (mapped === undefined || !source) return next()
      maps ??= make(source)
      maps.then(
        (all) => {
          const map = all.get(mapped)
          const head = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
          response.writeHead(map === undefined ? 404 : 200, head).end(map)
        },
        (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(messageOf(error)),
      )
    },
  }
}

/** The path from the root of the site; of a file elsewhere, that from the packages. */
function named(file: string, root: string): string {
  return `/${relativePath(root, file).replace(/^.*(?=node_modules\/)|^(?:\.\.\/)+/, '')}`
}
