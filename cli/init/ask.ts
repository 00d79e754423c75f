import path from 'node:path'
import { autocompleteMultiselect, intro, text } from '@clack/prompts'
import { loadPacks } from '../../i18n/load-packs.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import { answered } from '../terminal/answered.ts'
import { nameFor, ownTimeZone, WRITTEN, type Answers } from './answers.ts'
import { refusalOfFolder } from './make-site.ts'

/** Answers given on the command line. */
interface Given {
  readonly folder: string | undefined
  readonly name: string | undefined
  readonly languages: Answers['languages'] | undefined
}

/** Prompts for answers that were not given. Returns undefined if cancelled. */
export async function ask(given: Given): Promise<Answers | undefined> {
  intro('A new website')
  const folder = given.folder ?? (await askFolder())
  if (folder === undefined) return undefined
  const name = given.name ?? (await askName(path.resolve(folder)))
  if (name === undefined) return undefined
  const languages = given.languages ?? (await askLanguages())
  return languages && { folder: path.resolve(folder), name, languages, timeZone: ownTimeZone() }
}

async function askFolder(): Promise<string | undefined> {
  const usual = refusalOfFolder(process.cwd()) === undefined ? '.' : 'site'
  const validate = (value = ''): string | undefined => refusalOfFolder(path.resolve(value || usual))
  return askText('In which folder?', usual, validate)
}

async function askName(folder: string): Promise<string | undefined> {
  const validate = (value = ''): string | undefined =>
    value !== '' && value.trim() === '' ? 'A site needs a name.' : undefined
  return askText('What is it called?', nameFor(folder), validate)
}

/** `usual` is shown, and taken if nothing is typed; what is typed replaces it. */
async function askText(
  message: string,
  usual: string,
  validate: (value?: string) => string | undefined,
): Promise<string | undefined> {
  return answered(await text({ message, placeholder: usual, defaultValue: usual, validate }))
}

async function askLanguages(): Promise<string[] | undefined> {
  const tags = [...WRITTEN, ...LOCALES.filter((tag) => !WRITTEN.some((written) => written === tag))]
  const packs = await loadPacks(tags)
  return answered(
    await autocompleteMultiselect({
      message: 'Which languages? The first one is the default.',
      placeholder: 'type to find one',
      options: packs.map(({ tag, name }) => ({ value: tag, label: labelOf(tag, name), hint: tag })),
      initialValues: [...WRITTEN],
      required: true,
      maxItems: 12,
    }),
  )
}

/** `Français · French`, to be found by both. */
function labelOf(tag: string, name: string): string {
  const english = ENGLISH.of(tag)
  return english === undefined || english === name ? name : `${name} · ${english}`
}

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' })
