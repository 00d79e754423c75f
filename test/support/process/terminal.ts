import { spawn } from 'node:child_process'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cleanEnvironment, PROJECT } from '../site.ts'

/** What to wait for on the screen, and what is typed then. */
type Dialogue = readonly (readonly [shown: string, typed: string])[]

export const ENTER = '\r'

/** Runs `kartograf …` in a terminal of its own (`script` of util-linux) and answers its questions. */
export async function inTerminal(args: readonly string[], dialogue: Dialogue = []) {
  const words = [process.execPath, path.join(PROJECT, 'cli', 'bin.mjs'), ...args].map((word) => `'${word}'`)
  // A terminal that nobody looks at is one column wide.
  // `exec`: a shell that waited for it would be ended by control-C too, and give its own code.
  const child = spawn('script', ['-qefc', `stty cols 100 rows 40; exec ${words.join(' ')}`, '/dev/null'], {
    env: { ...cleanEnvironment(), TERM: 'xterm', SHELL: '/bin/sh' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const rest = [...dialogue]
  let screen = ''
  let seen = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += stripVTControlCharacters(text)
    const [next] = rest
    if (!next || !screen.slice(seen).includes(next[0])) return
    seen = screen.length
    rest.shift()
    child.stdin.write(next[1])
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, screen }
}
