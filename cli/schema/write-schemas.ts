import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { messagesSchemaFile, packSchemaFile, schemaFiles } from '../../renderer/outputs/json-schema.ts'
import type { Prepared } from '../build/build-types.ts'
import type { Catalogues } from '../content/data/translators.ts'
import { textOfFile, writeText } from '../output/text-file.ts'

/** Path of the schemas from the site's folder. */
export const SCHEMA_FOLDER = '.cache/schema'

/**
 * Writes the schemas of a site for editors, also in `watch`, so that they follow the theme and the messages. Does not touch unchanged
 * files, because editors reload changed ones. Returns all names.
 */
export function writeSchemas(
  folder: string,
  theme: Pick<Theme, 'collections' | 'sections'>,
  { defaultLocale, untranslated }: Pick<Settings, 'defaultLocale' | 'untranslated'>,
  catalogues: Catalogues,
): string[] {
  const messages = catalogues[defaultLocale]
  const isComplete = Object.keys(untranslated).length === 0
  const files = [
    ...schemaFiles(theme),
    packSchemaFile(),
    ...(messages ? [messagesSchemaFile(messages, isComplete)] : []),
  ]
  mkdirSync(folder, { recursive: true })
  for (const { path: name, content } of files) writeIfNew(path.join(folder, name), content)
  return files.map((file) => file.path)
}

/** Returns a function that writes the schemas whenever theme or messages have changed. */
export function schemaWriter(folder: string): (prepared: Prepared) => void {
  let written = ''
  return ({ theme, site, catalogues }) => {
    const { settings } = site.data
    const now = JSON.stringify([
      theme.digest,
      site.data.packs,
      settings.untranslated,
      catalogues[settings.defaultLocale],
    ])
    if (now !== written) writeSchemas(folder, theme.theme, settings, catalogues)
    written = now
  }
}

/** Writes a file if its content differs. Returns whether it did. */
export function writeIfNew(file: string, content: string): boolean {
  if (textOfFile(file) === content) return false
  mkdirSync(path.dirname(file), { recursive: true })
  writeText(file, content)
  return true
}
