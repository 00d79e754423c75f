import type { Image } from 'kartograf'

/** Width and height attributes, if known. */
export function sizeOf({ width, height }: Image): { width?: number; height?: number } {
  return width > 0 ? { width, height } : {}
}
