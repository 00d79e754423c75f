import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { flush } from '../../../../cli/output/flush-one.ts'
import { systemMessage, withPath } from '../../../../cli/output/system-error.ts'
import { writeFile } from '../../../../cli/output/write-file.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** What a function throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

/** An error as Node makes it from a number of the system that it has no name for. */
function unnamed(errno: number, syscall: string): Error {
  const text = `Unknown system error -${errno}`
  return Object.assign(new Error(`${text}: ${text}, ${syscall}`), { errno: -errno, code: text, syscall })
}

describe('an error of the system', () => {
  test.skipIf(!existsSync('/dev/full'))('names the file that finds no room while it is written', () => {
    const error = thrownBy(() => writeFile('/dev/full', 'text')) as Error
    expect(error).toMatchObject({ code: 'ENOSPC', path: '/dev/full' })
    expect(error.message).toBe("ENOSPC: no space left on device, write '/dev/full'")
    expect(error.stack).toContain(error.message)
  })

  test.skipIf(process.platform !== 'linux')('names the file that cannot be flushed', async () => {
    await expect(flush('/dev/full', 'r+')).rejects.toThrow("EINVAL: invalid argument, fsync '/dev/full'")
  })

  test('names a file once', () => {
    const missing = path.join(temporaryFolder(), 'missing')
    const error = thrownBy(() => readFileSync(missing)) as Error
    expect((withPath('/other', error) as Error).message).toBe(`ENOENT: no such file or directory, open '${missing}'`)
    const folder = openSync(temporaryFolder(), 'r')
    const read = thrownBy(() => readSync(folder, Buffer.alloc(1)))
    closeSync(folder)
    withPath('/one', withPath('/one', read))
    expect((read as Error).message).toBe("EISDIR: illegal operation on a directory, read '/one'")
  })

  test('is another one if it is none', () => {
    const error = new TypeError('a bug')
    expect(withPath('/one', error)).toBe(error)
    expect(error.message).toBe('a bug')
  })

  test.each([
    ['ENOSPC: no space left on device, write', 'The disk is full'],
    ['EIO: i/o error, fsync', 'The disk could not be read or written'],
    ['EROFS: read-only file system, mkdir', 'The disk is read-only'],
    ['ENOENT: no such file or directory, mkdir', 'The folder cannot be made: the disk may be read-only'],
    ['ENOENT: no such file or directory, open', 'Check the folder, its permissions'],
    ['EACCES: permission denied, open', 'Check the folder, its permissions'],
  ])('says how to mend it (%s)', (text, mend) => {
    const error = Object.assign(new Error(text), { syscall: 'x' })
    expect(systemMessage(withPath('/one', error) as Error)).toContain(`${text} '/one'. ${mend}`)
  })

  test.skipIf(process.platform === 'win32')('has a name where Node has none, as when a quota is used up', () => {
    const error = withPath('/one', unnamed(constants.errno.EDQUOT, 'write')) as Error
    expect(systemMessage(error)).toMatch(/^EDQUOT: disk quota exceeded, write '\/one'\. Your quota on this disk is/)
    expect(systemMessage(unnamed(9999, 'write'))).toMatch(/^Unknown system error -9999: .*, write\. Check/)
  })

  test('is none of a file that is written', () => {
    const folder = temporaryFolder()
    writeFiles(folder, { 'a.txt': 'old' })
    writeFile(path.join(folder, 'a.txt'), 'new')
    expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('new')
    expect(() => writeFile(path.join(folder, 'a.txt'), 'x', { flag: 'wx' })).toThrow('EEXIST')
  })
})
