import { readFileSync } from 'node:fs'
import type { SourceMap } from 'node:module'
import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { originalPlace, type SourcePlace, sourcePlaceOf } from './source-place.ts'

/** A component in which React has raised an error. */
export interface ComponentPlace extends SourcePlace {
  /** Empty for a function without a name. */
  readonly component: string
  /** The HTML element of the component that is wrong; null if it is the component itself. */
  readonly element: string | null
}

/** The innermost component of the folder in a component stack of React. Undefined if there is none. */
export function componentPlaceOf(
  stack: string,
  map: SourceMap,
  compiled: string,
  folder: string,
): ComponentPlace | undefined {
  const frames = Array.from(stack.matchAll(/^\s*at (?:async )?(?:[\w$]+\.)*([^\s(]+).*$/gm))
  const code = readFileSync(compiled, 'utf8')
  const element = ELEMENT.exec(frames[0]?.[1] ?? '')?.[0] ?? null
  for (const [frame, name = ''] of frames) {
    const place = sourcePlaceOf(frame, map, compiled, folder) ?? placeOfName(name, code, map, folder)
    if (place) return { ...place, component: writtenName(name), element }
  }
  return undefined
}

/** The bundler numbers names that two modules use; of a function without a name, the stack has only the address. */
function writtenName(name: string): string {
  return name.startsWith('file:') ? '' : name.replace(/\$\d+$/, '')
}

const ELEMENT = /^[a-z][a-z\d-]*$/

/** Where a component is defined: React knows only the name of one that fails to throw without props. */
function placeOfName(name: string, code: string, map: SourceMap, folder: string): SourcePlace | undefined {
  if (ELEMENT.test(name)) return undefined
  const definition = new RegExp(
    `(?<=^\\s*(?:async )?(?:function\\*?|const|let|var|class) )${escapePattern(name)}(?![\\w$])`,
    'm',
  )
  const at = definition.exec(code)?.index
  return at === undefined ? undefined : originalPlace(placeAt(code, at), map, folder)
}
