import path from 'node:path'
import { FORMS_FILE } from '../../../renderer/outputs/forms-file.ts'
import type { FormFields } from '../../../renderer/forms/fields.ts'
import { activeForms, settingOf, targetOf } from '../../../renderer/definitions/settings/form-settings.ts'
import { MANIFEST } from '../../../renderer/definitions/url.ts'
import { issueIn, START, type Issue, type Place } from '../../../renderer/definitions/issue.ts'
import { sourceOf } from '../../../renderer/library/library.ts'
import type { SiteData } from '../../../renderer/library/site-data.ts'
import { htmlFileOf, payloadFileOf } from '../../../renderer/definitions/url.ts'
import { placeInYaml } from '../../../renderer/content/yaml-places.ts'
import type { LoadedSite } from './loaded.ts'
import { feedLocales, feedSourceOf } from '../../../renderer/outputs/feeds/feed.ts'
import { FEEDS, feedPath } from '../../../renderer/definitions/url.ts'
import { sitemapOf } from '../../../renderer/outputs/sitemap.ts'
import { relativePath } from '../../output/paths.ts'
import { foldedName, redirectFileOf, redirectsWithPages } from '../../../renderer/outputs/redirect-pages.ts'
import { FOR_HOSTS } from '../../../renderer/outputs/hosts/headers.ts'
import type { BinaryFile } from '../../content/source-memory.ts'

/** A file of the output and its source. */
export interface Claim {
  readonly path: string
  readonly source: string
  /** Position in the source, if the path is written there. */
  readonly place?: Place
}

const GENERATOR = 'the generator'

/** Whole-site files, which no source of the site may overwrite. */
const OWN_FILES = [
  'index.html',
  '404.html',
  'sitemap.xml',
  'robots.txt',
  MANIFEST,
  ...FOR_HOSTS,
  'builds/latest.json',
  FORMS_FILE,
]

/** All output paths claimed by the site. Files with digests in their names cannot collide and are omitted. */
export function claimsOf(
  { data, collections, forms, pages, errorPages, redirects }: LoadedSite,
  copies: readonly BinaryFile[],
  root: string,
): Claim[] {
  const sources = new Map(pages.map(({ route }) => [route.path, sourceOf(route)]))
  // Redirects from a page or alias are reported elsewhere.
  const others = [
    ...new Map(
      redirectsWithPages(redirects, [...sources.keys()])
        .filter(({ from }) => !sources.has(from))
        .map((redirect) => [redirect.from, redirect]),
    ).values(),
  ]
  return [
    ...OWN_FILES.map((file) => ({ path: file, source: GENERATOR })),
    ...data.settings.locales.map((locale) => ({ path: sitemapOf(locale), source: GENERATOR })),
    ...feedLocales(pages, feedSourceOf(collections)).flatMap((locale) =>
      FEEDS.map((kind) => ({ path: feedPath(locale, kind).slice(1), source: GENERATOR })),
    ),
    ...errorPages.map(({ route }) => ({ path: htmlFileOf(route.path), source: GENERATOR })),
    ...[...sources].flatMap(([address, source]) =>
      [htmlFileOf(address), payloadFileOf(address)].map((file) => ({ path: file, source })),
    ),
    ...pages.flatMap(({ route }) => {
      const files = collections.find(({ name }) => name === route.collection)?.files
      const source = sources.get(route.path) ?? GENERATOR
      return (files?.paths(route) ?? []).map((address) => ({ path: address.slice(1), source }))
    }),
    ...others.map(({ from, to }) => ({
      path: redirectFileOf(from),
      source: isWritten(from, data.redirects) ? data.files.redirects.path : (sources.get(to) ?? GENERATOR),
    })),
    ...endpointsOf(data, forms),
    ...copies.map((copy) => ({ path: copy.path, source: relativePath(root, copy.source) })),
  ]
}

/**
 * Collisions of files that templates add beside pages, by path of the page: `/de/news/` and `_list.json`. They are known only after
 * rendering, when all other paths have been checked.
 */
export function besideCollisions(
  files: ReadonlyMap<string, readonly string[]>,
  site: LoadedSite,
  copies: readonly BinaryFile[],
  root: string,
): Issue[] {
  const known = new Set(site.pages.flatMap(({ route }) => [htmlFileOf(route.path), payloadFileOf(route.path)]))
  const beside = site.pages.flatMap(({ route }) =>
    (files.get(route.path) ?? [])
      .filter((file) => isBeside(file) && !known.has(file))
      .map((file) => ({ path: file, source: sourceOf(route) })),
  )
  return beside.length === 0 ? [] : collisions([...beside, ...claimsOf(site, copies, root)])
}

