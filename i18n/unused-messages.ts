import type { CatalogueFault } from './check-messages.ts'
import type { Catalogue } from './messages.ts'

/**
 * Messages that no source file uses. A key counts as used if it appears as a literal, or if a template literal starts with a prefix of it
 * (`tour.kind.${kind}`).
 */
export function unusedMessages(reference: Catalogue, sources: readonly string[]): CatalogueFault[] {
  const all = sources.join('\n')
  const prefixes = [...new Set([...all.matchAll(/`([a-z][\w.-]*\.)\$\{/gi)].map((match) => match[1] ?? ''))]
  const quoted = quotedIn(all)
  const isUsed = (key: string): boolean => quoted(key) || prefixes.some((prefix) => key.startsWith(prefix))
  return Object.keys(reference)
    .filter((key) => !isUsed(key))
    .map((key) => ({
      code: 'unused-message',
      key,
      message: `the text \`${key}\` is used nowhere`,
      expected: 'only messages that a template uses',
    }))
}

/** Whether a source has a text in quotes. Ordinary keys are collected once, since searching for each of some hundred takes 0.3 s. */
function quotedIn(source: string): (key: string) => boolean {
  const words = new Set([...source.matchAll(/'([\w.-]+)(?=')|"([\w.-]+)(?=")/g)].map(([, one, two]) => one ?? two))
  return (key) =>
    words.has(key) || (!/^[\w.-]+$/.test(key) && [`'${key}'`, `"${key}"`].some((text) => source.includes(text)))
}
