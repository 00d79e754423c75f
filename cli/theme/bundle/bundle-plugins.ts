import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PartialResolvedId, Plugin } from 'rolldown'
import { PROGRAM, require, TOOL, toolModule } from '../tool-folder.ts'

/** Packages that must exist only once: React keeps the state of the current render in module variables. */
const SHARED = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'])

/** Bundlers mark virtual modules with this character. */
const MARK = '\0'
const VIRTUAL = new RegExp(`^${MARK}`)

/** Modules that exist only as source code, by name. They are imported with the mark `\0` before the name. */
export function virtualModules(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    // The filter avoids calls from the bundler into JavaScript for all other imports.
    resolveId: { filter: { id: VIRTUAL }, handler: (id) => id },
    load: { filter: { id: VIRTUAL }, handler: (id) => entries[id.slice(1)] ?? null },
  }
}

/** The version of React that themes use: that of the site if the generator is installed there. */
export function reactVersion(): string {
  return (require('react/package.json') as { version: string }).version
}

/** Compiled code without the path of React, which differs between machines, so that digests are equal. */
export function withoutPlaces(code: string): string {
  const version = reactVersion()
  const own = PROGRAM === null ? code : named(code, PROGRAM, 'kartograf/')
  return [...SHARED].reduce((text, id) => named(text, placeOf(id), `${id}@${version}`), own)
}

/** Code with a name in place of an address, and of its path. */
function named(code: string, url: string, name: string): string {
  return code.replaceAll(url, name).replaceAll(fileURLToPath(url), name)
}

/** An external module as code asks for it: `require` of CommonJS packages takes paths, and no addresses. */
function external(url: string, kind: string): PartialResolvedId {
  return { id: kind === 'require-call' ? fileURLToPath(url) : url, external: true }
}

/** The address of a shared package. Each module of a theme asks for some. */
function placeOf(id: string): string {
  const place = places.get(id) ?? pathToFileURL(require.resolve(id)).href
  places.set(id, place)
  return place
}

const places = new Map<string, string>()

export function sharedPackages(): Plugin {
  return {
    name: 'shared-packages',
    resolveId: {
      filter: { id: /^react/ },
      handler: (id, _importer, { kind }) => (SHARED.has(id) ? external(placeOf(id), kind) : null),
    },
  }
}

/** Modules of the generator that a theme may import, by name. */
const OWN: Readonly<Record<string, string>> = { kartograf: 'renderer/index', 'kartograf/client': 'renderer/client' }

/** Modules of the compiled program for what a theme may import, by name. */
const COMPILED: Readonly<Record<string, string>> = {
  kartograf: 'for-themes.mjs',
  'kartograf/client': 'for-islands.mjs',
  zod: 'zod.mjs',
}

/** Imports the generator and zod from the compiled program; `folder` is its address. */
export function sharedProgram(folder: string): Plugin {
  return {
    name: 'shared-program',
    resolveId: {
      filter: { id: /^(?:kartograf(?:\/client)?|zod)$/ },
      handler: (id, _importer, { kind }) => external(`${folder}${COMPILED[id]}`, kind),
    },
  }
}

/** Resolves imports of the generator, React and zod to the program's own copies, even if the site has installed others or none. */
export function oneCopy(): Plugin {
  return {
    name: 'one-copy',
    resolveId: {
      filter: { id: /^(?:kartograf|react|react-dom|zod)(?:\/|$)/ },
      handler(id) {
        const own = OWN[id]
        return this.resolve(own === undefined ? id : toolModule(own), path.join(TOOL, 'package.json'), {
          skipSelf: true,
        })
      },
    },
  }
}
