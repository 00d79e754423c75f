import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { READERS } from './front-matter.ts'

const NAMES = ['hugo', 'config', 'config/_default/hugo', 'config/_default/config', 'config/_default/permalinks']
const FILES = NAMES.flatMap((name) => ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`))

interface HugoSettings {
  /** The files as they are. */
  readonly text: string
  /** The patterns of addresses, as written. Undefined if a file cannot be read. */
  readonly permalinks: Readonly<Record<string, unknown>> | undefined
}

/** What a Hugo site says about its addresses. */
export function hugoSettings(folder: string): HugoSettings {
  const files = FILES.map((name) => path.join(folder, name)).filter((file) => existsSync(file))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  try {
    return {
      text: texts.join('\n'),
      permalinks: Object.assign({}, ...files.map((file, at) => patternsIn(file, texts[at]))),
    }
  } catch {
    return { text: texts.join('\n'), permalinks: undefined }
  }
}

/** A file of permalinks has them without a heading. */
function patternsIn(file: string, text = ''): Record<string, unknown> {
  const { name, ext } = path.parse(file)
  const settings = READERS[ext.slice(1)]?.(text)
  if (!isRecord(settings)) return {}
  if (name === 'permalinks') return settings
  const found = Object.entries(settings).find(([key]) => key.toLowerCase() === 'permalinks')
  return isRecord(found?.[1]) ? found[1] : {}
}
