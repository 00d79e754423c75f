import type { ServerResponse } from 'node:http'
import { belowBase, type BelowBase } from '../../renderer/outputs/below-base.ts'
import { foldersOf } from '../build/render/shared-site.ts'
import { escapeHtml } from '../../renderer/definitions/html.ts'
import type { Middleware } from '../middleware.ts'
import type { GallerySource } from './gallery-source.ts'
import { galleryPage } from './gallery-page.tsx'
import { itemsOf, type Item } from './items.ts'
import type { Preview } from './preview.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** The gallery of `watch` at `/_gallery/`. It is made on request from the last site without errors, and never written. */
export interface Gallery {
  /** Call when the site has been read. */
  readonly show: (source: GallerySource) => void
  readonly middleware: Middleware
}

/** Creates the gallery. `decorate` adds the live script to a page; previews do not need it, because the page around them reloads. */
export function createGallery(decorate: (html: string) => string): Gallery {
  let source: GallerySource | undefined
  let items: readonly Item[] = []
  let below: BelowBase = (file) => file
  const files = new Map<string, string>()
  return {
    show: (now) => {
      source = now
      items = []
      const { site, sources } = now.prepared
      below = belowBase(site.data.settings, [...foldersOf(sources.copies), '_gallery'])
    },
    middleware: (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
      const file = files.get(pathname)
      if (file !== undefined) return send(response, 'image/svg+xml', file)
      if (!source || !pathname.startsWith('/_gallery/')) return next()
      if (items.length === 0) items = itemsOf(source)
      const html = answer(pathname, items, source, (preview) => {
        for (const { path, content } of preview.files) if (path.endsWith('.svg')) files.set(`/${path}`, content)
        return preview.html
      })
      if (html === undefined) return next()
      const { content } = below({ path: 'index.html', content: html })
      send(response, 'text/html; charset=utf-8', isPreview(pathname) ? content : decorate(content))
    },
  }
}

const PREVIEW = /^(\/_gallery\/.+\/)([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\/(\d{1,3})\/$/

function isPreview(pathname: string): boolean {
  return PREVIEW.test(pathname)
}

/** The HTML of an address in the gallery. */
function answer(
  pathname: string,
  items: readonly Item[],
  { prepared }: GallerySource,
  keep: (preview: Preview) => string,
): string | undefined {
  const { locales, brand } = prepared.site.data.settings
  const shown = items.find(({ path }) => path === pathname)
  if (shown || pathname === '/_gallery/') return galleryPage({ items, shown, locales, brand })
  const [, path, locale = '', index] = PREVIEW.exec(pathname) ?? []
  const item = items.find((one) => one.path === path)
  if (!item || !locales.includes(locale)) return undefined
  try {
    const variant = item.variants(locale)[Number(index)]
    return variant && keep(item.preview(locale, variant))
  } catch (error) {
    return failure(error)
  }
}

/** A preview with the error of an example that cannot be rendered. */
function failure(error: unknown): string {
  const message = messageOf(error)
  return `<!doctype html><meta charset="utf-8"><title>No preview</title><body><p>This example cannot be drawn:</p><pre>${escapeHtml(message)}</pre>`
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text)
}
