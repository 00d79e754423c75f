import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { pageCollection } from '../../../renderer/definitions/collections/collections.ts'
import type { z } from '../../../renderer/definitions/fields/kind.ts'
import { DATA_SCHEMAS } from '../../../renderer/outputs/json-schema.ts'
import { referenceOf } from '../../../renderer/outputs/reference.ts'
import { theme } from '../../../templates/index.ts'

const reference = referenceOf(theme)

/** The part of the reference below a heading. */
function partOf(heading: string): string {
  const [, part = ''] = reference.split(`### \`${heading}\`\n`)
  return part.split(/^##/m)[0] ?? ''
}

const schemas: readonly (readonly [string, z.ZodType])[] = [
  ...[pageCollection, ...theme.collections].map(({ name, schema }) => [`content/${name}/`, schema] as const),
  ...theme.sections.map(({ type, schema }) => [type, schema] as const),
  ...Object.entries(DATA_SCHEMAS).map(([name, schema]) => [`content/${name}.yaml`, schema] as const),
]

describe('the reference for editors', () => {
  test('the one in content/README.md is up to date; else run `npm run reference`', () => {
    expect(readFileSync('content/README.md', 'utf8')).toContain(`${reference}\n`)
  })

  test.each(schemas)('the example of %s passes the check of the content', (heading, schema) => {
    const [, yaml] = /```yaml\n([\s\S]*?)```/.exec(partOf(heading)) ?? []
    const value = parseYaml(yaml ?? '{}')
    expect(schema.safeParse(Array.isArray(value) ? value[0] : value).error?.issues).toBeUndefined()
  })

  test('every field of every kind of content says what it means', () => {
    const rows = reference.split('\n').filter((line) => /^\| (&emsp;|↳ )*`/.test(line))
    const [, forms = ''] = reference.split('## Forms')
    const silent = rows.filter((row) => /\|\s*\|$/.test(row) && !forms.includes(row))
    expect(silent).toEqual([])
  })

  test('a field says its kind, whether it is needed, its default and its meaning', () => {
    expect(partOf('bars')).toContain('| `rows` | list of 2 or more: fields below | yes | The bars. |')
    expect(partOf('content/jobs/')).toContain('| ↳ `currency` | code of a currency | no: `EUR` | Currency. |')
    expect(partOf('content/posts/')).toContain('| `authors` | list of 1 or more: key of an entry of `authors` | yes |')
  })

  test('items that hold items of their kind are reported once', () => {
    expect(partOf('content/navigation.yaml').match(/`children`/g)).toHaveLength(2)
  })
})
