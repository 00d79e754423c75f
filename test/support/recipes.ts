import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT } from './site.ts'

const FOLDER = path.join(PROJECT, 'docs/deploy')
const pages = new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]))
/** All texts of `docs/deploy`. */
export const guides = [...pages.values()]
export const pageOf = (file: string): string => pages.get(file) ?? ''

/** The code of a language in these texts. */
export function blocks(language: string, texts: readonly string[] = guides): string[] {
  const fence = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g')
  return texts.flatMap((text) => Array.from(text.matchAll(fence), ([, code = '']) => code))
}

/** The lines of a diff before and after it. */
export function sidesOf(diff: string): readonly [before: string, after: string] {
  const lines = diff.trimEnd().split('\n')
  const without = (mark: string): string =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n')
  return [without('+'), without('-')]
}

/** The shell script that has these words. */
export const scriptWith = (words: string): string => blocks('sh').find((code) => code.includes(words)) ?? ''

/** Runs a script and returns what it prints. */
export function run(script: string, cwd: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync('bash', ['-c', script, 'sh', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Programs that only note how they were called, in `calls.txt` of a folder. Returns the path to find them by. */
export function noted(folder: string, programs: readonly string[], also = ''): string {
  for (const program of programs) {
    writeFileSync(path.join(folder, program), `#!/bin/sh\necho "${program} $*" >> '${folder}/calls.txt'\n${also}\n`)
    chmodSync(path.join(folder, program), 0o755)
  }
  return `${folder}:${process.env['PATH'] ?? ''}`
}

export const callsIn = (folder: string): string[] =>
  readFileSync(path.join(folder, 'calls.txt'), 'utf8').trim().split('\n')

/** The files of a recipe for GitHub Actions and for Azure Pipelines. */
export const filesOfRecipe = (page: string): readonly string[] => blocks('yaml', [pageOf(page)])
