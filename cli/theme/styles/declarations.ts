/** A declaration as it is written. Places are those in the sheet. */
export interface Declaration {
  /** In lower case. */
  readonly property: string
  readonly value: string
  readonly start: number
  readonly valueStart: number
}

/** Parts of a sheet in which signs have no meaning. */
const OPAQUE = /\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|url\([^"')]*\)/gi

/** What ends as a declaration does, and not as a selector. Those of custom properties, and names of single browsers, may hold any text. */
const DECLARATION = /(?<![^;{}])(\s*)([a-z][a-z-]*)(\s*:)([^;{}]*)(?=[;}])/gi

/** A sheet whose comments, texts and addresses are blank. */
export function withoutTexts(sheet: string): string {
  return sheet.replaceAll(OPAQUE, blank)
}

/** The same number of signs, in the same lines. */
export function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}

/** The declarations of a sheet without texts. */
export function declarationsIn(plain: string): Declaration[] {
  return Array.from(
    plain.matchAll(DECLARATION),
    ({ 1: before = '', 2: name = '', 3: colon = '', 4: value = '', index }) => {
      const start = index + before.length
      return { property: name.toLowerCase(), value, start, valueStart: start + name.length + colon.length }
    },
  )
}
