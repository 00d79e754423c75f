import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from '../../i18n/messages.ts'
import { TOOL } from '../theme/tool-folder.ts'

/** A complete small site, stored as files beside the program. */
export const STARTER = path.join(TOOL, 'cli', 'starter')

/** The English messages of a new site, which every language gets that the starter is not written in. */
export function starterMessages(): Catalogue {
  // Safe: a file of this program.
  return JSON.parse(readFileSync(path.join(STARTER, 'i18n/messages/en.json'), 'utf8')) as Catalogue
}
