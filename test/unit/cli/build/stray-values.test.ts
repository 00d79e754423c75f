import { describe, expect, test } from 'vitest'
import { strayIssues } from '../../../../cli/build/references/stray-issues.ts'
import { strayValuesIn } from '../../../../cli/build/references/stray-values.ts'
import { pageAt } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

describe('values that are no texts, in a page', () => {
  test.each([
    ['<p class="card undefined">', 'class="card undefined"'],
    ['<p id="part-NaN" class="tone-[object Object]">', 'class="tone-[object Object]"', 'id="part-NaN"'],
    ['<a href="mailto:undefined">', 'href="mailto:undefined"'],
    ['<p class="(a) =&gt; a">', 'class="(a) => a"'],
    ['<p class="price">[object Promise]</p>', '<p>[object Promise]'],
    ['<b>undefined</b><i>NaN €</i>', '<b>undefined', '<i>NaN €'],
    ['<p class="undefinedness NaNo">The value is undefined</p>'],
    ['<code>undefined</code><script>"[object Object]"</script><p data-a="NaN" title="undefined">'],
    ['<a href="/undefined/"><a href="undefined">'],
  ])('%s', (html, ...found) => {
    expect(strayValuesIn(html, () => '')).toEqual(found)
  })

  test('are meant if its content has them', () => {
    const html = '<h2 id="undefined">undefined</h2>'
    expect(strayValuesIn(html, () => '{"title":"undefined"}')).toEqual([])
  })
})

test('a value that is no text is told once, where a component computes it, also if its pages are kept', () => {
  const root = temporaryFolder()
  const list = '<p>\n{`${a} and ${b}`}\n<i className={`big ${c}`}>{d.e}</i></p>'
  writeFiles(root, {
    'templates/index.ts': '',
    'templates/list.tsx': `<p className={\`card \${a.tone}\`}></p>\n${list}`,
  })
  const recorded = { digest: '', files: [], stray: ['class="card undefined"'] }
  const run = { todo: { keep: [{ page: pageAt('/de/b/'), digest: '', recorded }] }, workspace: { root } }
  const stray = ['class="card undefined"', '<p>[object Object] and you']
  expect(strayIssues([{ path: '/de/a/', stray }, { path: '/de/c/' }], run as never)).toMatchObject([
    { line: 1, column: 15, message: expect.stringContaining('/de/a/ and 1 other page have `class="card undefined"`') },
    { line: 3, column: 2, message: expect.stringContaining('/de/a/ has `<p>[object Object] and you`') },
  ])
})
