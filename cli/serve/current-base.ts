import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { MANIFEST } from '../../renderer/definitions/url.ts'

/**
 * The path that the output was built for, without a trailing slash: the `scope` of its web app manifest. Read again when the file changes,
 * because a build may replace the output at any time.
 */
export function currentBase(out: string): () => string {
  const file = path.join(out, MANIFEST)
  let stamp = ''
  let base = ''
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false })
    const now = stats ? `${stats.ino} ${stats.size} ${stats.ctimeMs}` : ''
    if (now !== stamp && stats) base = scopeIn(readFileSync(file, 'utf8'))
    stamp = now
    return base
  }
}

function scopeIn(manifest: string): string {
  try {
    const { scope } = JSON.parse(manifest) as { readonly scope?: unknown }
    return typeof scope === 'string' ? scope.replace(/\/+$/, '') : ''
  } catch {
    // The generator did not write this manifest.
    return ''
  }
}
