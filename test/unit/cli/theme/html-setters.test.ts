import path from 'node:path'
import { expect, test } from 'vitest'
import { htmlSetters } from '../../../../cli/theme/bundle/html-setters.ts'
import { setterIssues } from '../../../../cli/theme/faults/setter-issues.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const setter = (code: string) => ({ code })

test('packages and modules that set HTML from strings are found, but not React and the runtime', () => {
  const modules = {
    '/site/node_modules/leaflet/dist/leaflet.js': setter('e.innerHTML = t'),
    '/site/node_modules/.pnpm/x@1/node_modules/@scope/x/a.js': setter("e.insertAdjacentHTML('beforeend', t)"),
    '/site/node_modules/react-dom/client.js': setter('e.innerHTML = t'),
    '/site/node_modules/compares/a.js': setter('e.innerHTML === t; document.writes()'),
    '/site/templates/island/Map.tsx': setter('e.outerHTML += t'),
    '/site/templates/island/Gone.tsx': { code: null },
  }
  expect(htmlSetters(modules)).toEqual(['/site/templates/island/Map.tsx', '@scope/x', 'leaflet'])
})

test('a package that sets HTML is told where the theme imports it', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'templates/index.ts': '', 'templates/Map.tsx': "\nconst flat = import('flat/dist')" })
  const issues = setterIssues(['flat', 'other', path.join(root, 'templates/Own.tsx')], root)
  expect(issues.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['templates/Map.tsx', 2, 21],
    ['templates/index.ts', 1, 1],
    ['templates/Own.tsx', 1, 1],
  ])
  expect(issues[0]).toMatchObject({ code: 'sets-html', severity: 'warning', hint: expect.stringContaining('setsHtml') })
})
