import type { Digest } from '../definitions/assets.ts'
import type { Image, Raster } from '../definitions/fields/pictures.ts'
import { escapeHtml } from '../definitions/html.ts'
import type { ImgProps, PicturePlace, Variant } from '../definitions/picture.ts'
import { variantsOf, type Shown } from './variants.ts'

/** Default place: full width on phones, and a column of text elsewhere. */
export const IN_TEXT: PicturePlace = {
  widths: [480, 800, 1200],
  sizes: '(min-width: 48rem) 42rem, calc(100vw - 2.5rem)',
}

/** Windows in which the `narrow` version of a picture is shown. */
const NARROW = '(max-width: 47.99rem)'

interface Showing {
  readonly alt: string
  readonly title?: string | undefined
  readonly isFirst: boolean
  /** Called with each file that the HTML refers to. */
  readonly add: (variant: Variant) => void
  readonly digest: Digest
}

/**
 * A picture as HTML. The browser chooses format and width, and shows a drawing of the picture's colours until it is loaded. That is an SVG,
 * because the policy forbids inline styles.
 */
export function pictureHtml(image: Image, place: PicturePlace, showing: Showing): string {
  const { raster } = image
  if (!raster) return plainPicture(image, showing)
  const shown = variantsOf(image, raster, place, showing.digest)
  const cut = image.narrow ?? (place.narrowRatio === undefined ? undefined : image)
  const narrow = cut?.raster ? narrowSources(cut, cut.raster, place, showing) : plainNarrow(image)
  const own = sourcesOf(shown, place.sizes, showing)
  if (shown.cropped) showing.add(shown.cropped)
  const src = shown.cropped ? `/${shown.cropped.path}` : image.src
  const img = imgOf({ src, width: shown.width, height: shown.height }, showing)
  return `<span class="picture">${groundOf(raster)}<picture>${narrow}${own}${img}</picture></span>`
}

/** A picture for components that cannot show HTML. Browsers choose only its width, from files that all of them can read. */
export function imgProps(image: Image, place: PicturePlace, { alt, add, digest }: Omit<Showing, 'isFirst'>): ImgProps {
  const { src, width, height, raster } = image
  if (!raster) return { src, width, height, alt }
  const shown = variantsOf(image, raster, place, digest)
  const files = shown.formats.find(({ type }) => type === 'webp')?.files ?? []
  for (const file of [...files, ...(shown.cropped ? [shown.cropped] : [])]) add(file)
  return {
    src: shown.cropped ? `/${shown.cropped.path}` : src,
    srcSet: files.map((file) => `/${file.path} ${file.width}w`).join(', '),
    sizes: place.sizes,
    width: shown.width,
    height: shown.height,
    alt,
  }
}

/** A drawing, or a picture without variants. */
function plainPicture(image: Image, showing: Showing): string {
  return `<span class="picture"><picture>${plainNarrow(image)}${imgOf(image, showing)}</picture></span>`
}

function plainNarrow({ narrow }: Image): string {
  return narrow
    ? `<source media="${NARROW}" srcset="${escapeHtml(encodeURI(narrow.src).replaceAll('%25', '%'))}"${sizeOf(narrow)}/>`
    : ''
}

function narrowSources(image: Image, raster: Raster, place: PicturePlace, showing: Showing): string {
  const { narrowRatio: ratio } = place
  const shown = variantsOf(
    image,
    raster,
    { widths: place.widths, ...(ratio !== undefined && { ratio }) },
    showing.digest,
  )
  return sourcesOf(shown, place.sizes, showing, ` media="${NARROW}"`)
}

function sourcesOf({ formats, ...size }: Shown, sizes: string, { add }: Showing, media = ''): string {
  return formats
    .map(({ type, files }) => {
      for (const file of files) add(file)
      const set = files.map(({ path, width }) => `/${path} ${width}w`).join(', ')
      return `<source${media} type="image/${type}" srcset="${escapeHtml(set)}" sizes="${escapeHtml(sizes)}"${sizeOf(size)}/>`
    })
    .join('')
}

function imgOf(image: Pick<Image, 'src' | 'width' | 'height'>, { alt, title, isFirst }: Showing): string {
  const when = isFirst ? ' fetchpriority="high"' : ' loading="lazy" decoding="async"'
  const words = `alt="${escapeHtml(alt)}"${title === undefined ? '' : ` title="${escapeHtml(title)}"`}`
  return `<img src="${escapeHtml(image.src)}" ${words}${sizeOf(image)}${when}/>`
}

function sizeOf({ width, height }: Pick<Image, 'width' | 'height'>): string {
  return width > 0 ? ` width="${width}" height="${height}"` : ''
}

/** Columns of the colours of a picture. */
const COLUMNS = 4

/** Invisible unless the theme gives it a size. */
function groundOf({ ground }: Raster): string {
  if (ground === null) return ''
  const cells = (ground.match(/.{3}/g) ?? []).map(
    (colour, at) => `<path fill="#${colour}" d="M${at % COLUMNS} ${Math.floor(at / COLUMNS)}h1v1h-1z"/>`,
  )
  return `<svg class="picture-ground" width="0" height="0" viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">${cells.join('')}</svg>`
}
