import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { nginxFile } from '../renderer/outputs/hosts/nginx.ts'
import { noted, scriptWith } from './support/recipes.ts'
import { SHARED } from './support/shared-sites.ts'
import { assets, settingsOf } from './unit/builders.ts'
import { temporaryFolder, writeFiles } from './unit/cli/temporary.ts'

describe('the rules of a release', () => {
  const redirects = [
    { from: '/de/größe', to: '/de/a/?b=1#c' },
    { from: '/a "b" (c)', to: 'https://elsewhere.example/$1' },
    { from: String.raw`/back\slash`, to: '/de/' },
  ]
  const settings = settingsOf({ baseUrl: 'https://alpha.example/team/docs', precompress: true })
  const ownRules = nginxFile(settings, assets, redirects).content

  /** Runs the script as root would, with a server's folders in one of the test. Returns what nginx has read, and what was said. */
  function use(rules: string, before?: string, check = ''): { rules: string; stdout: string; failed: boolean } {
    const folder = temporaryFolder()
    writeFiles(folder, { 'current/nginx.conf': rules, ...(before !== undefined && { 'nginx/site.conf': before }) })
    mkdirSync(path.join(folder, 'nginx'), { recursive: true })
    const script = scriptWith('use-nginx-conf: nginx')
      .replace('/srv/site', folder)
      .replace('/etc/nginx', `${folder}/nginx`)
    const { status, stdout } = spawnSync('sh', ['-c', script], {
      encoding: 'utf8',
      env: { PATH: noted(temporaryFolder(), ['nginx'], check) },
    })
    const kept = path.join(folder, 'nginx/site.conf')
    return { rules: existsSync(kept) ? readFileSync(kept, 'utf8') : '', stdout, failed: status !== 0 }
  }

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
