import type { Plugin } from 'rolldown'
import { primaryLanguageOf } from '../../../i18n/primary-language.ts'

/** Keeps only the stemmers of the site's languages in browser code; the complete table (`module`) would produce twenty files. */
export function siteStemmers(module: string, locales: readonly string[]): Plugin {
  const languages = new Set(locales.map(primaryLanguageOf))
  return {
    name: 'site-stemmers',
    transform: {
      filter: { id: module },
      handler: (code) =>
        code.replaceAll(/^\s*(\w+): \(\) => import\(.*\),?$/gm, (line, language: string) =>
          languages.has(language) ? line : '',
        ),
    },
  }
}
