import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { factsSchema } from '../../../renderer/content/facts/facts-schema.ts'
import { parseYaml } from '../../../renderer/content/yaml/yaml.ts'
import { schemaFiles } from '../../../renderer/outputs/json-schema.ts'
import { theme } from '../../site/templates/index.ts'
import { PROJECT } from '../../support/site.ts'

interface Schema {
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly properties: Readonly<Record<string, Schema & { readonly items?: Schema; readonly const?: string }>>
  readonly anyOf?: readonly Schema[]
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly minItems?: number
  readonly enum?: readonly string[]
}

const files = schemaFiles(theme)

function schemaOf(name: string): Schema {
  const file = files.find(({ path }) => path === `${name}.json`)
  return JSON.parse(file?.content ?? '') as Schema
}

describe('JSON Schemas for editors', () => {
  test('there is one for each data file and each collection', () => {
    expect(files.map(({ path }) => path).toSorted()).toEqual(
      [
        'authors',
        'casestudies',
        'events',
        'facts',
        'footer',
        'glossary',
        'jobs',
        'navigation',
        'pages',
        'posts',
        'pull',
        'redirects',
      ]
        .concat(['site', 'topics'])
        .map((name) => `${name}.json`),
    )
  })

  test('front matter: what must be there, what may, and nothing else', () => {
    const { required, additionalProperties, properties } = schemaOf('posts')
    expect(required).toEqual(['title', 'description', 'date', 'authors', 'topics'])
    expect(additionalProperties).toBe(false)
    expect(properties['topics']?.minItems).toBe(1)
    expect(Object.keys(properties)).toContain('summary')
  })

  test('a field with a default need not be written', () => {
    expect(schemaOf('jobs').required).not.toContain('suffix')
  })

  test('choices are named', () => {
    expect(schemaOf('events').properties['registration']?.enum).toEqual(['open', 'closed', 'full'])
  })

  test('pages know the sections of the theme with their fields', () => {
    const pages = schemaOf('pages')
    expect(pages.properties['sections']?.items).toEqual({ $ref: '#/$defs/section' })
    const sections = pages.$defs?.['section']?.anyOf ?? []
    const types = sections.map(({ properties }) => properties['type']?.const)
    expect(types).toEqual(theme.sections.map(({ type }) => type))
    const hero = sections[types.indexOf('hero')]
    expect(hero?.required).toEqual(['type', 'heading'])
    expect(hero?.additionalProperties).toBe(false)
  })

  test.each(['pages', 'posts', 'jobs'])('the blocks of a text are sections, in %s', (name) => {
    const schema = schemaOf(name)
    expect(schema.properties['blocks']?.additionalProperties).toEqual({ $ref: '#/$defs/section' })
    expect(schema.$defs?.['section']?.anyOf).toHaveLength(theme.sections.length)
  })

  test.each(['content', 'test/site/content', 'test/sections/content'])(
    'the fact base of %s is what its schema says',
    (folder) => {
      const facts = parseYaml(readFileSync(path.join(PROJECT, folder, 'facts.yaml'), 'utf8'))
      expect(factsSchema.safeParse(facts).error?.message).toBeUndefined()
    },
  )

  test.each([
    ['a list', { customers: [214] }],
    ['a choice', { customers: true }],
    ['nothing', { customers: null }],
  ])('%s is no fact', (_, facts) => {
    expect(factsSchema.safeParse({ facts }).success).toBe(false)
  })
})
