import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { hasHost, startApache, startNginx } from '../support/hosts.ts'
import { filledIn, scriptOf, stepsFor } from '../support/pipelines.ts'
import { blocks, callsIn, filesOfRecipe, noted, pageOf, run, scriptWith } from '../support/recipes.ts'
import { SHARED } from '../support/run/shared-sites.ts'
import { startProgram } from '../support/site.ts'
import { temporaryFolder, writeFiles } from '../unit/cli/temporary.ts'

describe('the comment of Azure Repos', () => {
  interface Asked {
    readonly method: string | undefined
    readonly url: string | undefined
    readonly token: string | undefined
    readonly body: unknown
  }
  /** Runs the script for a pull request with these threads, and gives what it asks for. */
  async function asked(threads: readonly unknown[], status = 200): Promise<{ calls: Asked[]; stderr: string }> {
    const received: Asked[] = []
    const server = createServer((request, response) => {
      const { method, url, headers } = request
      void text(request).then((body) => {
        const sent: unknown = body === '' ? undefined : JSON.parse(body)
        received.push({ method, url, token: headers.authorization, body: sent })
        response.writeHead(status).end(JSON.stringify({ value: threads }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const folder = temporaryFolder()
    writeFiles(folder, { 'comment.mjs': blocks('js').find((code) => code.includes('comment.mjs')) ?? '' })
    writeFiles(folder, { 'report.md': '<!-- kartograf: built -->\n## Site' })
    const script = startProgram([path.join(folder, 'comment.mjs'), path.join(folder, 'report.md')], {
      TOKEN: 'secret',
      SYSTEM_COLLECTIONURI: `http://127.0.0.1:${(server.address() as AddressInfo).port}/org/`,
      SYSTEM_TEAMPROJECTID: 'project',
      BUILD_REPOSITORY_ID: 'repository',
      SYSTEM_PULLREQUEST_PULLREQUESTID: '12',
    })
    const stderr = await text(script.stderr)
    server.close()
    return { calls: received, stderr }
  }
  const THREADS = '/org/project/_apis/git/repositories/repository/pullRequests/12/threads'

  test('is written once', async () => {
    const { calls: made, stderr } = await asked([{ id: 4, comments: [{ id: 1, content: 'Looks good' }] }])
    expect(stderr).toBe('')
    expect(made.map(({ method, url, token }) => [method, url, token])).toEqual([
      ['GET', `${THREADS}?api-version=7.1`, 'Bearer secret'],
      ['POST', `${THREADS}?api-version=7.1`, 'Bearer secret'],
    ])
    expect(made[1]?.body).toMatchObject({ comments: [{ content: '<!-- kartograf: built -->\n## Site' }] })
  })

  test('is written over by later runs', async () => {
    const { calls: made } = await asked([{ id: 4, comments: [{ id: 1, content: '<!-- kartograf: built -->' }] }])
    expect(made.map(({ method, url }) => [method, url])).toEqual([
      ['GET', `${THREADS}?api-version=7.1`],
      ['PATCH', `${THREADS}/4/comments/1?api-version=7.1`],
    ])
  })

  test('says when it is not allowed', async () => {
    expect((await asked([], 403)).stderr).toContain('Error: 403 from http://')
  })
})

describe('what Vercel gets', () => {
  interface Route {
    readonly src?: string
    readonly status?: number
    readonly dest?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly continue?: boolean
    readonly handle?: string
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-vercel-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, {
    'vercel.mjs': blocks('js').find((code) => code.includes('vercel.mjs')) ?? '',
    'output/_headers': '/*\n  X-One: a: b\n# More\n\n/assets/*\n  Cache-Control: immutable\n',
    'output/_redirects': '/old/a.b/ /de/ 301\n/old.html https://other.example/ 301\n',
    'output/404.html': '',
    'output/de/404.html': '',
    'output/de/a/index.html': '',
    'output/assets/a.js': '',
  })
  execFileSync(process.execPath, ['vercel.mjs'], { cwd: folder })
  const out = path.join(folder, '.vercel/output')
  const { routes } = JSON.parse(readFileSync(path.join(out, 'config.json'), 'utf8')) as { readonly routes: Route[] }

  /** What is answered to a request: as the documentation of the API says, from the first route to the last that does not continue. */
  function answer(pathname: string): { status: number; served?: string; headers: Readonly<Record<string, string>> } {
    const headers: Record<string, string> = {}
    for (const route of routes) {
      const file = ['', 'index.html'].map((name) => pathname + name).find((name) => /\.\w+$/.test(name))
      if (route.handle && file && existsSync(path.join(out, 'static', file)))
        return { status: 200, served: file, headers }
      const found = new RegExp(route.src ?? '(?!)').exec(pathname)
      if (!found) continue
      for (const [name, value] of Object.entries(route.headers ?? {}))
        headers[name] = value.replace('$1', found[1] ?? '')
      if (!route.continue) return { status: route.status ?? 200, ...(route.dest && { served: route.dest }), headers }
    }
    return { status: 404, headers }
  }

  test('are the files for visitors', () => {
    expect(readdirSync(path.join(out, 'static')).toSorted()).toEqual(['404.html', 'assets', 'de'])
  })

  test.each([
    ['/de/a/', 200, { served: '/de/a/index.html' }],
    ['/de/a', 308, { headers: { 'X-One': 'a: b', Location: '/de/a/' } }],
    ['/assets/a.js', 200, { headers: { 'X-One': 'a: b', 'Cache-Control': 'immutable' } }],
    ['/old/a.b', 301, { headers: { 'X-One': 'a: b', Location: '/de/' } }],
    ['/old/a.b/', 301, { headers: { 'X-One': 'a: b', Location: '/de/' } }],
    ['/old/axb/', 404, { served: '/404.html' }],
    ['/old.html', 301, { headers: { 'X-One': 'a: b', Location: 'https://other.example/' } }],
    ['/de/none/', 404, { served: '/de/404.html' }],
    ['/assets/none.js', 404, { headers: { 'X-One': 'a: b', 'Cache-Control': 'public, max-age=0, must-revalidate' } }],
    ['/.well-known/none', 404, { served: '/404.html' }],
  ])('answers %s as the files for other hosts say', (pathname, status, expected) => {
    expect(answer(pathname)).toMatchObject({ status, ...expected })
  })
})

describe('a deploy to a server of your own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kartograf-deploy-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const upload = (id: string, env: NodeJS.ProcessEnv = {}): void => {
    mkdirSync(path.join(folder, 'upload/builds'), { recursive: true })
    writeFileSync(path.join(folder, 'upload/builds/latest.json'), JSON.stringify({ id, timestamp: 1 }))
    run(scriptWith('deploy.sh'), folder, ['upload', path.join(folder, 'www')], env)
  }

  test('moves the link to the new release, and going back is moving it again', () => {
    upload('one')
    upload('two')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/two')
    upload('one')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/one')
    expect(existsSync(path.join(folder, 'upload/builds'))).toBe(true)
  })

  test('is whole, although the one before ended while it was copied', () => {
    const PATH = noted(temporaryFolder(), ['cp'], 'mkdir -p "$3/builds"; exit 1')
    expect(() => upload('torn', { PATH })).toThrow('Command failed')
    upload('torn')
    expect(existsSync(path.join(folder, 'www/current/builds/latest.json'))).toBe(true)
  })

  test('goes back to a release by its id, and nowhere if there is none', () => {
    const back = (id: string) => run(scriptWith('back.sh'), folder, [id, path.join(folder, 'www')])
    upload('two')
    back('one')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/one')
    expect(() => back('nine')).toThrow('There is no release nine')
    expect(readlinkSync(path.join(folder, 'www/current'))).toBe('releases/one')
  })

  test('keeps five releases, the current one among them', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) upload(id)
    const kept = readdirSync(path.join(folder, 'www/releases'))
    expect(kept).toHaveLength(5)
    expect(kept).toContain('f')
  })

  test('is done by the pipeline: uploaded, published and read by nginx', () => {
    const home = temporaryFolder()
    const here = temporaryFolder()
    writeFiles(here, { 'output/builds/latest.json': '{"id":"seven","timestamp":1}', 'output/.htaccess': '' })
    writeFiles(home, { 'deploy.sh': scriptWith('deploy.sh') })
    const PATH = noted(home, ['sudo', 'ssh-agent', 'ssh-add'])
    noted(home, ['rsync'], `mkdir -p '${home}/upload' && cp -a "$4". '${home}/upload'`)
    noted(home, ['ssh'], `cd '${home}' && sh -c "$2"`)
    const [github = ''] = filesOfRecipe('server.md')
    const script = stepsFor(github, 'push').map(scriptOf).findLast(Boolean) ?? ''
    run(script.replaceAll('/srv/site', path.join(home, 'www')), here, [], { HOME: home, PATH })
    expect(readlinkSync(path.join(home, 'www/current'))).toBe('releases/seven')
    expect(existsSync(path.join(home, 'www/current/.htaccess'))).toBe(true)
    expect(callsIn(home)).toContain('sudo /usr/local/sbin/use-nginx-conf')
  })
})

describe('a server block of the documents', () => {
  const nginx = blocks('nginx', [pageOf('server.md')])[0] ?? ''
  const apache = blocks('apache', [pageOf('server.md')])[0] ?? ''
  const enabled = /a2enmod ([a-z ]+?) &&/.exec(pageOf('server.md'))?.[1]?.split(' ')
  const [, container = ''] = /<<EOF [^\n]+default\.conf\n([^]*)EOF/.exec(blocks('dockerfile')[0] ?? '') ?? []

  const rows = [
    ['nginx', 'nginx', () => startNginx(SHARED.real, '', nginx)],
    ['Apache', 'apache', () => startApache(SHARED.real, '', apache, enabled)],
    ['the container', 'nginx', () => startNginx(SHARED.real, '', container)],
  ] as const
  for (const [name, program, start] of rows)
    test.runIf(hasHost(program))(
      `of ${name} serves a site with its headers, redirects and not-found pages`,
      async () => {
        const host = await start()
        try {
          expect(host.url.startsWith('https:')).toBe(name !== 'the container')
          const page = await ask(host, '/de/career/')
          expect([page.status, page.headers['content-security-policy']]).toEqual([200, expect.stringContaining('self')])
          expect((await ask(host, '/de/career')).status).toBe(301)
          const missing = await ask(host, '/en/nowhere/')
          expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('<html lang="en')])
        } finally {
          host.stop()
        }
      },
    )
})

