import path from 'node:path'
import { Argument, Command, Option } from 'commander'
import { nameFor, ownTimeZone, parseLanguages, parseName, parseSource, WRITTEN, type Answers } from '../init/answers.ts'
import { ownSource, type OwnSource } from '../init/own-source.ts'
import { makeSite, checkEmptyFolder, writtenFor } from '../init/make-site.ts'
import { relativePath } from '../output/paths.ts'
import { EXIT, type Program } from '../program.ts'
import { TOOL } from '../theme/tool-folder.ts'

interface InitOptions {
  readonly name?: string
  readonly languages?: readonly string[]
  readonly yes: boolean
  readonly from?: string
}

const LIST = new Intl.ListFormat('en-GB')

/** The name that `npm pack` gives the package. */
const tarballOf = (version: string): string => `kartograf-${version}.tgz`

const examples = (version: string): string => `
Examples:
  kartograf init
  kartograf init my-site
  kartograf init my-site --name "Blue Harbour" --languages en,de,fr --yes
  kartograf init my-site --from ./${tarballOf(version)}`

export function initCommand(program: Program, done: (code: number) => void): Command {
  return new Command('init')
    .description('Create a small site.')
    .addArgument(new Argument('[folder]', 'folder of the new site; must be empty (default: this folder)'))
    .addOption(new Option('--name <name>', 'name of the site (default: that of the folder)').argParser(parseName))
    .addOption(
      new Option('--languages <tags>', `languages, default language first (default: ${WRITTEN.join(',')})`).argParser(
        parseLanguages,
      ),
    )
    .addOption(new Option('--yes', 'do not prompt').default(false))
    .addOption(
      new Option(
        '--from <spec>',
        'where npm installs the generator from: a version, URL or file (default: the file that this program is from, or its version)',
      ).argParser(parseSource),
    )
    .addHelpText('after', examples(program.version))
    .action(async (folder: string | undefined, options: InitOptions) => done(await init(folder, options, program)))
}

async function init(folder: string | undefined, options: InitOptions, { version }: Program): Promise<number> {
  if (folder !== undefined) checkEmptyFolder(path.resolve(folder))
  const answers = isAsking(options) ? await asked(folder, options) : given(folder, options)
  if (!answers) return EXIT.couldNotRun
  const source = options.from === undefined ? ownSource(TOOL, version) : { spec: options.from, isKnown: true }
  const files = makeSite(answers, source.spec)
  process.stdout.write(`${report(answers, files, source)}\n`)
  return EXIT.fine
}

async function asked(folder: string | undefined, { name, languages }: InitOptions): Promise<Answers | undefined> {
  // Imported lazily, because only this command needs the prompt library.
  const { ask } = await import('../init/ask.ts')
  return ask({ folder, name, languages })
}

/** Prompts need a terminal. */
function isAsking({ yes, name, languages }: InitOptions): boolean {
  return !yes && process.stdin.isTTY && process.stdout.isTTY && (name === undefined || languages === undefined)
}

function given(folder = '.', { name, languages = WRITTEN }: InitOptions): Answers {
  const whole = path.resolve(folder)
  return { folder: whole, name: name ?? nameFor(whole), languages, timeZone: ownTimeZone() }
}

function report({ folder, name, languages }: Answers, files: readonly string[], source: OwnSource): string {
  const near = relativePath(process.cwd(), folder)
  const place = near.startsWith('../../') ? folder : near
  const foreign = languages.filter((tag) => writtenFor(tag) === WRITTEN[0] && !tag.startsWith(WRITTEN[0]))
  return [
    `${name} is in ${place || 'this folder'}: ${files.length} files, in ${LIST.format(languages)}.`,
    ...foreign.map(
      (tag) =>
        `The texts in ${tag} are still in English: translate the files ${tag}.md and i18n/messages/${tag}.json, and its lines in content/navigation.yaml and content/footer.yaml.`,
    ),
    '',
    'Next:',
    // One a line: the PowerShell of Windows does not know `&&`.
    ...(place ? [`  cd ${inShell(place)}`] : []),
    '  npm install',
    '  npm run watch',
    '  content/site.yaml   replace the address of the site, telephone and email, which are made up',
    ...(source.isKnown ? [] : ['', withoutRegistry(source.spec)]),
  ].join('\n')
}

/** A path in quotes, if it has a character that divides words or means something to a shell. */
function inShell(place: string): string {
  return /^[\p{L}\p{M}\p{N}./\\:~_-]+$/u.test(place) ? place : `"${place}"`
}

/** Without this, `npm install` says no more than that it finds no such package. */
function withoutRegistry(version: string): string {
  const file = tarballOf(version)
  return [
    `If kartograf ${version} is in no registry, run \`npm install <folder>/${file}\` in place of \`npm install\`.`,
    'In a clone of the generator, `npm run pack` makes that file.',
  ].join('\n')
}
