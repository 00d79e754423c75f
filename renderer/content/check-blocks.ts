import { isRecord } from './plain-data.ts'
import { nearestHint } from './nearest.ts'
import { checkSection } from './check-sections.ts'
import type { Known } from './known.ts'
import { locatorOf, type FrontMatter } from './front-matter.ts'
import { issueIn, type Issue, type SourceFile } from '../definitions/issue.ts'
import { blockUses, type BlockUse } from '../markdown/blocks.ts'

/** Validates the blocks of a text against the schemas of their types, and checks that text and front matter name the same blocks. */
export function checkBlocks(
  { data, body, bodyLine }: Pick<FrontMatter, 'data' | 'body' | 'bodyLine'>,
  known: Known,
  file: SourceFile,
): { value: Readonly<Record<string, unknown>>; issues: Issue[] } {
  const written = isRecord(data) && isRecord(data['blocks']) ? data['blocks'] : {}
  const checked = Object.entries(written).map(
    ([name, section]) =>
      [name, checkSection(section, { path: ['blocks', name], name: `blocks.${name}` }, known, file)] as const,
  )
  const uses = blockUses(body, bodyLine)
  return {
    value: Object.fromEntries(checked.map(([name, { value }]) => [name, value])),
    issues: [
      ...checked.flatMap(([, { issues }]) => issues),
      ...uses.flatMap((use) => faultOfUse(use, Object.keys(written), file)),
      ...unused(Object.keys(written), uses, file),
    ],
  }
}

function faultOfUse(use: BlockUse, known: readonly string[], file: SourceFile): Issue[] {
  const { name, written } = use
  if (name === undefined) return [issueIn(file.path, use, notAlone(written))]
  if (known.includes(name)) return []
  return [
    issueIn(file.path, use, {
      code: 'unknown-block',
      message: `\`${name}\` is not a block of this text`,
      expected:
        known.length > 0 ? `one of ${known.join(', ')}` : `\`blocks: { ${name}: { type: … } }\` in the front matter`,
      hint: nearestHint(name, known),
    }),
  ]
}

function notAlone(written: string) {
  return {
    code: 'broken-block' as const,
    message: `\`${written}\` is no block here and would be shown literally`,
    expected: '::block{#name} at the start of a line, with an empty line before and after it',
  }
}

function unused(names: readonly string[], uses: readonly BlockUse[], file: SourceFile): Issue[] {
  // Invalid uses have been reported already.
  const used = new Set(uses.map(({ written }) => /\{#([^{}]*)\}/.exec(written)?.[1]))
  return names
    .filter((name) => !used.has(name))
    .map((name) =>
      issueIn(file.path, locatorOf(file)(['blocks', name], 'key'), {
        code: 'unused-block',
        message: `the text does not show the block \`${name}\``,
        expected: `a paragraph \`::block{#${name}}\` in the text`,
      }),
    )
}
