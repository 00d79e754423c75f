import type { Markdown } from 'kartograf'

/** Inline Markdown without its marks, for places that show text alone: the names of links stay, their targets go. */
export function plainOf({ source }: Pick<Markdown, 'source'>): string {
  return source.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '')
}
