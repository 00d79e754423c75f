import { existsSync } from 'node:fs'
import path from 'node:path'
import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { type Issue, issueIn, type Place, START } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { Settings } from '../../../renderer/definitions/settings/settings.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { isSystemError, MendableError } from '../../program.ts'
import { compileIssues } from './compile-error.ts'
import { IconError } from '../icons/icon-fault.ts'
import { themeSources } from '../../content/theme-sources.ts'

/** The issues of a part of the assets; none if it has been compiled. Throws what is no error of the site. */
export function brokenPart(
  part: PromiseSettledResult<unknown>,
  root: string,
  theme: Theme,
  settings: Settings,
): Issue[] {
  if (part.status === 'fulfilled') return []
  if (part.reason instanceof MendableError || isSystemError(part.reason)) throw part.reason
  return brokenAssets(part.reason, root, theme, settings)
}

function brokenAssets(error: unknown, root: string, { styles }: Theme, { icon = '' }: Settings): Issue[] {
  if (error instanceof IconError)
    return [issueIn(`content/static${icon}`, START, { code: 'broken-icon', ...error.fault })]
  const sheet = path.posix.join('templates', styles)
  const file = existsSync(path.join(root, sheet)) ? sheet : LISTS
  const issues = compileIssues(error, root, {
    code: 'broken-assets',
    file,
    expected: 'styles and scripts that compile',
  })
  return issues.map((issue) => (issue.file === file ? (misnamed(issue, root) ?? issue) : issue))
}

/** Where a theme lists its islands, middleware and further scripts, if it does not write the path of a module as it is. */
const LISTS = 'templates/index.ts'

/** The issue of a list that names a module, an export of it, or a font, that does not exist. */
function misnamed({ code, message, expected }: Issue, root: string): Issue | undefined {
  const found = unexported(message) ?? missing(message) ?? unnamed(message, expected)
  if (!found) return undefined
  const { module, ...told } = found
  const { file, ...place } = listedAt(module, root) ?? { file: LISTS, ...START }
  return issueIn(file, place, { code, ...told })
}

/** Where the sources of a theme name a module: `module: 'islands/Counter.tsx'`. */
function listedAt(module: string, root: string): (Place & Pick<Issue, 'file'>) | undefined {
  const named = new RegExp(`(['"\`])${escapePattern(module.replace(/^templates\//, ''))}\\1`)
  for (const { path: file, text } of themeSources(root)) {
    const at = named.exec(text)?.index
    if (at !== undefined) return { file, ...placeAt(text, at) }
  }
  return undefined
}

function unexported(message: string): Told | undefined {
  const [, name, module] = /^"(\w+)" is not exported by ".*?(templates\/[^"]+)"/.exec(message) ?? []
  if (name === undefined || module === undefined) return undefined
  return {
    module,
    message: `\`${name}\` is not exported by ${module}`,
    expected: `a module that exports \`${name}\`, as the list of islands names it`,
  }
}

/** Modules that the generator writes, one for each that a list names, begin with a null character, which the bundler writes as `\0`. */
function missing(message: string): Told | undefined {
  const [, module] = /^Could not resolve '(templates\/[^']+)' in \\0/.exec(message) ?? []
  if (module === undefined) return undefined
  return { module, message: `the module ${module} does not exist`, expected: 'the path of a module, from `templates/`' }
}

function unnamed(message: string, expected = ''): Told | undefined {
  const [, module] = /^no style sheet names the font `(.+)`$/.exec(message) ?? []
  return module === undefined ? undefined : { module, message, expected }
}

interface Told extends Pick<Issue, 'message' | 'expected'> {
  /** From the root of the site; of a font, as the list names it. */
  readonly module: string
}
