/** Size of a picture in its own units. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A number as it stands in a path: one decimal is finer than any screen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A line through points. */
export function lineOf(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')
}

/** The numbers from 0 to `count` - 1. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`
}

/** The picture as a file. */
export function svgOf({ width, height }: Size, paper: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rectangle(0, 0, width, height, paper)}${content}</svg>`
}
