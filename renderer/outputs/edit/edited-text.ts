import { asRecord } from '../../content/plain-data.ts'
import { frontMatterAround, parseFrontMatter, restWith } from '../../content/front-matter.ts'
import { patchYaml } from '../../content/yaml/yaml-patch.ts'
import { writeYaml } from '../../content/yaml/yaml.ts'
import { withTables } from './kept-tables.ts'
import { savedValues, shownValues } from './edited-values.ts'
import type { Field } from './shapes.ts'

/** A text of the site as the CMS reads it. Throws YamlError if its front matter is invalid. */
export function shownText(fields: readonly Field[], text: string): string {
  const { data, body } = parseFrontMatter(text.replace(MARK, ''))
  return `---\n${writeYaml(shownValues(fields, asRecord(data)))}---${restWith(body)}`
}

/**
 * The text to write for a text saved by the CMS. Parts that have not changed are kept from `before`, the text on disk. Throws YamlError if
 * the front matter is invalid.
 */
export function savedText(fields: readonly Field[], before: string | undefined, saved: string): string {
  const after = parseFrontMatter(saved)
  if (before === undefined)
    return `---\n${writeYaml(savedValues(fields, {}, asRecord(after.data)))}---${restWith(after.body)}`
  if (MARK.test(before)) return `\uFEFF${savedText(fields, before.replace(MARK, ''), saved)}`
  if (isFromWindows(before))
    return savedText(fields, withPlainBreaks(before), withPlainBreaks(saved)).replaceAll('\n', '\r\n')
  const old = parseFrontMatter(before)
  const { head, yaml, rest } = frontMatterAround(before)
  const front = patchYaml(yaml, savedValues(fields, asRecord(old.data), asRecord(after.data)))
  // The CMS knows one kind of line break only.
  const body = withTables(withPlainBreaks(after.body), withPlainBreaks(old.body))
  const isKept = withPlainBreaks(old.body) === body
  return `${head}${front}---${isKept ? rest : restWith(body)}`
}

/** Some editors begin files with it. */
const MARK = /^\uFEFF/

/** Whether all lines of a text end as on Windows. */
function isFromWindows(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text)
}

function withPlainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
