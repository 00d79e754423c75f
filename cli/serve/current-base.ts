import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MANIFEST } from '../../renderer/definitions/url.ts'
import { stampAt } from '../output/stats-of.ts'

/**
 * The path that the output was built for, without a trailing slash: the `scope` of its web app manifest. Read again when the file changes,
 * because a build may replace the output at any time.
 */
export function currentBase(out: string): () => string {
  const file = path.join(out, MANIFEST)
  let stamp = ''
  let base = ''
  return () => {
    const now = stampAt(file)
    if (now !== stamp && now !== '') base = scopeIn(readFileSync(file, 'utf8'))
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
