import type { Issue } from './issue.ts'
import type { DataFile, Library } from './library.ts'
import { placeInYaml, type DataPath } from './yaml.ts'

/** A field of a data file such as `content/navigation.yaml`. */
export interface FieldPlace {
  readonly file: DataFile
  readonly path: DataPath
}

/** An error at a field of a data file. */
export function issueAt(
  library: Library,
  { file, path }: FieldPlace,
  code: string,
  message: string,
  expected: string,
): Issue {
  const source = library.data.files[file]
  const { line, column } = placeInYaml(source.text, path)
  return { code, severity: 'error', file: source.path, line, column, message, expected }
}
