import type { Plugin } from 'rolldown'
import { languageOf } from '../../../renderer/search/words.ts'

/** Keeps only the stemmers of the site's languages in browser code; the complete table (`module`) would produce twenty files. */
export function siteStemmers(module: string, locales: readonly string[]): Plugin {
  const languages = new Set(locales.map(languageOf))
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
