import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/** Where Linux has files in memory. */
const MEMORY = '/dev/shm'
/** Free bytes to ask for. Containers often have 64 MB. */
const ROOM = 4 * 2 ** 30

/**
 * Lets a run of tests write its sites (`siteFolder`) and temporary folders into memory, if the machine has room there, and removes them
 * at its end: it makes and removes some 100,000 small files, which took a sixth of the time of the project `site` on a disk.
 */
export function writeInMemory(project: string): void {
  if (!hasRoom()) return
  removeAbandoned()
  const folder = mkdtempSync(path.join(MEMORY, `${prefix()}${process.pid}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env['TEST_SITES'] = besides(project, path.join(folder, 'project'))
  process.env['TMPDIR'] = path.join(folder, 'tmp')
  mkdirSync(process.env['TMPDIR'])
}

/** A folder whose sites may use the company's theme, its words and packages as those in `.cache` of the project do. */
function besides(project: string, folder: string): string {
  const sites = path.join(folder, '.cache')
  mkdirSync(sites, { recursive: true })
  for (const name of ['i18n', 'node_modules', 'package.json', 'templates'])
    symlinkSync(path.join(project, name), path.join(folder, name))
  return sites
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM && !forbidsPrograms()
}

/** Packages that are installed in temporary folders have programs. */
function forbidsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  return mounts.some((line) => line.includes(` ${MEMORY} `) && /[ ,]noexec[ ,]/.test(line))
}

/** Folders of runs that were killed. */
function removeAbandoned(): void {
  const own = prefix()
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(own)))
    if (!existsSync(`/proc/${name.slice(own.length).split('-')[0]}`))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true })
}

/** Processes of other namespaces, such as those of containers, are not seen from here: their folders may be in use. */
function prefix(): string {
  const [namespace = ''] = /\d+/.exec(readlinkSync('/proc/self/ns/pid')) ?? []
  return `kartograf-tests-${namespace}-`
}
