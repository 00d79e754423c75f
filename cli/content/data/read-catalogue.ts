import { existsSync } from 'node:fs'
import type { Locale } from '../../../i18n/locales.ts'
import type { Catalogue } from '../../../i18n/messages.ts'
import { misreadValues } from '../../../renderer/content/misread-values.ts'
import { isRecord } from '../../../renderer/content/plain-data.ts'
import { parseYaml, YamlError } from '../../../renderer/content/yaml/yaml.ts'
import { placeInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import { issueIn, START, type Issue, type Place, type SourceFile } from '../../../renderer/definitions/issue.ts'
import { keepText } from './catalogue-issues.ts'
import { messagesFile, messagesPath } from './messages-file.ts'
import { readText } from '../files/decode.ts'

/** The messages of a language. */
export interface ReadCatalogue {
  readonly locale: Locale
  readonly file: SourceFile
  readonly catalogue: Catalogue
}

/** Reads `i18n/messages/<locale>.json`; null if that is not possible, which is reported. */
export function readCatalogue(root: string, locale: Locale, issues: Issue[]): ReadCatalogue | null {
  const relative = messagesPath(locale)
  const fault = (message: string, place: Place, hint?: string): null => {
    const expected = 'an object of texts by key, { "nav.menu": "Menü" }'
    issues.push(issueIn(relative, place, { code: 'broken-messages', message, expected, hint }))
    return null
  }
  const absolute = messagesFile(root, locale)
  if (!existsSync(absolute)) return fault('the file does not exist', START)
  const file = readText(relative, absolute)
  if ('code' in file) return fault(file.message, file, file.hint)
  try {
    // JSON is also YAML, and the YAML parser provides positions.
    const value = parseYaml(file.text)
    if (!isRecord(value)) return fault('the file does not contain an object', START)
    if (!isCatalogue(value)) {
      const wrong = Object.keys(value).filter((key) => typeof value[key] !== 'string')
      for (const key of wrong) fault(`\`${key}\` is not a text`, placeInYaml(file.text, [key]))
      return null
    }
    keepText(value, file.text)
    issues.push(...misreadValues(file, file.text))
    return { locale, file, catalogue: value }
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    return fault(error.message.replace('not valid YAML', 'not valid JSON'), error.place, error.hint)
  }
}

function isCatalogue(value: Readonly<Record<string, unknown>>): value is Catalogue {
  return Object.values(value).every((text) => typeof text === 'string')
}
