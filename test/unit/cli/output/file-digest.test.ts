import path from 'node:path'
import { expect, test } from 'vitest'
import { digestOfFile } from '../../../../cli/output/file-digest.ts'
import { sha256 } from '../../../../cli/output/digest.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

test.each([0, 1, 7, 8, 9, 16, 17, 100])(
  'a file of %s bytes has the same digest if it is read in pieces of 8',
  (size) => {
    const root = temporaryFolder()
    const text = 'kartograf '.repeat(10).slice(0, size)
    writeFiles(root, { film: text })
    const { start, ...digest } = digestOfFile(path.join(root, 'film'), 8)
    expect(digest).toEqual({ hash: sha256(text), size })
    expect(Buffer.from(start).toString()).toBe(text.slice(0, 8))
  },
)
