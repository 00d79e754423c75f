// Plain Node, no packages: makes a fresh clone ready to run. `node cli/setup.mjs test` also looks for a Chromium, nginx and Apache.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './install.mjs'
import { checkNode } from './start.mjs'

/** Headless Chromium from Debian, with which the browser tests take a third less CPU. */
const HEADLESS = '/usr/lib/chromium/chromium-headless-shell'

const CHROMIUM = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  HEADLESS,
]

export function findChromium() {
  return CHROMIUM.find((file) => file && existsSync(file))
}

/** The Chromium for tests: the one named by the environment, the headless one, or any other. */
export function findHeadless() {
  return [process.env.CHROMIUM_PATH, HEADLESS].find((file) => file && existsSync(file)) ?? findChromium()
}

const SERVERS = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx'],
  apache: ['/usr/sbin/apache2', '/usr/bin/apache2'],
}

/** Finds nginx or Apache from Debian packages, because the tests use the paths of their modules and media types. */
export function findHost(name) {
  return SERVERS[name].find((file) => existsSync(file))
}

const HEADLESS_PACKAGE = { what: 'Chromium without windows for the browser tests', packages: 'chromium-headless-shell' }
const CHROMIUM_PACKAGE = { what: 'Chromium for the browser tests', packages: 'chromium' }
const HOST_PACKAGES = {
  what: 'nginx and Apache for the tests of the host files',
  packages: 'nginx-light apache2-bin media-types openssl',
}

/**
 * Installs groups of system packages if that is possible without a prompt, each group by itself, since a system may lack one. Resolves
 * when it has ended.
 */
async function install(...groups) {
  if (groups.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  for (const { what } of groups) process.stderr.write(`Installing ${what} …\n`)
  const installing = groups.map(({ packages }) => `apt-get install -y --no-install-recommends --no-remove ${packages}`)
  // One script: while npm runs, this process starts no second command.
  const apt = spawn('/bin/sh', ['-c', ['apt-get update', ...installing].join('; ')], {
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  await once(apt, 'close')
}

/** What the tests need beside packages of npm. */
function missingForTests() {
  // With an init system, installed servers would start at once.
  const wantsHosts = missingHosts().length > 0 && !existsSync('/run/systemd/system')
  return [...(wantsHeadless() ? [HEADLESS_PACKAGE] : []), ...(wantsHosts ? [HOST_PACKAGES] : [])]
}

const missingHosts = () => Object.keys(SERVERS).filter((name) => !findHost(name))

/** Prints what tests are skipped, or what has to be installed for them. */
async function checkForTests() {
  if (missingHosts().length > 0)
    process.stderr.write(
      `Not installed, their tests are skipped: ${missingHosts().join(', ')} (nginx-light, apache2-bin, openssl).\n`,
    )
  if (!findHeadless()) await install(CHROMIUM_PACKAGE)
  if (findHeadless()) return
  process.stderr.write('The browser tests need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH.\n')
  process.exit(3)
}

/** Whether to install the headless Chromium: if there is no Chromium, or only that of Debian. */
function wantsHeadless() {
  const found = findHeadless()
  if (process.env.CHROMIUM_PATH) return false
  return !found || (found === '/usr/bin/chromium' && existsSync('/usr/lib/chromium/chromium'))
}

/** Packages of npm, and for the tests those of the system, at the same time: both wait for the network most of the time. */
async function prepare(isForTests) {
  checkNode()
  const system = isForTests ? install(...missingForTests()) : undefined
  ensurePackages()
  await system
  if (isForTests) await checkForTests()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void prepare(process.argv[2] === 'test')
