import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stopServer, urlOf } from '../process/server.ts'
import { AT, PROJECT, type Run, startSite, toldBy } from '../site.ts'

/**
 * Outputs that many files of tests look at and none changes: the company's site, and the fixture that shows every section in
 * its tones. A run of tests brings them up to date (`setup`) beside the tests of `unit`, upon what an earlier run has left, and
 * serves them to its end; those of `site` and `browser` wait for them (`wait-for-shared-sites.ts`).
 */
export const SHARED = {
  real: path.join(PROJECT, '.cache', 'test-real'),
  sections: path.join(PROJECT, '.cache', 'test-sections'),
} as const

type Name = keyof typeof SHARED
const ROOTS = { real: PROJECT, sections: path.join(PROJECT, 'test', 'sections') } as const

interface SharedSite {
  /** What is wrong with it, or ''. */
  readonly fault: string
  /** Its address without a slash at the end: the same for all files of tests, so that neither server nor tab begins anew. */
  readonly base: string
}
type SharedSites = Record<Name, SharedSite>

/** What is there as soon as all are built and served. */
const RESULT = path.join(PROJECT, '.cache', 'shared-sites.json')

/** Names the process whose run has started the builds: the projects of a run may load this module once each. */
const STARTED = 'SHARED_SITES_STARTED_BY'

/** Global setup of vitest: starts the builds, once for all projects of a run that name it. Returns what ends them. */
export function setup(): (() => Promise<void>) | undefined {
  if (process.env[STARTED] === String(process.pid)) return undefined
  process.env[STARTED] = String(process.pid)
  rmSync(RESULT, { force: true })
  const ending = new AbortController()
  const built = buildAll(ending.signal)
  return () => {
    ending.abort()
    return built
  }
}

/** One after the other: each already uses several processors. */
async function buildAll(ending: AbortSignal): Promise<void> {
  const sites: Partial<SharedSites> = {}
  for (const name of ['real', 'sections'] as const) {
    const run = await built(name, ending)
    if (ending.aborted) return
    const fault = faultOf(name, run)
    sites[name] = fault === '' ? await served(name, ending) : { fault, base: '' }
  }
  mkdirSync(path.dirname(RESULT), { recursive: true })
  writeFileSync(`${RESULT}.part`, JSON.stringify(sites))
  renameSync(`${RESULT}.part`, RESULT)
}

function served(name: Name, ending: AbortSignal): Promise<SharedSite> {
  const server = startSite(['serve', '--out', SHARED[name], '--port', '0'])
  ending.addEventListener('abort', () => void stopServer(server))
  return urlOf(server).then(
    (url) => ({ fault: '', base: new URL(url).origin }),
    (error: unknown) => ({ fault: `The site ${name} could not be served: ${String(error)}`, base: '' }),
  )
}

async function built(name: Name, ending: AbortSignal): Promise<Run> {
  const process = startSite(['generate', '--root', ROOTS[name], '--out', SHARED[name], '--at', AT])
  const [out, errors] = [process.stdout, process.stderr].map((stream) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    return () => Buffer.concat(chunks).toString()
  })
  ending.addEventListener('abort', () => void stopServer(process))
  const code = await new Promise<number>((resolve) => process.once('close', (status) => resolve(status ?? -1)))
  return toldBy(code, out?.() ?? '', errors?.() ?? '')
}

function faultOf(name: Name, { code, stderr }: Run): string {
  if (code !== 0) return `The site ${name} could not be built.\n${stderr}`
  return name === 'real' && stderr !== '' ? `The company's site has warnings.\n${stderr}` : ''
}

/** The sites when all are built and served; throws what is wrong with them. */
export async function sharedSites(): Promise<SharedSites> {
  while (!existsSync(RESULT)) await pause(50)
  const sites = JSON.parse(readFileSync(RESULT, 'utf8')) as SharedSites
  const faults = Object.values(sites).flatMap(({ fault }) => fault || [])
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return sites
}
