import { expect, test } from 'vitest'
import { treeOf } from '../support/site.ts'
import { changedSite, PATIENCE_MS } from './changed-site.ts'

const { out, buildAgain, restore, isWhole, points, course } = changedSite('failing')

const needsSpace = (operation: string): boolean => /^(writeFile|mkdir|link|copyFile|cp|fsync|syncfs)/.test(operation)

test.each(['ENOSPC', 'EIO'])(
  'a build of changed content that fails with %s at any operation says so and keeps a whole output without any help',
  (fault) => {
    const { operations } = course()
    const failing = points(40).filter((at) => fault === 'EIO' || needsSpace(operations[at] ?? ''))
    const broken = failing.flatMap((at) => {
      restore()
      const { code, stderr } = buildAgain({ fault, at })
      const isTold = code === 0 || (code === 3 && /planted/.test(stderr) && !/\n\s+at /.test(stderr))
      const isKept = isWhole(treeOf(out))
      return isTold && isKept ? [] : [{ operation: operations[at], code, stderr, isKept }]
    })
    expect(failing.length).toBeGreaterThan(20)
    expect(broken).toEqual([])
  },
  PATIENCE_MS,
)
