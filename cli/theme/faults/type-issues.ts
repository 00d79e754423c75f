import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { issueIn, START, type Issue, type Place } from '../../../renderer/definitions/issue.ts'

const CONFIG = 'tsconfig.json'

/**
 * Type errors found by the site's own TypeScript with its own settings. The generator does not include a compiler. `signal` ends it; what is
 * returned then says nothing.
 */
export async function typeIssues(root: string, signal?: AbortSignal): Promise<Issue[]> {
  if (!existsSync(path.join(root, CONFIG))) return [unchecked(`there is no ${CONFIG}`, 'copy that of a new site')]
  const program = compilerOf(root)
  if (program === undefined)
    return [unchecked('typescript is not installed', 'npm install --save-dev typescript @types/react')]
  const { code, output } = await run(program, root, signal)
  const issues = issuesOf(output)
  if (findsNoPackages(issues)) return [unchecked(WITHOUT_FOLDER, 'write `nodeLinker: node-modules` into .yarnrc.yml')]
  if (knowsNoReact(issues)) return [unchecked('@types/react is not installed', 'npm install --save-dev @types/react')]
  return code === 0 || issues.length > 0 ? issues : [unchecked(output.trim() || `tsc ended with code ${code}`)]
}

/** Drops issues about lines that already have one: code that does not compile has no valid types either. */
export function withoutKnownLines(issues: readonly Issue[], told: readonly Issue[]): Issue[] {
  const lines = new Set(told.map(({ file, line }) => `${file}:${line}`))
  return issues.filter(({ file, line }) => !lines.has(`${file}:${line}`))
}

const WITHOUT_FOLDER = 'this TypeScript does not find packages that Yarn keeps in archives (Plug’n’Play)'

/** Whether Yarn has installed the packages without a folder, and the compiler knows none of them: each line would be an error. */
export function findsNoPackages(issues: readonly Issue[], { pnp }: NodeJS.ProcessVersions = process.versions): boolean {
  return pnp !== undefined && issues.some(({ message }) => message.startsWith("Cannot find module 'kartograf'"))
}

/** Whether the compiler knows no type of React: each element would be an error. */
export function knowsNoReact(issues: readonly Issue[]): boolean {
  return issues.some(({ message }) => message.startsWith("Could not find a declaration file for module 'react'."))
}

/** Path of `tsc` in the site's packages. */
function compilerOf(root: string): string | undefined {
  try {
    const manifest = createRequire(path.join(root, CONFIG)).resolve('typescript/package.json')
    return path.join(path.dirname(manifest), 'bin', 'tsc')
  } catch {
    // The issue says how to install it.
    return undefined
  }
}

/** Maximum bytes of the compiler's output; the default of 1 MB is too small for many errors. */
const MOST_BYTES = 64 * 1024 * 1024

function run(
  program: string,
  root: string,
  signal: AbortSignal | undefined,
): Promise<{ readonly code: number; readonly output: string }> {
  const args = [program, '--noEmit', '--pretty', 'false', '--project', root]
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: root, maxBuffer: MOST_BYTES, ...(signal && { signal }) },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

/** `templates/posts.tsx(12,5): error TS2322: Type …`, followed by indented lines that say why. */
const LINE = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+: .*)$/

function issuesOf(output: string): Issue[] {
  const blocks = output.split(/\r?\n(?=\S)/)
  return blocks.flatMap((block) => {
    const [first = '', ...reasons] = block.split(/\r?\n/)
    const [, file = CONFIG, line = 1, column = 1, message = ''] = LINE.exec(first) ?? []
    if (message === '') return []
    const place: Place = { line: Number(line), column: Number(column) }
    const why = reasons.map((reason) => reason.trim()).filter(Boolean)
    return issueIn(file.replaceAll('\\', '/'), place, {
      code: 'type-error',
      message: message.replace(/^(TS\d+): (.*)$/, '$2 ($1)'),
      ...(why.length > 0 && { hint: why.join(' ') }),
    })
  })
}

function unchecked(reason: string, hint?: string): Issue {
  return issueIn(CONFIG, START, {
    code: 'type-error',
    message: `types cannot be checked: ${reason}`,
    expected: `${CONFIG} beside content/, and typescript among the packages of the site`,
    hint,
  })
}
