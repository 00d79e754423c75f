import { constants } from 'node:os'
import { messageOf, stackOf } from '../../renderer/definitions/message-of.ts'
import { isSystemError } from '../program.ts'

/** Codes that Node does not know: it says `Unknown system error -122`. */
const UNNAMED = new Map([[-constants.errno.EDQUOT, 'EDQUOT: disk quota exceeded']])

/** What to do about an error of the system, by its code. */
const MENDS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: free some space on it, and look with `df -h` and, for the number of files, `df -i`.',
  EDQUOT: 'Your quota on this disk is used up: remove files of yours, or have it raised.',
  EISDIR: 'A folder is where a file belongs: remove it, or give it another name.',
  EIO: 'The disk could not be read or written: it may be broken or, if it is on another machine, not connected.',
  EROFS: 'The disk is read-only: mount it for writing, or set another folder.',
}

/** The message of an error of the system, and how to mend its cause. */
export function systemMessage(error: Error): string {
  const message = named(error.message)
  const [, code = ''] = /^(\w+):/.exec(message) ?? []
  if (code === 'ENOENT' && message.includes(', mkdir ')) return `${message}. ${NO_FOLDER}`
  return `${message}. ${MENDS[code] ?? 'Check the folder, its permissions and the free disk space.'}`
}

/** Node makes the folders above too, and says that they are missing where it was not allowed to. */
const NO_FOLDER = 'The folder cannot be made: the disk may be read-only, or a link on the way lead nowhere.'

/** The message of anything that was thrown, with the mend if it is an error of the system. */
export function messageWithMend(error: unknown): string {
  return isSystemError(error) ? systemMessage(error) : messageOf(error)
}

/** The same for a log of errors that may be bugs: those have their calls. */
export function forLog(error: unknown): string {
  return isSystemError(error) ? systemMessage(error) : stackOf(error)
}

function named(message: string): string {
  return message.replace(/^(?:Unknown system error (-\d+)(?:: )?)+/, (unknown, errno) => {
    const name = UNNAMED.get(Number(errno))
    return name === undefined ? unknown : name
  })
}

/**
 * The same error with the name of its file. Node adds it only to errors of what takes a path: a disk that is full or broken while an open
 * file is written, read or flushed gives `ENOSPC: no space left on device, write`.
 */
export function withPath(file: string, error: unknown): unknown {
  if (!isSystemError(error) || 'path' in error) return error
  const message = `${error.message} '${file}'`
  const stack = error.stack?.replace(error.message, () => message)
  return Object.assign(error, { message, stack, path: file })
}
