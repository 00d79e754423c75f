import { withEscapes } from '../../renderer/definitions/decoded.ts'
import { readFileSync } from 'node:fs'
import type { TextFile } from '../../renderer/definitions/collections/collection-outputs.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import { htmlFileOf } from '../../renderer/definitions/url.ts'
import type { BinaryFile } from '../content/files/binary-file.ts'
import type { Middleware } from '../middleware.ts'
import { FOREVER } from '../../renderer/outputs/hosts/headers.ts'
import { mediaTypeOf } from '../serve/media-types.ts'

/** Files of a `watch` build that are not on disk yet. Pages are rendered on request, the rest later. */
export interface EarlyPages {
  /** Call when the build knows which pages it renders. */
  readonly start: (pages: readonly Page[], render: (page: Page) => readonly TextFile[]) => void
  /** Scripts and styles used by the pages; `sheets` are made when the first is asked for that is not on disk. */
  readonly assets: (files: readonly BinaryFile[], sheets: () => readonly TextFile[]) => void
  /** Text of a page or of a file beside it, by path; undefined if the version on disk is current. */
  readonly text: (pathname: string) => string | undefined
  readonly asset: (pathname: string) => Uint8Array | string | undefined
  /** Pages requested since the start, by path. */
  readonly served: () => ReadonlySet<string>
  /** Call when everything is on disk, or the build has failed. */
  readonly end: () => void
}

/** `isOnDisk`: whether the output has a file, by path. */
export function createEarlyPages(isOnDisk: (pathname: string) => boolean): EarlyPages {
  let waiting = new Map<string, Page>()
  let texts = new Map<string, string>()
  let assets = new Map<string, BinaryFile>()
  let sheets: () => ReadonlyMap<string, string> = () => new Map()
  let served = new Set<string>()
  let render: (page: Page) => readonly TextFile[] = () => []
  const make = (page: Page): void => {
    waiting.delete(page.route.path)
    served.add(page.route.path)
    for (const file of filesOf(page, render)) texts.set(`/${file.path}`, file.content)
  }
  return {
    start: (pages, renderPage) => {
      waiting = new Map(pages.map((page) => [page.route.path, page]))
      texts = new Map()
      served = new Set()
      render = renderPage
    },
    assets: (files, makeSheets) => {
      assets = new Map(files.map((file) => [`/${file.path}`, file]))
      let made: ReadonlyMap<string, string> | undefined
      sheets = () => (made ??= new Map(makeSheets().map(({ path, content }) => [`/${path}`, content])))
    },
    text: (pathname) => {
      const address = withEscapes(pathname)
      const page = waiting.get(address.replace(/[^/]*$/, '')) ?? waiting.get(address)
      if (page) make(page)
      return texts.get(`/${htmlFileOf(pathname)}`)
    },
    asset: (pathname) => {
      const file = assets.get(pathname)
      if (file) return readFileSync(file.source)
      return pathname.endsWith('.css') && !isOnDisk(pathname) ? sheets().get(pathname) : undefined
    },
    served: () => served,
    end: () => {
      waiting = new Map()
      texts = new Map()
    },
  }
}

/** If a page cannot be rendered, the build reports why. */
function filesOf(page: Page, render: (page: Page) => readonly TextFile[]): readonly TextFile[] {
  try {
    return render(page)
  } catch {
    return []
  }
}

/** Serves files beside pages, scripts and styles that are not on disk yet. */
export function beforeTheDisk(early: EarlyPages): Middleware {
  return ({ url = '/' }, response, next) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    if (pathname.endsWith('/')) return next()
    const asset = early.asset(pathname)
    const content = asset ?? early.text(pathname)
    if (content === undefined) return next()
    const caching = asset === undefined ? 'no-store' : FOREVER
    response.writeHead(200, { 'Content-Type': mediaTypeOf(pathname), 'Cache-Control': caching }).end(content)
  }
}
