import type { Markdown } from 'kartograf'

/** Inline Markdown as plain text, without marks and link targets. */
export function plainOf({ source }: Pick<Markdown, 'source'>): string {
  return source.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '')
}