/** Names of files that templates add begin with an underscore. */
function isBeside(file: string): boolean {
  return path.posix.basename(file).startsWith('_')
}

/** Paths that forms post to, where no file may be. */
function endpointsOf({ settings, files }: SiteData, forms: readonly FormFields[]): Claim[] {
  const claims = activeForms(forms, settings).flatMap(({ name }) => {
    const { endpoint } = targetOf(name, settings)
    if (!endpoint?.startsWith('/')) return []
    const { line, column } = placeInYaml(files.site.text, ['forms', settingOf(name), 'endpoint'])
    return [{ path: htmlFileOf(endpoint), source: files.site.path, place: { line, column } }]
  })
  // Two forms with one endpoint are reported elsewhere.
  return [...new Map(claims.map((claim) => [claim.path, claim])).values()]
}

/** Whether a redirect is in the redirects file (with or without a trailing slash) and not an alias of a page. */
function isWritten(from: string, redirects: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(redirects, from) || Object.hasOwn(redirects, from.replace(/\/$/, ''))
}

/** Reserved device names on Windows, with any extension: a page `con/` could not be checked out or unpacked there. */
const DEVICE = /(?:^|\/)((?:con|prn|aux|nul|com\d|lpt\d)(?=[./]|$))/i

/** Limit of file systems and archives for one name. */
const NAME_BYTES = 255

/** Names that some systems do not support, one issue per source. */
function unfitNames(claims: readonly Claim[]): Issue[] {
  const issues = claims.flatMap((claim) => {
    const [, device] = DEVICE.exec(claim.path) ?? []
    const long = Buffer.byteLength(claim.path) > NAME_BYTES && longNameIn(claim.path)
    if (device) return [unfit(claim, `\`${device}\` in a path is a reserved device name on Windows`, 'another name')]
    if (long)
      return [unfit(claim, `the name ${long.slice(0, 40)}… has more than ${NAME_BYTES} bytes`, 'a shorter name')]
    return []
  })
  return [...new Map(issues.map((issue) => [issue.file, issue])).values()]
}

function longNameIn(file: string): string | undefined {
  return file.split('/').find((name) => Buffer.byteLength(name) > NAME_BYTES)
}

function unfit({ source, place = START }: Claim, message: string, expected: string): Issue {
  return issueIn(source, place, { code: 'unfit-name', message, expected })
}

/** Finds invalid names, files claimed by two sources, and files where a folder is needed. */
export function collisions(claims: readonly Claim[]): Issue[] {
  return [...unfitNames(claims), ...takenNames(claims)]
}

/** Names that differ in case only are one: the output may be unpacked where case does not count. */
function takenNames(claims: readonly Claim[]): Issue[] {
  const owners = new Map<string, Claim>()
  const folders = foldersIn(claims)
  return claims.flatMap((claim) => {
    const name = foldedName(claim.path)
    const owner = owners.get(name)
    owners.set(name, owner ?? claim)
    if (owner) return [collision(claim, takenBy(owner, claim))]
    const inside = folders.get(name)
    if (!inside) return []
    return [
      collision(
        claim.source === GENERATOR ? inside : claim,
        `${claim.path} is a file of ${claim.source} and a folder of ${inside.source}`,
      ),
    ]
  })
}

function takenBy(owner: Claim, { path: file, source }: Claim): string {
  if (owner.path === file) return `${file} is written by ${owner.source} and by ${source}`
  return `${file} of ${source} and ${owner.path} of ${owner.source} are one file where case does not count`
}

/** The claims that need a folder where another one has a file, by folder: mostly none. */
function foldersIn(claims: readonly Claim[]): Map<string, Claim> {
  const files = new Set(claims.map((claim) => foldedName(claim.path)))
  const folders = new Map<string, Claim>()
  for (const claim of claims) {
    const name = foldedName(claim.path)
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
      const folder = name.slice(0, at)
      if (files.has(folder)) folders.set(folder, claim)
    }
  }
  return folders
}

function collision({ source, place = START }: Claim, message: string): Issue {
  return issueIn(source, place, {
    code: 'duplicate-file',
    message,
    expected: 'one source for each file',
    hint: 'rename the file, or change the path',
  })
}
