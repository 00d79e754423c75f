/** The language of a tag, without script and region: `de` of `de-AT`. */
export function primaryLanguageOf(tag: string): string {
  return tag.split('-')[0] ?? tag
}
