import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Command, Option } from 'commander'
import type { Workspace } from '../output/paths.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { option } from './options.ts'

const FILE = path.join('content', 'README.md')
const BEGIN = '<!-- reference: made by `npm run reference` from the schemas; do not edit -->'
const END = '<!-- /reference -->'

interface ReferenceOptions {
  readonly root: string
  readonly check?: boolean
}

export function referenceCommand(program: Program, done: (code: number) => void): Command {
  return new Command('reference')
    .description(`Write the reference of all fields into ${FILE}, between its markers.`)
    .addOption(option.root(program))
    .addOption(new Option('--check', 'write nothing; fail if the file is not up to date'))
    .addHelpText(
      'after',
      `\nThe markers, each on a line of its own:\n  ${BEGIN}\n  ${END}\n\nExample:\n  kartograf reference --check   in CI: fails if the file is not up to date`,
    )
    .action(async (options: ReferenceOptions) => {
      const { root, check = false } = options
      const [{ withTheme }, { referenceOf }] = await Promise.all([
        import('./with-theme.ts'),
        import('../../renderer/outputs/reference.ts'),
      ])
      done(await withTheme(program, root, (theme, workspace) => writeReference(referenceOf(theme), workspace, check)))
    })
}

function writeReference(reference: string, { root }: Workspace, check: boolean): number {
  const file = path.join(root, FILE)
  const before = readFileSync(file, 'utf8')
  const after = withReference(before, reference)
  if (before === after) return print(`${FILE} is up to date`, EXIT.fine)
  if (check) return print(`${FILE} is not up to date with the schemas: run \`npm run reference\``, EXIT.siteHasErrors)
  writeFileSync(file, after)
  return print(`${FILE} written`, EXIT.fine)
}

/** The text with the reference inserted between its markers. Throws UsageError if it has none. */
export function withReference(text: string, reference: string): string {
  const start = text.indexOf(BEGIN)
  const end = text.indexOf(END)
  if (start === -1 || end < start)
    throw new UsageError(`${FILE} has no markers for the reference; add these two lines\n${BEGIN}\n${END}`)
  return `${text.slice(0, start + BEGIN.length)}\n\n${reference}\n\n${text.slice(end)}`
}

function print(message: string, code: number): number {
  const stream = code === EXIT.fine ? process.stdout : process.stderr
  stream.write(`${message}\n`)
  return code
}
