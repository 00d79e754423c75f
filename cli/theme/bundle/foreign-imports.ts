import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rolldown'
import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { START, type Place } from '../../../renderer/definitions/issue.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { textOfFile } from '../../output/text-file.ts'
import type { CompileFault } from '../faults/compile-error.ts'
import { packageOf } from './html-setters.ts'
import { adviceFor, FOREIGN, SUFFIX } from './import-advice.ts'

/** What code imports although it is no code: endings, a folder such as `swiper/css`, and suffixes of other bundlers (`?raw`). */
const SUSPICIOUS = new RegExp(`[./](?:${FOREIGN.join('|')})(?:[/?]|$)|${SUFFIX.source}`, 'i')
const IS_FOREIGN = new RegExp(`\\.(?:${FOREIGN.join('|')})$`, 'i')

/** A module without code, in place of the style sheet that a package imports. */
const NOTHING = '\0no-code'

/**
 * Collects imports of what is no code in `faults`. The bundler would tell what it makes of the bytes, often without a place: it reads a
 * drawing as JSX, and knows a picture as a module that exports nothing. Nobody can take an import out of a package: its style sheets are
 * collected in `sheets`, and belong into those of the theme.
 */
export function foreignImports(faults: CompileFault[], sheets: Set<string>): Plugin {
  return {
    name: 'foreign-imports',
    resolveId: {
      filter: { id: SUSPICIOUS },
      async handler(specifier, importer) {
        if (importer === undefined || !existsSync(importer)) return null
        const name = specifier.replace(SUFFIX, '')
        const found = await this.resolve(name, importer, { skipSelf: true })
        const file = found?.id ?? path.resolve(path.dirname(importer), name)
        // `./icons.svg` may be `./icons.svg.tsx`, and a package may be called `x.css`.
        if (name === specifier && !IS_FOREIGN.test(file)) return null
        if (isSheetOfPackage(file, importer)) {
          sheets.add(file)
          return { id: NOTHING, moduleSideEffects: false }
        }
        faults.push({ file: importer, ...importPlace(importer, specifier), ...adviceFor(specifier, importer, file) })
        // What other files lack is told in the same run.
        return { id: specifier, external: true }
      },
    },
    load: { filter: { id: new RegExp(`^${NOTHING}$`) }, handler: () => '' },
  }
}

/** CSS modules are none: code asks them for the names of classes. */
function isSheetOfPackage(file: string, importer: string): boolean {
  return file.endsWith('.css') && !file.endsWith('.module.css') && packageOf(importer) !== undefined
}

/** Where a file imports a module: the place of its name. */
function importPlace(file: string, specifier: string): Place {
  const text = textOfFile(file) ?? ''
  const quoted = `(?<name>['"\`]${escapePattern(specifier)}['"\`])`
  const found = new RegExp(`${COMMENT}|(?:\\bfrom|\\bimport|\\brequire)\\s*\\(?\\s*${quoted}`, 'gm')
  for (const { 0: whole, index, groups } of text.matchAll(found))
    if (groups?.['name'] !== undefined) return placeAt(text, index + whole.length - groups['name'].length)
  return START
}

/** A comment that is a line of its own, or a block: what is imported in it is not imported. */
const COMMENT = String.raw`(?<=^[ \t]*)//[^\n]*|/\*[\s\S]*?\*/`
