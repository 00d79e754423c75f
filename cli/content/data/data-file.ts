import { existsSync } from 'node:fs'
import path from 'node:path'
import { check } from '../../../renderer/content/check.ts'
import { misreadValues } from '../../../renderer/content/misread-values.ts'
import { parseYaml, YamlError } from '../../../renderer/content/yaml/yaml.ts'
import { locatorInYaml } from '../../../renderer/content/yaml/yaml-places.ts'
import type { z } from '../../../renderer/definitions/fields/kind.ts'
import { issueIn, START, type Issue, type SourceFile } from '../../../renderer/definitions/issue.ts'
import type { DataFile } from '../../../renderer/library/site-data.ts'
import { readText } from '../files/decode.ts'

/** Optional files. */
const OPTIONAL = new Set<DataFile>(['redirects', 'topics', 'facts', 'glossary'])

/** A data file of `content/`; empty if it is missing or cannot be read, which is added to `issues` unless it is optional. */
export function readDataFile(root: string, name: DataFile, issues: Issue[]): SourceFile {
  const relative = `content/${name}.yaml`
  const absolute = path.join(root, relative)
  const empty = { path: relative, text: '', digest: '' }
  if (!existsSync(absolute)) {
    if (!OPTIONAL.has(name))
      issues.push(
        issueIn(relative, START, {
          code: 'missing-file',
          message: 'the file does not exist',
          expected: `a site has content/${name}.yaml`,
        }),
      )
    return empty
  }
  const file = readText(relative, absolute)
  if (!('code' in file)) return file
  issues.push(file)
  return empty
}

function brokenYaml(error: YamlError, file: SourceFile): Issue {
  return issueIn(file.path, error.place, {
    code: 'broken-yaml',
    message: error.message,
    expected: 'YAML',
    hint: error.hint,
  })
}

/** The value of a file, or null with its issues and raw data. Files in `lacking` have been reported. */
export function loadData<S extends z.ZodType>(
  file: SourceFile,
  schema: S,
  lacking: boolean,
): { value: z.infer<S> | null; written: unknown; issues: readonly Issue[] } {
  if (lacking) return { value: null, written: {}, issues: [] }
  try {
    const written = parseYaml(file.text)
    const checked = check(schema, written, file.path, locatorInYaml(file.text))
    return { ...checked, written, issues: [...checked.issues, ...misreadValues(file, file.text)] }
  } catch (error) {
    if (!(error instanceof YamlError)) throw error
    return { value: null, written: {}, issues: [brokenYaml(error, file)] }
  }
}
