import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { copyFixture, edit, generate, read, treeOf } from '../support/site.ts'

const root = copyFixture('budgets')
afterAll(() => rmSync(root, { recursive: true, force: true }))

function overBudget(): Issue[] {
  const { issues } = JSON.parse(read(root, '.cache/build-report.json')) as { issues: Issue[] }
  return issues.filter(({ code }) => code === 'over-budget')
}

test('a run that renders one page reports what a clean build reports of all, and a strict run publishes nothing', () => {
  edit(root, 'content/site.yaml', 'brand: ', 'budgets: { html: 1, styles: 0.1, scripts: 0.1 }\nbrand: ')
  expect(generate(root).code).toBe(0)
  const first = overBudget()
  expect(first.map(({ message }) => /of (.+?);/.exec(message)?.[1])).toEqual(['HTML', 'style sheets', 'scripts'])
  edit(root, 'content/posts/anchor/de.md', '\n---\n', '\n---\n\nEdited.\n')
  expect(generate(root).stdout).toMatch(/rendered 1,/)
  expect(overBudget()).toEqual(first)
  const published = treeOf(path.join(root, 'output'))
  edit(root, 'content/posts/anchor/de.md', 'Edited.', 'Edited again.')
  expect(generate(root, '--strict').code).toBe(1)
  expect(overBudget().map(({ severity }) => severity)).toEqual(['error', 'error', 'error'])
  expect(treeOf(path.join(root, 'output'))).toEqual(published)
})
