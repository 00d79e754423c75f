import path from 'node:path'
import { didYouMean } from '../../../renderer/content/nearest.ts'
import { compare } from '../../../renderer/definitions/compare.ts'
import { decodedPath, withLetters } from '../../../renderer/definitions/decoded.ts'
import { type IssueDetails, issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { pathOf, withoutLocale } from '../../../renderer/definitions/url.ts'
import { isVariant } from '../../../renderer/render/variants.ts'
import { counted } from '../../terminal/counted.ts'
import type { Anchors } from './lost-anchors.ts'
import { referenceFinder } from './reference-places.ts'
import type { Referring } from './references.ts'

interface Output {
  readonly files: ReadonlyMap<string, string>
  readonly lost: Anchors['lost']
  readonly pages: readonly Page[]
  readonly root: string
  /** In `watch`, pictures are made on request. */
  readonly isWatched?: boolean
}

/**
 * Checks that addresses in rendered HTML lead to a page, file or element of the output, since templates may create links: one issue for
 * each address. Pages that could not be rendered are reported separately.
 */
export function deadReferences(results: readonly Referring[], output: Output): Issue[] {
  const failed = new Set(results.filter(({ error }) => error !== null).map(({ path: page }) => page))
  const isDead = (address: string): boolean =>
    address.startsWith('#') || output.lost.has(address) || !(isThere(address, output) || failed.has(pathIn(address)))
  const dead = deadOn(results, isDead)
  if (dead.size === 0) return []
  const placeOf = referenceFinder(output.pages, output.root)
  return Array.from(dead, ([address, pages]) => {
    const [first = '', ...others] = pages.toSorted(compare)
    // Links of texts have a language in the output: such an address is written in the theme, also if the text has it.
    const writer = lacksLanguage(address, first, output) ? 'theme' : 'text'
    const { file, ...place } = placeOf(address, first, writer)
    return issueIn(file, place, deadDetails(address, first, others.length, output))
  })
}

/** The dead addresses, as pages have them, with these pages. */
function deadOn(results: readonly Referring[], isDead: (address: string) => boolean): Map<string, string[]> {
  const known = new Map<string, boolean>()
  const dead = new Map<string, string[]>()
  for (const { path: page, references } of results) {
    for (const address of references) {
      const whole = wholeOf(address, page)
      const verdict = known.get(whole) ?? isDead(whole)
      known.set(whole, verdict)
      if (!verdict) continue
      const pages = dead.get(address)
      if (pages) pages.push(page)
      else dead.set(address, [page])
    }
  }
  return dead
}

/** An address from the root of the site. Those relative to a page lead elsewhere on each. */
function wholeOf(address: string, page: string): string {
  return /^[/#]/.test(address) ? address : new URL(address, `https://site.invalid${page}`).pathname
}

function isThere(address: string, { files, isWatched = false }: Output): boolean {
  const decoded = decodedPath(pathIn(address)).slice(1)
  const file = decoded.endsWith('/') || decoded === '' ? `${decoded}index.html` : decoded
  return files.has(file) || (isWatched && isVariant(file))
}

function pathIn(address: string): string {
  return address.replace(/#.*$/, '')
}

/** Whether an address may be of a picture that a template shows as its front matter has it. */
function isPictureBeside(address: string): boolean {
  return /^[^/#].*\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(address)
}

const PICTURE_HINT =
  'the picture of an entry has another address, which `scope.picture(entry.data.…, entry)` of `card` and `view` gives'

const OBJECT_HINT =
  'a component writes an object where an address belongs: a field `link()` is one, and its address is `href` of it (`<a href={section.link.href}>`), and `context.picture` shows a picture; `kartograf check --types` names the line'

/** Whether an address is that of a page, but for the language. */
function lacksLanguage(address: string, page: string, output: Output): boolean {
  const { locale } = withoutLocale(page)
  return locale !== null && address.startsWith('/') && isThere(pathOf(locale, pathIn(address)), output)
}

/** What a template is to do that writes the address of a page without its language, as texts do. */
function languageHint(address: string): string {
  const name = path.posix.basename(pathIn(address))
  return `templates link to a page by a name, for the language of the reader: \`links: { ${name}: ${address} }\` in content/navigation.yaml, and \`linkOf(context.chrome, '${name}').href\` (docs/themes.md, “Links to pages”)`
}

function hintOf(address: string, page: string, output: Output): string | undefined {
  if (address === '[object Object]') return OBJECT_HINT
  if (isPictureBeside(address)) return PICTURE_HINT
  return lacksLanguage(address, page, output) ? languageHint(address) : undefined
}

function deadDetails(address: string, first: string, others: number, output: Output): IssueDetails {
  const ids = output.lost.get(address)
  const page = withLetters(first)
  const pages = others === 0 ? `${page} refers` : `${page} and ${counted(others, 'other page')} refer`
  const expected = /^[/#]/.test(address)
    ? 'the path of a page or file'
    : 'the path of a page or file from the root of the site, with a slash'
  if (ids === undefined && !address.startsWith('#'))
    return {
      code: 'dead-reference',
      message: `${pages} to ${withLetters(address)}, which is not in the output`,
      expected,
      hint: hintOf(address, first, output),
    }
  const [target, anchor = ''] = withLetters(address).split('#')
  const where = target || (others === 0 ? 'the page' : 'these pages')
  const nearest = didYouMean(anchor, ids ?? [])
  return {
    code: 'dead-anchor',
    message: `${pages} to ${withLetters(address)}, but no element of ${where} has the id \`${anchor}\``,
    expected: 'the `id` of an element, as it is in the HTML',
    hint: nearest && `did you mean \`#${nearest}\`?`,
  }
}
