/** `{{name|form}}`, with a backslash before the bar in tables. */
const WITH_FORM = /\{\{\s*([\w.-]+)\s*(\\?\|)\s*(\w+)((?:\.\w+)*)\s*\}\}/g

/**
 * Words whose facts have forms of their language: `{{facts.response|words.dative}}` of a German source is `{{facts.response|words}}` in
 * Spanish, which has no cases, and `{{facts.response}}` where words cannot be made.
 */
export function withFormsOf(
  locale: string,
  words: string,
  hasFact: (reference: string, locale: string) => boolean,
): string {
  return words.replaceAll(WITH_FORM, (whole, name: string, bar: string, form: string, rest: string) => {
    if (hasFact(`${name}|${form}${rest}`, locale)) return whole
    return hasFact(`${name}|${form}`, locale) ? `{{${name}${bar}${form}}}` : `{{${name}}}`
  })
}
