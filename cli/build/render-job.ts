import { loadsOf } from './budgets.ts'
import { translatorsOf } from '../content/catalogues.ts'
import type { Catalogues } from '../content/catalogues.ts'
import type { MarkdownEngine } from '../../renderer/markdown/markdown.ts'
import type { Outliner } from '../../renderer/definitions/outline.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Variant } from '../../renderer/definitions/picture.ts'
import type { Picture } from '../../renderer/render/picture.ts'
import type { TextFile } from '../../renderer/definitions/collection.ts'
import type { Settings } from '../../renderer/definitions/settings.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { htmlFileOf, payloadFileOf } from '../../renderer/definitions/url.ts'
import { belowBase } from '../../renderer/outputs/below-base.ts'
import { onDomains } from '../../renderer/outputs/on-domains.ts'
import { pageRenderer } from '../../renderer/render/render-page.tsx'
import type { Site } from '../../renderer/render/site.ts'
import { fileWriter } from '../output/output.ts'
import { startPageClock } from './page-clock.ts'
import { sha256 } from '../output/paths.ts'

/** Input of a rendering thread: plain data only. */
export interface RenderJob {
  readonly site: Omit<Site, 'translate'>
  readonly catalogues: Catalogues
  readonly themeFile: string
  readonly staging: string
  /** Folders of the copied files. */
  readonly folders: readonly string[]
  /** The font that pictures are set in; null: no pictures. */
  readonly font: string | null
}

/** Result of rendering a page. Threads write the files and return only this. */
export interface RenderResult {
  readonly path: string
  readonly files: readonly { readonly path: string; readonly hash: string; readonly size: number }[]
  /** Addresses of this site that the HTML refers to. */
  readonly references: readonly string[]
  /** Addresses of what the document loads; none where the site has no budgets. */
  readonly loads: readonly string[]
  /** Still to be drawn. */
  readonly picture: Picture | null
  /** Files of its pictures, still to be made. */
  readonly variants: readonly Variant[]
  readonly error: RenderFailure | null
  /** Milliseconds. */
  readonly ms: number
}

/** An error that stopped a page. */
export interface RenderFailure {
  readonly message: string
  /** The calls of the compiled templates that led there. */
  readonly stack: string
}

/** Tools for rendering; each thread loads its own. */
export interface Tools {
  readonly theme: Theme
  readonly engine: MarkdownEngine
  readonly outline: Outliner | null
}

/** Sets the text of pictures, if the job has any. Loaded on demand, because HarfBuzz is slow to start. */
export async function outlinerOf({ font }: Pick<RenderJob, 'font'>): Promise<Outliner | null> {
  if (font === null) return null
  const { loadOutliner } = await import('../pictures/outliner.ts')
  outliner = outliner?.font === font ? outliner : { font, load: loadOutliner(font) }
  return outliner.load
}

/** Cache of the last font. Its name contains a digest, so it identifies the font. */
let outliner: { readonly font: string; readonly load: Promise<Outliner> } | undefined

/** Files and findings of one page. Addresses in `html` are without the path of the base URL, those in files have it. */
interface RenderedPage {
  readonly html: string
  readonly files: readonly TextFile[]
  readonly picture: Picture | null
  readonly variants: readonly Variant[]
}

/** The function that renders the pages of a job one by one. */
export function renderPage(job: RenderJob, { theme, engine, outline }: Tools): (page: Page) => RenderedPage {
  const render = pageRenderer(
    { ...job.site, translate: translatorsOf(job.catalogues, job.site.settings) },
    theme,
    engine,
    sha256,
    outline,
  )
  const below = belowBase(job.site.settings, job.folders)
  const onDomain = onDomains(job.site.settings)
  const moved = (file: TextFile): TextFile => onDomain(below(file))
  return (page) => {
    const { path } = page.route
    const { html, payload, files, picture, variants } = render(page)
    const hasPayload = job.site.settings.script && path.endsWith('/')
    const own = hasPayload ? [{ path: payloadFileOf(path), content: payload }] : []
    return {
      html,
      files: [{ path: htmlFileOf(path), content: html }, ...own, ...files].map(moved),
      picture,
      variants,
    }
  }
}

/** Renders the pages of a job, some at a time, and writes their files into the staging folder. */
export interface PageWriter {
  /** A page that fails does not stop the others. */
  readonly render: (pages: readonly Page[]) => RenderResult[]
  readonly end: () => void
}

export function pageWriter(job: RenderJob, tools: Tools): PageWriter {
  const render = renderPage(job, tools)
  const files: Files = { write: fileWriter(job.staging), bytesOf: encoder(), addressOf: register() }
  const clock = startPageClock()
  const one = (page: Page): RenderResult => {
    clock.start(page)
    const start = performance.now()
    const made = madeOf(() => render(page), files, job.site.settings)
    return { path: page.route.path, ...made, ms: performance.now() - start }
  }
  return {
    render: (pages) => {
      const results = pages.map(one)
      clock.rest()
      return results
    },
    end: clock.end,
  }
}

interface Files {
  readonly write: (file: string, bytes: Uint8Array) => void
  readonly bytesOf: (text: string) => Uint8Array
  readonly addressOf: (address: string) => string
}

/** Encodes texts into one reused buffer, because thousands of buffers would burden the garbage collector. The bytes are valid until the next call. */
function encoder(): Files['bytesOf'] {
  let room = Buffer.alloc(0)
  return (text) => {
    const most = text.length * 3
    if (room.length < most) room = Buffer.allocUnsafeSlow(most * 2)
    return room.subarray(0, room.write(text))
  }
}

/** Deduplicates addresses. A substring would keep its whole page in memory, so each address is copied by parsing it. */
function register(): Files['addressOf'] {
  const known = new Map<string, string>()
  return (address) => {
    const own = known.get(address) ?? (JSON.parse(JSON.stringify(address)) as string)
    known.set(own, own)
    return own
  }
}

function madeOf(
  render: () => RenderedPage,
  { write, bytesOf, addressOf }: Files,
  { budgets }: Settings,
): Omit<RenderResult, 'path' | 'ms'> {
  try {
    const { html, files: all, picture, variants } = render()
    const files = all.map(({ path, content }) => {
      const bytes = bytesOf(content)
      write(path, bytes)
      return { path, hash: sha256(bytes), size: bytes.length }
    })
    return {
      files,
      references: referencesIn(html).map(addressOf),
      loads: budgets ? loadsOf(html) : [],
      picture,
      variants,
      error: null,
    }
  } catch (error) {
    return { files: [], references: [], loads: [], picture: null, variants: [], error: failureOf(error) }
  }
}

/** The renderer wraps errors with the path of the page. Use the cause, which is the same on all pages. */
function failureOf(error: unknown): RenderFailure {
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(fault instanceof Error)) return { message: String(fault), stack: '' }
  return { message: fault.message, stack: fault.stack ?? '' }
}

/** Paths in `href` and `src` that begin with a slash, without query and anchor. Searches for the rare common part, which is fast. */
function referencesIn(html: string): string[] {
  const found = new Set<string>()
  for (let at = html.indexOf(START_OF_ADDRESS); at !== -1; at = html.indexOf(START_OF_ADDRESS, at + 1)) {
    if (!/\s(?:href|src)$/.test(html.slice(Math.max(0, at - 5), at))) continue
    REST_OF_ADDRESS.lastIndex = at + 2
    found.add(REST_OF_ADDRESS.exec(html)?.[0] ?? '')
  }
  return [...found]
}

const START_OF_ADDRESS = '="/'
const REST_OF_ADDRESS = /[^"?#]*/y
