// The generators that a build is measured beside: ours, Hugo (Debian package) with and without coloured code, and Eleventy without.
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makePeerSite, makeSite, nameOf } from './workload.mjs'

const PROJECT = path.resolve(import.meta.dirname, '../..')
const BIN = path.join(PROJECT, 'cli', 'bin.mjs')
/** Folder with `node_modules/@11ty/eleventy`: `npm i --prefix DIR @11ty/eleventy@3.1.2`, then `ELEVENTY=DIR npm run bench`. */
const ELEVENTY = path.resolve(process.env['ELEVENTY'] ?? path.join(PROJECT, '.cache', 'eleventy'))
const EDITED = nameOf(6)

/** Makes the workload for each generator that is installed; `posts` is the number in each of three languages. */
export function peersFor(folder, posts) {
  const all = [ours(path.join(folder, 'ours'), posts)]
  if (spawnSync('hugo', ['version']).status === 0)
    all.push(
      hugo(folder, posts, 'Hugo, code coloured', ['hugo.toml', 'colour.toml']),
      hugo(folder, posts, 'Hugo', ['hugo.toml']),
    )
  if (existsSync(path.join(ELEVENTY, 'node_modules/@11ty/eleventy'))) all.push(eleventy(folder, posts))
  return all
}

function ours(root, posts) {
  makeSite(PROJECT, root, posts)
  const common = ['--root', root, '--at', '2026-11-20T09:00:00Z']
  return {
    name: 'ours',
    cwd: root,
    command: [process.execPath, BIN, 'generate', ...common],
    serve: (port) => [process.execPath, BIN, 'watch', ...common, '--port', String(port)],
    made: ['output', '.cache'],
    ...editsOf(path.join(root, 'content', 'posts', EDITED, 'en.md')),
  }
}

function hugo(folder, posts, name, configs) {
  const root = path.join(folder, configs.length > 1 ? 'hugo-colour' : 'hugo')
  peerSite(root, 'hugo', posts)
  const config = ['--config', configs.join(',')]
  return {
    name,
    cwd: root,
    command: ['hugo', '--quiet', '-d', 'dist', ...config],
    serve: (port) => [
      'hugo',
      'server',
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--disableLiveReload',
      ...config,
    ],
    made: ['dist', 'resources', '.hugo_build.lock'],
    ...editsOf(path.join(root, 'content', 'en', 'posts', `${EDITED}.md`)),
  }
}

function eleventy(folder, posts) {
  const root = path.join(folder, 'eleventy')
  peerSite(root, 'eleventy', posts)
  symlinkSync(path.join(ELEVENTY, 'node_modules'), path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'package.json'), '{"type":"module"}')
  return {
    name: 'Eleventy',
    cwd: root,
    command: [process.execPath, path.join(ELEVENTY, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet'],
    serve: null,
    made: ['dist', '.cache'],
    ...editsOf(path.join(root, 'content', 'en', 'posts', `${EDITED}.md`)),
  }
}

function peerSite(root, name, posts) {
  makePeerSite(root, posts)
  cpSync(path.join(import.meta.dirname, 'peers', name), root, { recursive: true })
}

let edits = 0

/** What changes one post: in its body, or in its title, which lists show too. `editBody` gives the words that then stand in the page. */
function editsOf(file) {
  return {
    editBody: () => {
      const words = `Edited ${(edits += 1)} at ${Date.now()}.`
      appendFileSync(file, `\n${words}\n`)
      return words
    },
    editTitle: () => {
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: Another title ${(edits += 1)}`))
    },
  }
}

/** Removes all that a generator has made. */
export function clean({ cwd, made }) {
  for (const name of made) rmSync(path.join(cwd, name), { recursive: true, force: true })
}

export const EDITED_PATH = `/en/posts/${EDITED}/`
