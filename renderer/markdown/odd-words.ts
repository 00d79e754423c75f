const ADDRESS = /[ps]:\/\/(?![a-z0-9])|www\.(?![a-z0-9])/i
const MAILBOX_AFTER_SLASH = /\/[\w.+-]+@[\w-]+\.[a-z]/i
const STRESS_AT_UNDERSCORE = /_\*+[^\s\p{P}\p{S}]|[^\s\p{P}\p{S}]\*+_/u

/**
 * Whether there are words of which the parsers are known to make different trees: `https://…` and mail addresses after a slash, which only
 * one of them links, and asterisks between a letter and an underscore, which only one takes for the end of a stress.
 */
export function hasOddWords(source: string): boolean {
  return (
    ADDRESS.test(source) ||
    (source.includes('@') && MAILBOX_AFTER_SLASH.test(source)) ||
    (/_\*|\*_/.test(source) && STRESS_AT_UNDERSCORE.test(source))
  )
}
