import { withEscapes, withLetters } from '../../renderer/definitions/decoded.ts'
import { didYouMean } from '../../renderer/content/nearest.ts'
import { withoutLocale } from '../../renderer/definitions/url.ts'
import { groupsAt, type Library } from '../../renderer/library/library.ts'
import type { Group } from '../../renderer/library/groups.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { routesOf } from '../../renderer/library/routes.ts'
import { UsageError } from '../program.ts'
import { suggestion } from '../terminal/suggestion.ts'
import { invalidKeyReason } from './entry-key.ts'
import { unslashed } from './mend-links.ts'

/** An entry, or a folder without an entry of its own that contains others. */
type Named = Pick<Group, 'collection' | 'key'>

/** The entry at an address, with or without language, or in a folder. Drafts are found too. */
export function findEntry(name: string, library: Library): Named {
  const all = { ...library, groups: groupsAt(library, () => true) }
  const { table } = routesOf(all)
  const plain = plainOf(name)
  const id = plain.slice(1)
  const ofPath =
    table.groupByPath.get(withEscapes(plain)) ?? table.groupByPath.get(withEscapes(withoutLocale(plain).rest))
  const found = library.groups.get(ofPath ?? id) ?? library.groups.get(`pages/${id}`) ?? folderOf(id, library)
  if (found) return found
  const nearest = didYouMean(plain, [...table.groupByPath.keys()].map(withLetters))
  throw new UsageError(
    `There is no entry at ${name}${suggestion(nearest)}\nName its address or its folder: /de/career/, /posts/hello, content/posts/hello.`,
  )
}

function folderOf(id: string, { groups, collections }: Library): Named | undefined {
  const holding = [id, `pages/${id}`].find((folder) =>
    [...groups.keys()].some((group) => group.startsWith(`${folder}/`)),
  )
  const [collection = '', ...steps] = holding?.split('/') ?? []
  return collections.has(collection) && steps.length > 0 ? { collection, key: steps.join('/') } : undefined
}

/** The new key of an entry, from its new address without language or its new folder. */
export function newKey(name: string, { collection, key }: Named, { groups, data }: Library): string {
  const id = withoutLocale(plainOf(name)).rest.slice(1)
  const folders = [collection, ...addressesOf(collection, data.settings)]
  const folder = folders.find((start) => id.startsWith(`${start}/`))
  const own = folder === undefined ? id : id.slice(folder.length + 1)
  const isElsewhere = id.includes('/') || (isAddress(name) && !isAtRoot(collection, data.settings))
  if (collection !== 'pages' && folder === undefined && isElsewhere)
    throw new UsageError(
      `An entry of \`${collection}\` stays there: rename it to ${collection}/${id.split('/').at(-1)}.\nThe part of the address before it is \`collections.${collection}.path\` in content/site.yaml, for all entries.`,
    )
  const fault = invalidKeyReason(own)
  if (fault !== undefined) throw new UsageError(fault)
  if (own === key) throw new UsageError(`${collection}/${key} is called so already.`)
  if (`${own}/`.startsWith(`${key}/`))
    throw new UsageError(`content/${collection}/${key}/ cannot be moved into itself.`)
  if ([...groups.keys()].some((other) => `${other}/`.startsWith(`${collection}/${own}/`)))
    throw new UsageError(`content/${collection}/${own}/ exists already, and nothing is overwritten.`)
  return own
}

/** Whether a name is a whole address: `/contact`. A name alone, `welcome`, is a folder of the collection. */
function isAddress(name: string): boolean {
  return /^(?:https?:\/)?\//.test(name)
}

/** Whether the entries of a collection have addresses of one step, such as `/hello`. */
function isAtRoot(collection: string, { collections }: Settings): boolean {
  return pathsOf(collection, collections).includes('/')
}

/** Paths of a collection on the site, such as `/news` for `posts`, which users copy from the address bar. */
function addressesOf(collection: string, { collections }: Settings): string[] {
  return pathsOf(collection, collections)
    .map((written) => written.slice(1))
    .filter(Boolean)
}

function pathsOf(collection: string, collections: Settings['collections']): string[] {
  const path = collections[collection]?.path ?? []
  return typeof path === 'string' ? [path] : Object.values(path)
}

/** `content/posts/hello/en.md`, `posts/hello`, `/posts/hello/` → `/posts/hello` */
function plainOf(name: string): string {
  const [local = ''] = name.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/)
  const folder = local.replace(/^\.?\/?content\//, '').replace(/\/[^/]+\.md$/, '')
  return unslashed(withLetters(folder.startsWith('/') ? folder : `/${folder}`))
}
