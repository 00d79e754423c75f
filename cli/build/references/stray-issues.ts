import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { START, issueIn, type Issue } from '../../../renderer/definitions/issue.ts'
import { themeSources } from '../../content/theme-sources.ts'
import type { RenderResult } from '../../output/render-result.ts'
import type { Run } from '../run/run.ts'
import { counted } from '../../terminal/counted.ts'
import { type WrittenValue, writtenTexts, writtenValues } from './written-value.ts'

/**
 * Warns of values in pages that are no texts, once for each. Pages that are kept are the same as in the last build, whose record has
 * theirs.
 */
export function strayIssues(
  results: readonly Pick<RenderResult, 'path' | 'stray'>[],
  { todo, workspace: { root } }: Pick<Run, 'todo' | 'workspace'>,
): Issue[] {
  const kept = todo.keep.map(({ page, recorded }) => ({ path: page.route.path, stray: recorded.stray }))
  const pagesOf = new Map<string, string[]>()
  for (const { path, stray = [] } of [...kept, ...results])
    for (const part of stray) pagesOf.set(part, [...(pagesOf.get(part) ?? []), path])
  if (pagesOf.size === 0) return []
  const theme = themeSources(root)
  return Array.from(pagesOf, ([part, pages]) => issueOf(part, pages.toSorted(), theme))
}

function issueOf(part: string, [first = '', ...others]: readonly string[], theme: Theme): Issue {
  const { file, ...place } = placeOf(part, theme) ?? { file: 'templates/index.ts', ...START }
  const pages =
    withLetters(first) + (others.length === 0 ? ' has' : ` and ${counted(others.length, 'other page')} have`)
  return issueIn(file, place, {
    code: 'stray-text',
    severity: 'warning',
    message: `${pages} \`${part}\`: a component makes a text of a value that is none`,
    expected: 'a text or a number, or no such attribute and no such text where there is none',
    hint: hintOf(part),
  })
}

function hintOf(part: string): string {
  if (part.includes('=>')) return 'the value is a function: call it'
  if (part.includes('[object Promise]'))
    return 'components cannot wait: compute the value before, such as in `view` or `card`'
  if (part.includes('[object ')) return 'name the field of the object, such as `href` of a link'
  return part.includes('NaN')
    ? 'one of the figures is missing'
    : "a field that may be missing has a default: `tone ?? 'plain'`"
}

type Theme = ReturnType<typeof themeSources>

/** The only place that may write a value, or the first of those that have a part of it literally. */
function placeOf(part: string, theme: Theme): Omit<WrittenValue, 'literal'> | undefined {
  const [only, ...others] = writersOf(part, theme)
  if (!only || (others.length > 0 && only.literal === 0)) return undefined
  const { literal: _, ...place } = only
  return place
}

function writersOf(part: string, theme: Theme): WrittenValue[] {
  const [, name = '', value = ''] = /^(\w+)="(.*)"$/s.exec(part) ?? []
  if (name === '') return writtenTexts(part.slice(part.indexOf('>') + 1), theme)
  return writtenValues(value, NAMES[name] ?? name, theme)
}

/** Attributes that have another name in components. */
const NAMES: Readonly<Record<string, string>> = {
  class: String.raw`\w*[cC]lass(?:Name)?`,
  for: 'htmlFor|for',
  datetime: 'dateTime',
}
