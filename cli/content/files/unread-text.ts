import { readFileSync, statSync } from 'node:fs'
import type { SourceFile } from '../../../renderer/definitions/issue.ts'
import { sha256 } from '../../output/digest.ts'
import { MendableError } from '../../program.ts'
import { stampOf } from '../../output/stats-of.ts'
import { plainText } from './plain-text.ts'

/** What is known of a file without reading it. */
interface Unread extends Omit<SourceFile, 'text'> {
  readonly absolute: string
  readonly stamp: string
}

/**
 * A text that was valid in the last run, read when it is asked for: after an edit, most are not. Asking throws a MendableError if the file
 * has changed since it got the stamp, because what else is known of it would not fit.
 */
export function unreadText({ absolute, path, digest, stamp }: Unread): SourceFile {
  let known: string | undefined
  return {
    path,
    digest,
    get text() {
      if (known !== undefined) return known
      const text = plainText(readFileSync(absolute, 'utf8'))
      if (stampOf(statSync(absolute)) !== stamp && sha256(text) !== digest)
        throw new MendableError(`${path} was changed while the site was built: build it again`)
      return (known = text)
    },
  }
}
