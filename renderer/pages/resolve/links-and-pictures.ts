import { nearestHint } from '../../content/nearest.ts'
import { oneOf } from '../../content/one-of.ts'
import { addressOfFile, decodedAddress } from '../../definitions/decoded.ts'
import type { Link } from '../../definitions/fields/links.ts'
import type { Image, ImageField } from '../../definitions/fields/pictures.ts'
import { grouped } from '../../definitions/grouped.ts'
import type { DataPath, IssueDetails, ValuePlace } from '../../definitions/issue.ts'
import type { Library } from '../../library/library.ts'
import { isFault, joinPath, resolveLink, staticAt } from '../../library/links.ts'
import { fill, fillChecked } from './facts.ts'
import { isField } from './field.ts'
import { foldersAround, type Scope } from './scope.ts'

/** Resolves an address. Reports one that leads nowhere, and links to `#` instead. */
export function linkTo(written: string, scope: Scope, place: () => ValuePlace): Link {
  const to = fill(written, scope, place)
  const link = resolveLink(to, scope, scope.targets)
  if (!isFault(link)) return link
  scope.report(place(), link)
  return { kind: 'link', href: '#', external: false, hreflang: null }
}

/** A picture with its alternative text, focal point and narrow version. */
export function pictureOf({ src, alt, focus, narrow, shown }: ImageField, scope: Scope, path: DataPath): Image {
  const place = (): ValuePlace => scope.place(path)
  if (shown && alt === undefined) scope.report(place(), noAlt(src))
  return {
    ...imageOf(src, scope, place),
    ...(alt !== undefined && { alt: fillChecked(alt, scope, () => scope.place([...path, 'alt'])) }),
    ...(focus && { focus }),
    ...(narrow !== undefined && { narrow: imageOf(narrow, scope, () => scope.place([...path, 'narrow'])) }),
  }
}

/** Checks all pictures of an entry, of which its page may show none: cards on other pages show them. */
export function checkPictures(value: unknown, scope: Scope, path: DataPath = []): void {
  if (typeof value !== 'object' || value === null) return
  if (isField(value)) {
    if (value.kind === 'image') pictureOf(value, scope, path)
    return
  }
  for (const [key, inner] of Object.entries(value)) checkPictures(inner, scope, [...path, stepOf(key, value)])
}

function stepOf(key: string, parent: object): string | number {
  return Array.isArray(parent) ? Number(key) : key
}

function noAlt(src: string): IssueDetails {
  return {
    code: 'missing-alt',
    message: 'the picture has no alternative text',
    expected: `{ src: ${src}, alt: "What the picture shows" }; for mere decoration alt: ""`,
  }
}

/** A picture beside the text, or a static one. */
export function imageOf(src: string, scope: Scope, place: () => ValuePlace): Image {
  const { library } = scope.targets
  const beside = joinPath(scope.folder, src)
  const file = staticAt(src, library)
  const isStatic = file !== undefined
  const asset = library.assets.get(isStatic ? `content/static${file}` : beside)
  if (!isStatic) scope.meets?.(beside)
  if (asset?.image) return asset.image
  if (asset?.fault !== undefined || (asset && !isStatic)) scope.report(place(), unreadable(src, asset.fault))
  // The size of a static SVG may be unknown.
  if (asset || isStatic) return { kind: 'image', src: isStatic ? addressOfFile(file) : src, width: 0, height: 0 }
  scope.report(place(), missing(src, scope))
  return { kind: 'image', src: '', width: 0, height: 0 }
}

/** Suggests the pictures beside the text, or that of all pages which is meant. */
function missing(src: string, { folder, targets }: Scope): IssueDetails {
  if (/^(?:https?:)?\/\//i.test(src)) return elsewhere(src)
  const nearest = src.startsWith('/') ? nearestHint(decodedAddress(src), targets.library.statics) : undefined
  const beside = picturesBelow(folder, targets.library).map((path) => `./${path.slice(folder.length + 1)}`)
  return {
    code: 'missing-image',
    message: `no image \`${src}\``,
    expected: expectedFor(src, beside),
    // Windows separates folders with backslashes.
    hint: nearest ?? nearestHint(src.replaceAll(/\\|%5C/gi, '/'), beside),
  }
}

/** The pictures in a folder and in those below. Cached by folder, because thousands of texts may lack one. */
function picturesBelow(folder: string, { assets }: Library): readonly string[] {
  const known = picturesIn.get(assets) ?? picturesByFolder(assets)
  picturesIn.set(assets, known)
  return known.get(folder) ?? []
}

const picturesIn = new WeakMap<Library['assets'], ReadonlyMap<string, readonly string[]>>()

function picturesByFolder(assets: Library['assets']): ReadonlyMap<string, readonly string[]> {
  const pictures = [...assets].flatMap(([path, { image }]) =>
    image ? foldersAround(path).map((folder) => ({ folder, path })) : [],
  )
  return new Map(
    Array.from(
      grouped(pictures, ({ folder }) => folder),
      ([folder, own]) => [folder, own.map(({ path }) => path)],
    ),
  )
}

/** With a slash in front, it is one of all pages, as in other generators below `public/` or `static/`. */
function expectedFor(src: string, beside: readonly string[]): string {
  const nearby = beside.length > 0 ? oneOf(beside) : 'a picture beside the text such as ./plan.png'
  return src.startsWith('/') ? `a file content/static${decodedAddress(src)}, or ${nearby}` : nearby
}

function elsewhere(src: string): IssueDetails {
  return {
    code: 'missing-image',
    message: `\`${src}\` is on another host, from which pages load no pictures`,
    expected: 'a picture beside the text such as ./plan.png',
    hint: 'save it there, if you may use it',
  }
}

function unreadable(src: string, fault: string | undefined): IssueDetails {
  return {
    code: 'unreadable-image',
    message: `\`${src}\` exists, but is not a readable picture${fault === undefined ? '' : `: ${fault}`}`,
    expected: 'a picture as AVIF, GIF, JPEG, PNG, SVG or WebP, complete and with its size in pixels',
  }
}
