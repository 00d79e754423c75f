import path from 'node:path'
import { Command, Option } from 'commander'
import type { Workspace } from '../output/paths.ts'
import { textOfFile, writeText } from '../output/text-file.ts'
import { EXIT, UsageError, type Program } from '../program.ts'
import { option } from './options.ts'

const FILE = 'content/README.md'
const BEGIN = '<!-- reference: made by `kartograf reference` from the schemas; do not edit -->'
/** Older files name another command in this line. */
const ANY_BEGIN = /<!-- reference: [^\n]*?-->/
const END = '<!-- /reference -->'

interface ReferenceOptions {
  readonly root: string
  readonly check?: boolean
}

export function referenceCommand(program: Program, done: (code: number) => void): Command {
  return new Command('reference')
    .description(
      `Write the reference of all fields into ${FILE}, between its markers. The file is made if it does not exist.`,
    )
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

/** Writes the reference, or with `check` only compares it. Prints what happened and returns the exit code. */
export function writeReference(reference: string, { root }: Pick<Workspace, 'root'>, check: boolean): number {
  const file = path.join(root, FILE)
  const before = textOfFile(file)
  const after = withReference(before, reference)
  if (before === after) return print(`${FILE} is up to date`, EXIT.fine)
  if (check) {
    const fault = before === undefined ? 'does not exist' : 'is not up to date with the schemas'
    return print(`${FILE} ${fault}: run \`kartograf reference\``, EXIT.siteHasErrors)
  }
  writeText(file, after)
  return print(`${FILE} written`, EXIT.fine)
}

/**
 * The text with the reference inserted between its markers. Without a text, the markers are all there is, because a new site does not have
 * the file yet. Throws UsageError if a text has none.
 */
export function withReference(text = `${BEGIN}\n${END}\n`, reference: string): string {
  const begin = ANY_BEGIN.exec(text)
  const end = text.indexOf(END)
  if (!begin || end < begin.index)
    throw new UsageError(`${FILE} has no markers for the reference; add these two lines\n${BEGIN}\n${END}`)
  return `${text.slice(0, begin.index + begin[0].length)}\n\n${reference}\n\n${text.slice(end)}`
}

function print(message: string, code: number): number {
  const stream = code === EXIT.fine ? process.stdout : process.stderr
  stream.write(`${message}\n`)
  return code
}
