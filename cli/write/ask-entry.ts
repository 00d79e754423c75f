import { intro, select, text } from '@clack/prompts'
import { answered } from '../terminal/answered.ts'
import { keysIn } from './entry-key.ts'
import { collectionNames, modelOf, type Site } from './new-entry.ts'
import { suggestedKey, unusableKeyReason } from './new-key.ts'

/** Values from the command line. */
export interface Given {
  readonly collection: string | undefined
  readonly key: string | undefined
  readonly title: string | undefined
}

/** Prompts for answers that were not given. Returns undefined if cancelled. */
export async function askEntry(site: Site, given: Given): Promise<(Given & { collection: string }) | undefined> {
  intro('A new entry, in all languages of the site')
  const collection = given.collection ?? (await askCollection(collectionNames(site)))
  if (collection === undefined) return undefined
  const { singular } = modelOf(site, collection)
  const title = given.title ?? (given.key === undefined ? await askTitle(singular) : '')
  if (title === undefined) return undefined
  const key = given.key ?? (await askKey(site, collection, title))
  return key === undefined ? undefined : { collection, key, title: title === '' ? undefined : title }
}

async function askCollection(names: readonly string[]): Promise<string | undefined> {
  return answered(
    await select({
      message: 'What is it?',
      options: names.map((name) => ({ value: name, label: name, hint: `content/${name}/` })),
    }),
  )
}

async function askTitle(singular: string): Promise<string | undefined> {
  const validate = (value = ''): string | undefined => (value.trim() === '' ? 'Every page has a title.' : undefined)
  return answered(await text({ message: `Title of the ${singular}?`, validate }))
}

async function askKey({ root }: Site, collection: string, title: string): Promise<string | undefined> {
  const keys = keysIn(root, collection)
  return answered(
    await text({
      message: 'Its folder, the last part of its path?',
      initialValue: suggestedKey(keys, title) ?? '',
      validate: (value = '') => unusableKeyReason(value, collection, keys),
    }),
  )
}
