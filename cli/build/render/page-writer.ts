import type { Page } from '../../../renderer/definitions/page.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import { sha256 } from '../../output/digest.ts'
import { fileWriter } from '../../output/staging.ts'
import { loadsOf } from '../budgets.ts'
import { idsIn } from '../references/doubled-ids.ts'
import { referencesIn } from '../references/references.ts'
import { strayValuesIn } from '../references/stray-values.ts'
import { activity } from '../../watchdog/watchdog.ts'
import type { RenderFailure, RenderResult } from '../../output/render-result.ts'
import { nameOfWork, type PageFiles, type RenderJob, renderPage, type Tools } from './render-job.ts'

/** Renders some pages of a job, and writes their files into the staging folder. A page that fails does not stop the others. */
export type PageWriter = (pages: readonly Page[]) => RenderResult[]

/** What pages have in common is prepared once, so one writer serves a whole job. */
export function pageWriter(job: RenderJob, tools: Tools): PageWriter {
  const render = renderPage(job, tools)
  const files: Files = { write: fileWriter(job.staging), bytesOf: encoder(), addressOf: register() }
  const rendering = activity('Rendering')
  const one = (page: Page): RenderResult => {
    rendering.begin(nameOfWork(page))
    const start = performance.now()
    const { settings, chrome } = job.site
    const contentOf = (): string => JSON.stringify([page, chrome[page.route.locale]])
    const made = madeOf(() => render(page), contentOf, files, settings)
    return { path: page.route.path, ...made, ms: performance.now() - start }
  }
  return (pages) => {
    try {
      return pages.map(one)
    } finally {
      rendering.end()
    }
  }
}

interface Files {
  readonly write: (file: string, bytes: Uint8Array) => void
  readonly bytesOf: (text: string) => Uint8Array
  readonly addressOf: (address: string) => string
}

/**
 * Encodes texts into one reused buffer, because thousands of buffers would burden the garbage collector. The bytes are valid until the next
 * call.
 */
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

type Made = Omit<RenderResult, 'path' | 'ms'>

/** An error of the page is its result. One of the disk is not: it stops the build, since the next page would meet it as well. */
function madeOf(render: () => PageFiles, contentOf: () => string, files: Files, settings: Settings): Made {
  let page: PageFiles
  try {
    page = render()
  } catch (error) {
    return { files: [], references: [], doubled: [], loads: [], picture: null, variants: [], error: failureOf(error) }
  }
  const stray = strayValuesIn(page.html, contentOf)
  return { ...written(page, files, settings), ...(stray.length > 0 && { stray }) }
}

function written(page: PageFiles, { write, bytesOf, addressOf }: Files, { budgets }: Settings): Made {
  const { html, picture, variants } = page
  const files = page.files.map(({ path, content }) => {
    const bytes = bytesOf(content)
    write(path, bytes)
    return { path, hash: sha256(bytes), size: bytes.length }
  })
  const { ids, doubled } = idsIn(html)
  const references = referencesIn(html, ids).map(addressOf)
  const loads = budgets ? loadsOf(html) : []
  const { lacks } = picture ?? {}
  return { files, references, doubled, loads, picture, variants, ...(lacks !== undefined && { lacks }), error: null }
}

/** The renderer wraps errors with the path of the page. Use the cause, which is the same on all pages. */
function failureOf(error: unknown): RenderFailure {
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(fault instanceof Error)) return { message: String(fault), stack: '' }
  return { message: fault.message, stack: fault.stack ?? '' }
}
