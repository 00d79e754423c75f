import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { AT, cleanEnvironment, toldBy, type Run } from './site.ts'

const PROGRAM = fileURLToPath(new URL('resident.mjs', import.meta.url))

/**
 * `generate` for the many builds of a test file, run one after the other in one process that has the program and the theme
 * loaded. A test about the start of the program, its environment or its end takes `site` and `generate` of `site.ts`.
 */
export function residentGenerator(): (root: string, ...args: string[]) => Promise<Run> {
  let resident: ChildProcess | undefined
  afterAll(() => void resident?.kill())
  return (root, ...args) => {
    resident ??= fork(PROGRAM, {
      execArgv: [],
      env: cleanEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    return answer(resident, ['generate', '--root', root, '--at', AT, ...args])
  }
}

function answer(resident: ChildProcess, args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error(`The program ended during ${args.join(' ')}`))
    resident.once('exit', ended)
    resident.once('message', ({ code, stdout, stderr }: Pick<Run, 'code' | 'stdout' | 'stderr'>) => {
      resident.off('exit', ended)
      resolve(toldBy(code, stdout, stderr))
    })
    resident.send(args)
  })
}
