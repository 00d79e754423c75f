import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { apacheFile } from '../../renderer/outputs/hosts/apache.ts'
import { nginxFile } from '../../renderer/outputs/hosts/nginx.ts'
import { noted, scriptWith } from '../support/recipes.ts'
import { SHARED } from '../support/run/shared-sites.ts'
import { assets, settingsOf } from '../unit/builders.ts'
import { temporaryFolder, writeFiles } from '../unit/cli/temporary.ts'

interface Used {
  readonly rules: string
  readonly stdout: string
  readonly failed: boolean
}

/** A server, its script, and what that calls. */
const NGINX = { file: 'nginx.conf', script: 'use-nginx-conf: nginx', etc: '/etc/nginx', program: 'nginx' }
const APACHE = { file: '.htaccess', script: 'use-htaccess: Apache', etc: '/etc/apache2', program: 'apachectl' }

/** Runs a script as root would, with a server's folders in one of the test. Returns what the server has read, and what was said. */
function useIn(server: typeof NGINX, rules: string, before?: string, check = ''): Used {
  const folder = temporaryFolder()
  const kept = path.join(folder, 'etc/site.conf')
  writeFiles(folder, { [`current/${server.file}`]: rules, ...(before !== undefined && { 'etc/site.conf': before }) })
  mkdirSync(path.dirname(kept), { recursive: true })
  const script = scriptWith(server.script).replace('/srv/site', folder).replace(server.etc, `${folder}/etc`)
  const { status, stdout } = spawnSync('sh', ['-c', script], {
    encoding: 'utf8',
    env: { PATH: noted(temporaryFolder(), [server.program], check) },
  })
  return { rules: existsSync(kept) ? readFileSync(kept, 'utf8') : '', stdout, failed: status !== 0 }
}

describe('the rules of a release', () => {
  const use = (rules: string, before?: string, check?: string): Used => useIn(NGINX, rules, before, check)
  const redirects = [
    { from: '/de/größe', to: '/de/a/?b=1#c' },
    { from: '/a "b" (c)', to: 'https://elsewhere.example/$1' },
    { from: String.raw`/back\slash`, to: '/de/' },
  ]
  const settings = settingsOf({ baseUrl: 'https://alpha.example/team/docs', precompress: true })
  const ownRules = nginxFile(settings, assets, redirects).content

  test.each([
    ["the company's site", readFileSync(path.join(SHARED.real, 'nginx.conf'), 'utf8')],
    ['a site below a path with hostile redirects', ownRules],
  ])('of %s are taken as the generator writes them, also over others', (_, rules) => {
    expect(use(rules)).toEqual({ rules, stdout: '', failed: false })
    expect(use(rules, 'charset utf-8;\n')).toEqual({ rules, stdout: '', failed: false })
  })

  test.each([
    'access_log /etc/cron.d/job;',
    'root /etc;',
    'include /etc/shadow;',
    'location /x { alias /etc/; }',
    'add_header X "a"; access_log /etc/cron.d/job;',
    'add_header X "a\\"; access_log /etc/cron.d/job; add_header Y "b";',
    String.raw`add_header X a\ "b; access_log /etc/cron.d/job; ";`,
    'add_header X "a" # "\naccess_log /etc/cron.d/job;',
    "add_header X '\"' ; access_log /etc/cron.d/job; add_header Y '\"';",
    'gzip on;\raccess_log /etc/cron.d/job;',
    '} access_log /etc/cron.d/job;',
    'load_module /tmp/evil.so;',
    'perl_set $x "sub { }";',
    'ssl_certificate_key /etc/ssl/private/key.pem;',
  ])('are refused with the line %s, and those before stay', (line) => {
    const { rules, stdout, failed } = use(`index index.html;\n${line}\n`, 'charset utf-8;\n')
    expect([rules, failed]).toEqual(['charset utf-8;\n', true])
    expect(stdout).toMatch(/^2\n/)
  })

  test('are put back if nginx refuses them', () => {
    const check = '[ "$1" = -t ] && exit 1'
    expect(use(ownRules, 'charset utf-8;\n', check)).toMatchObject({ rules: 'charset utf-8;\n', failed: true })
  })
})

describe('the rules of a release for Apache', () => {
  const before = 'DirectoryIndex index.html\n'
  const settings = settingsOf({ baseUrl: 'https://alpha.example/team/docs' })
  const redirects = [{ from: '/de/größe', to: '/de/a/?b=1#c' }]

  test.each([
    ["the company's site", readFileSync(path.join(SHARED.real, '.htaccess'), 'utf8')],
    ['a site below a path', apacheFile(settings, assets, redirects).content],
  ])('of %s are taken as the generator writes them', (_, rules) => {
    expect(useIn(APACHE, rules, before)).toEqual({ rules, stdout: '', failed: false })
  })

  test.each([
    'LoadModule evil_module /tmp/evil.so',
    '  LoadFile /tmp/evil.so',
    'Include /etc/shadow',
    'Options +ExecCGI',
    'SetHandler cgi-script',
    '<Directory /etc>',
    'Define a b',
    'Header\tset a b',
  ])('are refused with the line %s, and those before stay', (line) => {
    const { rules, stdout, failed } = useIn(APACHE, `DirectoryIndex index.html\n${line}\n`, before)
    expect([rules, stdout, failed]).toEqual([before, '2\n', true])
  })

  test('are put back if Apache refuses them', () => {
    const used = useIn(APACHE, 'ErrorDocument 404 /404.html\n', before, '[ "$1" = configtest ] && exit 1')
    expect(used).toMatchObject({ rules: before, failed: true })
  })
})
