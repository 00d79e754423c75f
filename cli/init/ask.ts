import path from 'node:path'
import { intro, multiselect, text } from '@clack/prompts'
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
  const initialValue = refusalOfFolder(process.cwd()) === undefined ? '.' : 'site'
  return answered(
    await text({
      message: 'In which folder?',
      initialValue,
      validate: (value) => refusalOfFolder(path.resolve(value ?? '.')),
    }),
  )
}

async function askName(folder: string): Promise<string | undefined> {
  const validate = (value = ''): string | undefined => (value.trim() === '' ? 'A site needs a name.' : undefined)
  return answered(await text({ message: 'What is it called?', initialValue: nameFor(folder), validate }))
}

async function askLanguages(): Promise<string[] | undefined> {
  const tags = [...WRITTEN, ...LOCALES.filter((tag) => !WRITTEN.some((written) => written === tag))]
  const packs = await loadPacks(tags)
  return answered(
    await multiselect({
      message: 'Which languages? The first one is the default.',
      options: packs.map(({ tag, name }) => ({ value: tag, label: name, hint: tag })),
      initialValues: [...WRITTEN],
      maxItems: 12,
    }),
  )
}
