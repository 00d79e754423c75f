import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import type { RasterFile } from '../content/files/binary-file.ts'

/** The issue of a picture that is damaged. */
export function undecodable(file: string, fault: string): Issue {
  return issueIn(file, START, {
    code: 'unreadable-image',
    message: `the picture cannot be decoded: ${fault}`,
    expected: 'a complete JPEG, PNG or WebP',
  })
}

/** The issues of damaged pictures, whose faults are given by digest: one for each file. */
export function allUndecodable(faults: ReadonlyMap<string, string>, rasters: ReadonlyMap<string, RasterFile>): Issue[] {
  return Array.from(rasters).flatMap(([file, { digest }]) => {
    const fault = faults.get(digest)
    return fault === undefined ? [] : [undecodable(file, fault)]
  })
}
