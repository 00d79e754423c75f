import { expect, test } from 'vitest'
import { extracts } from '../../../../templates/sections/extracts/Extracts.tsx'
import { sectionHtml } from '../../../support/samples/section.tsx'

test('an extract of a document is a named article whose lines are text', () => {
  const line = (term: string, source: string) => ({ term, text: { source } })
  const html = sectionHtml(extracts, {
    source: 'Handbook, version 4.2',
    items: [{ place: '5.3', kind: 'Runbook', title: 'Sign-in', lines: [line('Last drill', 'September 17, 2026')] }],
  })

  expect(html).toContain('<article aria-labelledby="extract-2-1">')
  expect(html).toContain('id="extract-2-1">Sign-in</h3>')
  expect(html).toContain('<dt>Last drill</dt><dd>September 17, 2026</dd>')
  expect(html).toContain('Handbook, version 4.2')
})
