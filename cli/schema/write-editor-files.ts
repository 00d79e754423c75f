import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { CODE_EXTENSIONS, codeSettings, jetBrainsSchemas, schemaUses } from '../../renderer/outputs/editor-files.ts'
import { textOfFile } from '../output/text-file.ts'
import { UsageError } from '../program.ts'
import { SCHEMA_FOLDER, writeIfNew } from './write-schemas.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

const CODE = '.vscode/settings.json'
const JET_BRAINS = '.idea/jsonSchemas.xml'

/** Configures VS Code and JetBrains editors to use the schemas. Returns the files that have changed. */
export function writeEditorFiles(root: string, theme: Pick<Theme, 'collections' | 'sections'>): string[] {
  const uses = schemaUses(theme)
  const files = {
    [CODE]: codeSettings(uses, SCHEMA_FOLDER, written(path.join(root, CODE))),
    ...(existsSync(path.join(root, '.vscode/extensions.json')) ? {} : { '.vscode/extensions.json': CODE_EXTENSIONS }),
    [JET_BRAINS]: jetBrainsSchemas(uses, SCHEMA_FOLDER, textOfFile(path.join(root, JET_BRAINS)) ?? ''),
  }
  return Object.entries(files).flatMap(([name, content]) => (writeIfNew(path.join(root, name), content) ? [name] : []))
}

function written(file: string): unknown {
  const text = textOfFile(file)
  if (text === undefined) return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = messageOf(error)
    throw new UsageError(`${CODE} is not JSON without comments, so it cannot be changed: ${reason}`)
  }
}
