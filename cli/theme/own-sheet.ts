import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The sheet that advice names. */
const USUAL = 'style.css'

/** Advice with the name of the theme's own sheet, and with paths as seen from there. The theme is not asked, because it may not compile. */
export function namingOwnSheet(advice: string, root: string): string {
  if (!advice.includes(`templates/${USUAL}`)) return advice
  const entry = path.join(root, 'templates', 'index.ts')
  const text = existsSync(entry) ? readFileSync(entry, 'utf8') : ''
  const [, sheet = USUAL] = /\bstyles:\s*['"]([^'"]+\.css)['"]/.exec(text) ?? []
  const up = '../'.repeat(sheet.split('/').length - 1)
  return advice
    .replaceAll(`templates/${USUAL}`, `templates/${sheet}`)
    .replaceAll(/(?<=@import ')\.\/(?!\.)/g, up === '' ? './' : up)
}