describe('the recipe for a server of your own', () => {
  const [nginx = ''] = blocks('nginx', [pageOf('server.md')])
  const [apache = ''] = blocks('apache', [pageOf('server.md')])
  const rows = [
    ['nginx', () => startNginx(SHARED.real, '', nginx)],
    ['apache', () => startApache(SHARED.real, '', apache, ['headers', 'ssl'])],
  ] as const
  for (const [name, start] of rows)
    test.runIf(hasHost(name))(`leads from http to https in ${name}`, async () => {
      const host = await start()
      try {
        const { status, headers } = await ask({ url: host.plain ?? '' }, '/de/career/?utm=1')
        expect([status, headers.location]).toEqual([301, 'https://www.example.org/de/career/?utm=1'])
      } finally {
        host.stop()
      }
    })

  test('lets nginx listen for IPv6 wherever it listens', () => {
    const listens = Array.from(nginx.matchAll(/listen (.+);/g), ([, address = '']) => address)
    expect(listens.map((address) => address.replace('[::]:', ''))).toEqual([
      '80',
      '80',
      '443 ssl http2',
      '443 ssl http2',
    ])
    expect(listens.filter((address) => address.startsWith('[::]:'))).toHaveLength(2)
  })
})

test.runIf(hasHost('nginx'))('the server block of nginx speaks HTTP/2', async () => {
  const host = await startNginx(SHARED.real, '', blocks('nginx', [pageOf('server.md')])[0])
  const session = connect(host.url, { rejectUnauthorized: false })
  try {
    await once(session, 'connect')
    expect(session.alpnProtocol).toBe('h2')
  } finally {
    session.destroy()
    host.stop()
  }
})

