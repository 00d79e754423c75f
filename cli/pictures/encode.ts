import type { Sharp } from 'sharp'
import type { Crop, Variant } from '../../renderer/definitions/picture.ts'
import { ENCODING } from '../../renderer/render/variants.ts'
import { loadSharp } from './load-sharp.ts'

/** Maximum pixels of a picture: more than cameras have, few enough for the memory. */
export const MOST_PIXELS = 60_000_000

/**
 * Encodes a variant of a picture: upright, and without metadata such as location and camera. Keeps a colour profile wider than sRGB;
 * others are converted to sRGB, which needs no profile.
 */
export async function encode(file: string, { type, width, height, crop }: Omit<Variant, 'path'>): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const whole = sharp(file, { limitInputPixels: MOST_PIXELS }).autoOrient()
  const part = crop ? whole.extract(await pixelsOf(whole, crop)) : whole
  const sized = part.resize(width, height, { fit: 'fill' })
  const { icc } = await whole.metadata()
  const { data } = await written(isKept(icc) ? sized.keepIccProfile() : sized, type).toBuffer({
    resolveWithObject: true,
  })
  return data
}

/**
 * Maximum bytes of a kept profile. Those of cameras and screens have about 500 bytes; those of printers contain tables of up to a megabyte.
 */
const LONGEST_PROFILE = 4096

/** Whether to keep a colour profile: small, for RGB, and not named sRGB. */
function isKept(icc: Buffer | undefined): boolean {
  if (!icc || icc.length > LONGEST_PROFILE) return false
  const text = icc.toString('latin1')
  // Names are ASCII, or UTF-16 in newer profiles.
  return text.slice(16, 20) === 'RGB ' && !text.replaceAll('\0', '').includes('sRGB')
}

async function pixelsOf(whole: Sharp, { left, top, width, height }: Crop) {
  const { autoOrient: full } = await whole.metadata()
  const at = (share: number, pixels: number): number => Math.floor(share * pixels)
  return {
    left: at(left, full.width),
    top: at(top, full.height),
    width: Math.max(1, at(width, full.width)),
    height: Math.max(1, at(height, full.height)),
  }
}

function written(picture: Sharp, type: Variant['type']): Sharp {
  switch (type) {
    case 'avif':
      return picture.avif(ENCODING.avif)
    case 'webp':
      return picture.webp(ENCODING.webp)
    case 'jpeg':
      // It knows no transparency, which would be black.
      return picture.flatten({ background: '#fff' }).jpeg(ENCODING.jpeg)
    case 'png':
      return picture.png(ENCODING.png)
  }
}
