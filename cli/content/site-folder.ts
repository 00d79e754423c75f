import { existsSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../program.ts'

/** Returns the folder if it contains a site. Called first, so that no command writes to a wrong folder. */
export function siteFolder(root: string): string {
  const folder = path.resolve(root)
  if (existsSync(path.join(folder, 'content'))) return folder
  throw new UsageError(
    `There is no site in ${folder}: it has no folder \`content/\`.\nChange to the folder of a site, or name it with --root. A site has content/, i18n/messages/ and templates/.\nTo make a new one: kartograf init my-site`,
  )
}
