import { issueIn, type Issue, type IssueDetails, type DataPath } from '../definitions/issue.ts'
import type { DataFile } from './site-data.ts'
import type { Library } from './library.ts'
import { placeInYaml } from '../content/yaml/yaml-places.ts'

/** A field of a data file such as `content/navigation.yaml`. */
export interface FieldPlace {
  readonly file: DataFile
  readonly path: DataPath
}

/** An issue at a field of a data file. */
export function issueAt(library: Library, { file, path }: FieldPlace, details: IssueDetails): Issue {
  const source = library.data.files[file]
  return issueIn(source.path, placeInYaml(source.text, path), details)
}
