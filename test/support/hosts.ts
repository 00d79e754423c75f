import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findHost } from '../../cli/setup.mjs'
import { startSite } from './site.ts'
import { urlOf } from './process/server.ts'

/** A server that answers for an output until it is stopped. */
export interface Host {
  readonly url: string
  /** The same server without encryption, if it has such an address too. */
  readonly plain?: string
  readonly stop: () => void
}

/** `kartograf serve --as`. */
export async function serveAs(out: string, name: string): Promise<Host> {
  const server = startSite(['serve', '--out', out, '--port', '0', '--as', name])
  return { url: await urlOf(server), stop: () => void server.kill('SIGTERM') }
}

/**
 * A server block of the documents, with the folder, the address and the certificate of a test, and otherwise as it stands. What listens
 * without encryption gets the next port, and what listens for IPv6, which not every machine has, a socket.
 */
function blockFor(block: string, folder: string, site: string, port: number): string {
  const [, root = ''] = /(?:root|DocumentRoot) ([^;\s]+)/.exec(block) ?? []
  return (
    block
      .replaceAll(/listen \[::\]:(\d+)/g, `listen unix:${folder}/$1.socket`)
      .replace(/listen 80;(?=[^]*listen 443)/, `listen 127.0.0.1:${port + 1};`)
      .replace(/listen \d+(?=[ ;])/, `listen 127.0.0.1:${port}`)
      .replace('<VirtualHost *:80>', `Listen 127.0.0.1:${port + 1}\n<VirtualHost 127.0.0.1:${port + 1}>`)
      .replace('<VirtualHost *:443>', `<VirtualHost 127.0.0.1:${port}>`)
      .replaceAll(/\S+\/(fullchain|privkey)\.pem/g, `${folder}/$1.pem`)
      .replaceAll(root, site)
      // The copy of the rules, which `use-nginx-conf` makes.
      .replaceAll('/etc/nginx/site.conf', `${site}/nginx.conf`)
      .replaceAll('/srv/site', path.dirname(site))
  )
}

/** A certificate that nobody has signed, by the names that certbot gives its files. */
function writeCertificate(folder: string): void {
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-subj', '/CN=127.0.0.1']
  execFileSync('openssl', ['req', '-x509', '-nodes', ...kind, ...files], { stdio: 'ignore' })
}

/**
 * nginx with the output's own `nginx.conf`, in a folder and with a process of its own; with a server block of the documents, or a plain
 * one.
 */
export async function startNginx(out: string, base = '', block = ''): Promise<Host> {
  return start('nginx', { out, base, block }, (folder, site, port) => [
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`,
    `events {}`,
    `http { access_log off; include /etc/nginx/mime.types;`,
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    block === ''
      ? `server { listen 127.0.0.1:${port}; root ${site}; include ${site}${base}/nginx.conf; }`
      : blockFor(block, folder, site, port),
    `}`,
  ])
}

/** The modules that Debian enables, as far as `.htaccess` says that it needs them or Apache does not start without them. */
const MODULES = ['mpm_prefork', 'authz_core', 'dir', 'alias', 'mime', 'filter', 'deflate']

/** Apache, which reads `.htaccess` in the output by itself; with a virtual host of the documents, or none; with more modules. */
export async function startApache(out: string, base = '', block = '', enabled = ['headers']): Promise<Host> {
  return start('apache', { out, base, block }, (folder, site, port) => [
    `ServerRoot ${folder}`,
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    `Mutex pthread`,
    // One process answers one connection at a time.
    `KeepAlive Off`,
    `Listen 127.0.0.1:${port}`,
    `ServerName 127.0.0.1:${port}`,
    ...[...MODULES, ...enabled].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `TypesConfig /etc/mime.types`,
    ...(block === ''
      ? [`DocumentRoot ${site}`, `<Directory ${site}>`, `AllowOverride All`, `</Directory>`]
      : [blockFor(block, folder, site, port)]),
  ])
}

interface Served {
  readonly out: string
  readonly base: string
  readonly block: string
}

type Config = (folder: string, site: string, port: number) => readonly string[]

async function start(name: 'nginx' | 'apache', { out, base, block }: Served, config: Config): Promise<Host> {
  const program = findHost(name)
  if (program === undefined) throw new Error(`${name} is not installed`)
  const folder = mkdtempSync(path.join(tmpdir(), `kartograf-${name}-`))
  chmodSync(folder, 0o755)
  const site = path.join(folder, 'site')
  placeSite(name, out, site + base)
  const isSecure = block.includes('fullchain.pem')
  if (isSecure) writeCertificate(folder)
  const { server, port } = await startAtFreePort((free) => {
    const file = path.join(folder, 'server.conf')
    writeFileSync(file, `${config(folder, site, free).join('\n')}\n`)
    const args = name === 'nginx' ? ['-p', folder, '-e', `${folder}/error.log`, '-c', file] : ['-X', '-f', file]
    return spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  })
  return {
    url: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}/`,
    ...(isSecure && { plain: `http://127.0.0.1:${port + 1}/` }),
    stop: () => {
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      server.kill('SIGKILL')
    },
  }
}

/** The site at the path that it was built for. Apache gives up its rights, and gets a copy where a process without rights may read it. */
function placeSite(name: 'nginx' | 'apache', out: string, place: string): void {
  mkdirSync(path.dirname(place), { recursive: true })
  if (name === 'nginx') symlinkSync(out, place)
  else cpSync(out, place, { recursive: true, preserveTimestamps: true })
}

/** A port that was free may be taken by another process before the server has it. */
async function startAtFreePort(
  begin: (port: number) => ChildProcess,
  tries = 3,
): Promise<{ readonly server: ChildProcess; readonly port: number }> {
  const port = await freePort()
  const server = begin(port)
  try {
    await answering(port, () => server.exitCode)
    return { server, port }
  } catch (error) {
    server.kill('SIGKILL')
    if (tries === 1) throw error
    return startAtFreePort(begin, tries - 1)
  }
}

async function answering(port: number, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 200 && exitCode() === null; tries += 1) {
    if (await isTaken(port)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Nothing answers at port ${port}; the server ended with ${exitCode()}.`)
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Whether the tests of a host can run here; what is missing is told by `cli/setup.mjs`. */
export function hasHost(name: 'nginx' | 'apache'): boolean {
  const program = findHost(name)
  return program !== undefined && existsSync(program)
}