describe('the image of a container', () => {
  test('has nginx and the output, and nothing else is sent to the builder', () => {
    const lines = (blocks('dockerfile')[0] ?? '').split('\n').filter((line) => /^[A-Z]+ /.test(line))
    expect(lines).toEqual([
      'FROM nginxinc/nginx-unprivileged:alpine-slim',
      'COPY output /srv/site',
      'COPY <<EOF /etc/nginx/conf.d/default.conf',
    ])
    expect(blocks('text', [pageOf('container.md')])).toEqual(['*\n!output\n'])
  })
})

describe('an upload to a bucket', () => {
  test('sends hashed files first, then what names them, and removes last', () => {
    const folder = temporaryFolder()
    run(scriptWith('publish.sh'), folder, ['site'], { PATH: noted(folder, ['aws']) })
    const uploads = callsIn(folder)
    expect(uploads.map((call) => /s3:\/\/\S+/.exec(call)?.[0])).toEqual(['s3://site/assets', 's3://site', 's3://site'])
    expect(uploads[0]).toContain('immutable')
    expect(uploads[1]).toContain('must-revalidate')
    expect(uploads.map((call) => call.includes('--delete'))).toEqual([false, false, true])
  })

  test('asks for the page of an address', () => {
    const handler = runInNewContext(`${blocks('js', [pageOf('s3.md')])[0] ?? ''}
handler`) as (event: unknown) => Answer
    const answer = (uri: string, querystring = {}): Answer => handler({ request: { uri, querystring } })
    expect(answer('/de/')).toMatchObject({ uri: '/de/index.html' })
    expect(answer('/assets/main.0123.js')).toMatchObject({ uri: '/assets/main.0123.js' })
    expect(answer('/de/career')).toMatchObject({ statusCode: 301, headers: { location: { value: '/de/career/' } } })
    const parts = { utm: { value: 'mail' }, y: { value: '%C3%BC', multiValue: [{ value: '%C3%BC' }, { value: '2' }] } }
    const queried = '/de/career/?utm=mail&y=%C3%BC&y=2'
    expect(answer('/de/career', parts)).toMatchObject({ headers: { location: { value: queried } } })
    for (const uri of ['//example.com/de', '/\\example.com/de'])
      expect(answer(uri)).toMatchObject({ headers: { location: { value: '/example.com/de/' } } })
  })

  test('can be followed by a purge of what has changed', () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, '.cache'))
    const addresses = { added: ['/de/new/'], changed: ['/de/'], removed: [] }
    writeFileSync(path.join(folder, '.cache/build-report.json'), JSON.stringify({ build: { addresses } }))
    expect(run(scriptWith('build-report.json'), folder).trim().split('\n')).toEqual(['/de/new/', '/de/'])
  })
})

interface Answer {
  readonly uri?: string
  readonly statusCode?: number
}

describe('a push to the branch of GitHub Pages', () => {
  test('sends the folder with its dotfiles and names with an underscore', () => {
    const folder = temporaryFolder()
    mkdirSync(path.join(folder, 'output/de'), { recursive: true })
    writeFileSync(path.join(folder, 'output/de/_payload.json'), '{}')
    const remote = path.join(folder, 'remote.git')
    execFileSync('git', ['init', '--quiet', '--bare', remote])
    const [, azure = ''] = filesOfRecipe('github-pages.md')
    const script = stepsFor(azure, 'push').map(scriptOf).findLast(Boolean) ?? ''
    run(filledIn(script), folder, [], { REMOTE: remote })
    const files = execFileSync('git', ['--git-dir', remote, 'ls-tree', '-r', '--name-only', 'gh-pages'], {
      encoding: 'utf8',
    })
    expect(files.trim().split('\n')).toEqual(['.nojekyll', 'de/_payload.json'])
  })
})
