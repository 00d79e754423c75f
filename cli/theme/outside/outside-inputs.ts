import { existsSync, readFileSync } from 'node:fs'
import type { Place } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { environmentUses } from './environment-uses.ts'
import { outsideImports, outsideModules } from './outside-imports.ts'
import { langOf, type SyntaxNode } from './syntax.ts'

/** A place where a theme uses what no build can compare with the last one. */
export interface UntrackedUse extends Place {
  /** Absolute. */
  readonly file: string
  /** The module, as it is imported, or what is read. */
  readonly what: string
}

/** Such a use in a file. */
export function useAt(file: string, what: string, { line, column }: Place): UntrackedUse {
  return { file, what, line, column }
}

/** What a theme uses that is in no file of the site. */
export interface OutsideInputs {
  /** Names of variables of the environment. */
  readonly environment: readonly string[]
  readonly untracked: readonly UntrackedUse[]
}

/** What untracked reads of the environment are called. */
export const ENVIRONMENT = 'process.env'

/**
 * What the modules of a theme, `inputs`, use from outside of the site. Its compiled code tells whether there is anything to look for, so
 * that other themes are not parsed again.
 */
export async function outsideInputs(code: string, inputs: readonly string[]): Promise<OutsideInputs> {
  const modules = outsideModules(code)
  const hasEnvironment = /\bprocess\b/.test(code) && /\benv\b/.test(code)
  if (modules.size === 0 && !hasEnvironment) return { environment: [], untracked: [] }
  const sources = inputs.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file)).toSorted()
  const found = await Promise.all(sources.map((file) => inModule(file, modules)))
  return {
    environment: [...new Set(found.flatMap(({ environment }) => environment))].toSorted(),
    untracked: found.flatMap(({ untracked }) => untracked),
  }
}

const NOTHING: OutsideInputs = { environment: [], untracked: [] }

async function inModule(file: string, modules: ReadonlySet<string>): Promise<OutsideInputs> {
  const text = readFileSync(file, 'utf8')
  const mayImport = modules.size > 0 && [...modules].some((name) => text.includes(name))
  if (!mayImport && !/\benv\b/.test(text)) return NOTHING
  const module = await parsed(text, file)
  const { names, computed } = environmentUses(module)
  const uses = [
    ...outsideImports(module, modules).map(({ name, start }) => ({ what: name, start })),
    ...computed.map((start) => ({ what: ENVIRONMENT, start })),
  ]
  return {
    environment: names,
    untracked: uses.map(({ what, start }) => useAt(file, what, placeAt(text, start))),
  }
}

/** The parser is loaded only when needed, like the bundler that it is a part of. */
async function parsed(text: string, file: string): Promise<SyntaxNode> {
  const { parseAst } = await import('rolldown/parseAst')
  return parseAst(text, { lang: langOf(file) }, file)
}
