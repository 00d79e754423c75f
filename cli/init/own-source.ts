import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { valueAt } from '../../renderer/content/plain-data.ts'

/** Where npm gets the generator from, if the user does not say it. */
export interface OwnSource {
  readonly spec: string
  /** Whether npm has found it there before. Otherwise the version is only a guess that it is in a registry. */
  readonly isKnown: boolean
}

/** The tarballs of registries have this in their addresses: `https://registry.npmjs.org/kartograf/-/kartograf-1.0.0.tgz`. */
const OF_REGISTRY = /^https?:.*\/-\//

/**
 * The place that the program in `tool` was installed from: its tarball, if that is still there, its repository, or its version in a
 * registry.
 */
export function ownSource(tool: string, version: string): OwnSource {
  const resolved = resolvedOf(tool)
  if (resolved === undefined) return { spec: version, isKnown: false }
  if (OF_REGISTRY.test(resolved)) return { spec: version, isKnown: true }
  if (!resolved.startsWith('file:')) return { spec: resolved, isKnown: true }
  const file = path.resolve(tool, '../..', resolved.slice('file:'.length))
  return existsSync(file) ? { spec: `file:${file}`, isKnown: true } : { spec: version, isKnown: false }
}

/** What npm has noted beside the packages of a project. A clone and a global installation have no such note. */
function resolvedOf(tool: string): string | undefined {
  const resolved = valueAt(noteBeside(tool), ['packages', `node_modules/${path.basename(tool)}`, 'resolved'])
  return typeof resolved === 'string' ? resolved : undefined
}

function noteBeside(tool: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(tool, '..', '.package-lock.json'), 'utf8'))
  } catch {
    // Installed by another tool than npm.
    return undefined
  }
}
