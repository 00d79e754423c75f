import { issueIn, type Issue, type SourceFile } from '../definitions/issue.ts'
import type { Known } from './known.ts'
import { asRecord, isRecord } from './plain-data.ts'
import { locatorOf, type FrontMatter } from './front-matter.ts'

/** In a theme with sections, reports pages without sections, which would be empty, and texts that no section shows. */
export function checkShown(
  data: unknown,
  { body, bodyLine }: Pick<FrontMatter, 'body' | 'bodyLine'>,
  { bodySections }: Known,
  file: SourceFile,
): Issue[] {
  if (bodySections.length === 0 || !isRecord(data)) return []
  const written = data['sections'] ?? []
  const sections = Array.isArray(written) ? written : null
  if (!sections) return []
  const expected = `a section \`- type: ${bodySections[0]}\``
  if (sections.length === 0)
    return [
      issueIn(file.path, locatorOf(file)(['sections']), {
        code: 'empty-page',
        message: 'the page has no section',
        expected,
      }),
    ]
  const isShown = sections.some((section) => isRecord(section) && bodySections.some((type) => type === section['type']))
  if (isShown || body.trim() === '') return []
  const line = bodyLine + body.slice(0, body.search(/\S/)).split('\n').length - 1
  const message = 'no section of the page shows this text'
  return [issueIn(file.path, { line, column: 1 }, { code: 'lost-text', message, expected })]
}

/** Reports an entry that expires before it is published. */
export function checkDates(data: unknown, file: SourceFile): Issue[] {
  const { publish, expire } = asRecord(data)
  if (typeof publish !== 'string' || typeof expire !== 'string' || publish < expire) return []
  return [
    issueIn(file.path, locatorOf(file)(['expire']), {
      code: 'wrong-value',
      message: `\`expire\` (${expire}) is not after \`publish\` (${publish}), so it would never be shown`,
      expected: 'a later day',
    }),
  ]
}

/** Middleware is a script, so a page with middleware must not disable scripts: it would be shown to everybody. */
export function checkScript(data: unknown, file: SourceFile): Issue[] {
  const { script, middleware } = asRecord(data)
  if (script !== false || !Array.isArray(middleware) || middleware.length === 0) return []
  return [
    issueIn(file.path, locatorOf(file)(['script']), {
      code: 'wrong-value',
      message: 'the page has a middleware, which runs in the browser, and no script',
      expected: 'one of the two',
    }),
  ]
}
