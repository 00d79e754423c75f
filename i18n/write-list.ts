import type { ListPatterns, LocalePack } from './locale-pack.ts'

/** `a, b and c`. */
export function writeList(items: readonly string[], kind: 'and' | 'or', { lists, tag }: LocalePack): string {
  const patterns = lists[kind]
  const [first = '', second, ...rest] = items
  if (second === undefined) return first
  const last = rest.pop()
  if (last === undefined) return joined(patterns.pair, first, second, tag)
  const middle = rest.reduce(
    (text, item) => joined(patterns.middle, text, item, tag),
    joined(patterns.start, first, second, tag),
  )
  return joined(patterns.end, middle, last, tag)
}

function joined(pattern: ListPatterns['pair'], before: string, after: string, tag: string): string {
  return fitted(pattern, after, tag).replace(/\{([01])\}/g, (_, place) => (place === '0' ? before : after))
}

/** In Hebrew, Luxembourgish, Spanish and Welsh the conjunction depends on the next word. */
function fitted(pattern: string, after: string, tag: string): string {
  const [language] = tag.split('-')
  if (language === 'es') return beforeVowel(pattern, after)
  if (language === 'cy') return pattern.replace(' a ', WELSH_VOWEL.test(after) ? ' ac ' : ' a ')
  // The n of Luxembourgish stands before vowels and n, d, t, z, h only.
  if (language === 'lb') return pattern.replace(' a ', /^[aäâeéëèêiîoöôuüûndtzh]/iu.test(after) ? ' an ' : ' a ')
  // The Hebrew “and” is a prefix of the next word, unless that is in another script.
  if (language === 'he' && !/^\p{Script=Hebrew}/u.test(after)) return pattern.replace('ו{1}', 'ו-{1}')
  return pattern
}

const WELSH_VOWEL = /^[aàáâäeèéêëiìíîïoòóôöuùúûüwẁẃŵẅyỳýŷÿ]/iu

/** Spanish “y” becomes “e” before an i sound, and “o” becomes “u” before an o sound. */
function beforeVowel(pattern: string, after: string): string {
  if (/^(?:[ií]|h[ií](?![aeoáéó]))/iu.test(after)) return pattern.replace(' y ', ' e ')
  return /^(?:h?[oó]|8|11(?!\d))/iu.test(after) ? pattern.replace(' o ', ' u ') : pattern
}
