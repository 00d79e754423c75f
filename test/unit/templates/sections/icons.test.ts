import { expect, test } from 'vitest'
import { check } from '../../../../renderer/content/check.ts'
import { sections } from '../../../../templates/sections/registry.ts'

test.each(['feature-grid', 'contact-routes', 'proof-strip'])(
  '%s knows its icons, and suggests one for a typing error',
  (type) => {
    const schema = sections.find((section) => section.type === type)?.schema
    if (!schema) throw new Error(`There is no section ${type}`)
    const name = type === 'contact-routes' ? 'routes' : 'items'
    const item = { icon: 'siern' }
    const { issues } = check(schema, { type, heading: 'H', [name]: [item, item, item] }, 'de.md', (at) => ({
      line: at.length,
      column: 1,
    }))
    const wrong = issues.find(({ message }) => message.includes(`${name}.0.icon`))
    expect(wrong).toMatchObject({ code: 'wrong-value', line: 3, hint: 'did you mean `siren`?' })
  },
)
