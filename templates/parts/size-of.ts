import type { Image } from '../../renderer/model/fields.ts'

/** Width and height as attributes, where they are known. */
export function sizeOf({ width, height }: Image): { width?: number; height?: number } {
  return width > 0 ? { width, height } : {}
}
