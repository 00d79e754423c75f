import { loadSharp } from './load-sharp.ts'
import { MOST_PIXELS } from './encode.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'

/** Result of decoding a picture. */
export interface Look {
  /** Colours in a grid of 4 by 3, three hexadecimal digits each; null if it is transparent. */
  readonly ground: string | null
  /** Reason why it cannot be decoded. */
  readonly fault?: string
}

const COLUMNS = 4
const ROWS = 3
/** Number of samples per cell in each direction. */
const SAMPLES = 12
const CHANNELS = 4

/**
 * Decodes a picture to check that it is intact, and to find its colours. Uses samples instead of all pixels, because the results of scaling
 * differ between processors.
 */
export async function lookAt(file: string): Promise<Look> {
  const sharp = await loadSharp()
  try {
    const pixels = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize(COLUMNS * SAMPLES, ROWS * SAMPLES, { fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer()
    return { ground: groundOf(pixels) }
  } catch (error) {
    return { ground: null, fault: reasonOf(error) }
  }
}

/** What sharp says where libvips said something, but another thread has taken it: libvips has one place for the messages of all. */
const LOST_MESSAGE = /Warning treated as error.*/

/**
 * What libvips says of a picture that it could not encode; undefined for other errors. `lookAt` takes samples and does not read the last rows,
 * and a file that was cut off on its way may lack only these.
 */
export function faultOfEncoding(error: unknown): string | undefined {
  const [line = ''] = messageOf(error).split('\n')
  return /^(?:vips|Input |Warning treated as error)|2vips|libvips/i.test(line) ? reasonOf(new Error(line)) : undefined
}

/** The message of libvips on one line, without the path of the file. */
function reasonOf(error: unknown): string {
  const message = messageOf(error).replace(LOST_MESSAGE, 'it is cut off or damaged')
  return message.replaceAll(/\S*\//g, '').replaceAll(/\s+/g, ' ').trim().slice(0, 160)
}

function groundOf(pixels: Uint8Array): string | null {
  for (let at = CHANNELS - 1; at < pixels.length; at += CHANNELS) if (pixels[at] !== 255) return null
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => colourOf(pixels, cell)).join('')
}

/** The mean of the samples of a cell. */
function colourOf(pixels: Uint8Array, cell: number): string {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
  const sums = [0, 0, 0]
  for (let y = row * SAMPLES; y < (row + 1) * SAMPLES; y += 1)
    for (let x = column * SAMPLES; x < (column + 1) * SAMPLES; x += 1)
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (pixels[(y * COLUMNS * SAMPLES + x) * CHANNELS + channel] ?? 0)
  return sums.map((sum) => Math.round(sum / (SAMPLES * SAMPLES * 17)).toString(16)).join('')
}
