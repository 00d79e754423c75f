import { createServer } from 'node:http'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  AT,
  copyFixture,
  edit,
  filesOf,
  generate,
  read,
  site,
  siteFolder,
  startSite,
  toldBy,
  write,
} from '../support/site.ts'
import { stopServer, urlOf } from '../support/process/server.ts'

const ONLINE = siteFolder('previous-online')
let root = ''

beforeAll(() => {
  root = copyFixture('previous')
  rmSync(ONLINE, { recursive: true, force: true })
})
afterAll(() => {
  for (const folder of [root, ONLINE]) rmSync(folder, { recursive: true, force: true })
})

const out = (): string => path.join(root, 'output')

/** As on a machine that knows no earlier build. What is compiled stays, which only saves time. */
function forget(): void {
  const known = filesOf(path.join(root, '.cache')).filter((file) => /^(record|last-run)-/.test(file))
  for (const file of ['output', ...known.map((name) => `.cache/${name}`)])
    rmSync(path.join(root, file), { recursive: true, force: true })
}

function buildFromNothing(...args: string[]) {
  forget()
  return generate(root, ...args)
}

/** The number of builds since each file was part of one. */
function ages(): number[] {
  const { files } = JSON.parse(read(out(), 'builds/retired.json')) as { files: Record<string, { builds: number }> }
  return Object.values(files)
    .map(({ builds }) => builds)
    .toSorted((a, b) => a - b)
}

/** Puts the output online instead of what is there. */
function deploy(): void {
  rmSync(ONLINE, { recursive: true, force: true })
  cpSync(out(), ONLINE, { recursive: true })
}

const assets = (folder: string): string[] => filesOf(folder).filter((file) => file.startsWith('assets/'))

describe('deploys from machines that start empty (`generate --previous`)', () => {
  test('keep what open tabs of the last three builds ask for', async () => {
    expect(generate(root, '--previous', ONLINE).stdout).toContain('nothing carried over: there is no earlier build')
    const first = assets(out())
    deploy()
    edit(root, 'templates/style.css', '}', '  outline: 1px solid;\n}')
    const { stdout } = buildFromNothing('--previous', ONLINE)
    expect(stdout).toContain('carried over for open tabs: 1 file')
    const second = assets(out())
    deploy()
    edit(root, 'templates/style.css', 'outline: 1px', 'outline: 2px')
    buildFromNothing('--previous', ONLINE)
    expect(assets(out())).toEqual(expect.arrayContaining([...first, ...second]))
    expect(ages()).toEqual([1, 2])
  })

  test('read the site that is online, by HTTP, and give the same as from its folder', async () => {
    deploy()
    edit(root, 'templates/style.css', 'outline: 2px', 'outline: 3px')
    buildFromNothing('--previous', ONLINE)
    const wanted = filesOf(out())
    const server = startSite(['serve', '--out', ONLINE, '--port', '0'])
    try {
      const run = buildFromNothing('--previous', await urlOf(server))
      expect(run.stdout).toContain('carried over for open tabs: 3 files')
      expect(filesOf(out())).toEqual(wanted)
    } finally {
      await stopServer(server)
    }
  })

  test('drop files as the settings say, counting the builds of other machines', () => {
    deploy()
    edit(root, 'content/site.yaml', 'brand: Alpha', 'brand: Alpha\nretention: { days: 1, builds: 2 }')
    edit(root, 'templates/style.css', 'outline: 3px', 'outline: 4px')
    forget()
    const later = site(['generate', '--root', root, '--at', '2026-12-20T09:00:00Z', '--previous', ONLINE])
    expect(later.code).toBe(0)
    expect(ages()).toEqual([1, 2])
  })

  test('take no file whose bytes are not those that were kept, and say so', () => {
    deploy()
    const [old = ''] = Object.keys((JSON.parse(read(ONLINE, 'builds/retired.json')) as { files: object }).files)
    write(ONLINE, old, 'something else')
    const { stdout } = buildFromNothing('--previous', ONLINE)
    expect(stdout).toContain(`1 not found (${old})`)
    expect(assets(out())).not.toContain(old)
  })

  test('take no names from a list that lead out of the folder', () => {
    deploy()
    write(ONLINE, 'builds/files.txt', 'assets/../../../secret\n../secret\nassets/a.css\n')
    write(ONLINE, '../secret', 'SECRET')
    const { stdout } = buildFromNothing('--previous', ONLINE)
    expect(filesOf(root).filter((file) => /(^|\/)secret$/.test(file))).toEqual([])
    expect(stdout).toContain('1 not found (assets/a.css)')
    rmSync(path.join(ONLINE, '../secret'))
  })

  test('end with a message if the site cannot be reached', async () => {
    const server = createServer((_, response) => response.writeHead(503).end())
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const child = startSite(['generate', '--root', root, '--at', AT, '--previous', url])
    const said: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    const code = await new Promise<number>((resolve) => void child.once('close', (status) => resolve(status ?? -1)))
    server.close()
    expect(code).toBe(3)
    expect(toldBy(code, '', Buffer.concat(said).toString()).stderr).toContain('could not be read: it answers 503')
  })
})
