import type { Cause } from './cause.ts'

/** `title:Text`. The parser often fails on the next line. */
export const gluedColon: Cause = ({ lines, place, reason }) => {
  if (!/multiline key|end of the stream or a document|after a mapping key|indentation/.test(reason)) return undefined
  for (const line of [place.line - 1, place.line, 1]) {
    const [, before = '', name] = /^( *(?:- +)*)([a-z_][\w-]*):(?!.*:\s)[^\s/]/i.exec(lines[line - 1] ?? '') ?? []
    if (name !== undefined)
      return {
        message: `after \`${name}:\` a space is missing`,
        place: { line, column: before.length + name.length + 2 },
        hint: 'a field is written as `title: Text`, with a space after the colon',
      }
  }
  return undefined
}

/** `-type: hero`. The parser fails on the next line. */
export const gluedDash: Cause = ({ lines, place, reason }) => {
  if (!/indentation|duplicated|entry|multiline key|end of the stream or a document/.test(reason)) return undefined
  for (const line of [place.line - 1, place.line]) {
    const [before] = /^ *-(?=[^\s-])/.exec(lines[line - 1] ?? '') ?? []
    if (before !== undefined)
      return {
        message: 'after `-` a space is missing',
        place: { line, column: before.length + 1 },
        hint: 'an item of a list is written as `- text`, with a space after the dash',
      }
  }
  return undefined
}
