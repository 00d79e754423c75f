import { existsSync } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { isUnaltered, readRecord } from '../build/record.ts'

/** Compares the output with the last build, byte for byte; one issue per changed file. */
export function alteredFiles(workspace: Workspace): Issue[] {
  const { root, out } = workspace
  const record = readRecord(workspace)
  if (!record)
    return [
      issueIn(relativePath(root, out), START, {
        code: 'unknown-output',
        message: 'according to `.cache/`, no build of this site has written this folder',
        expected: 'the output of `kartograf generate` and the `.cache/` of that run',
      }),
    ]
  const files = Object.entries({ ...record.retired, ...record.files })
  return files.flatMap(([file, known]) => {
    const exists = existsSync(path.join(out, file))
    if (exists && isUnaltered(out, file, known)) return []
    return issueIn(relativePath(root, path.join(out, file)), START, {
      code: 'altered-output',
      message: exists ? 'the file was changed after the build' : 'the file is missing',
      expected: `the bytes of build ${record.id}`,
      hint: 'run `kartograf generate` to write it again',
    })
  })
}
