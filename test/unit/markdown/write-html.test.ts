import { expect, test } from 'vitest'
import { writeHtml } from '../../../renderer/markdown/write-html.ts'
import { engine } from '../builders.ts'

/** What most texts consist of. */
const ORDINARY = `## Path

A *brief* **path** with \`code\`, ~~old~~ and [a link](https://example.com/ "title"),\\
a second line.

3. third
4. fourth
   - inner

> quoted

> [!NOTE]
> noted

| stone | tons |
| :---- | ---: |
| basalt | 12  |

\`\`\`js
const stone = 'basalt' // heavy
\`\`\`

![a plan](https://example.com/plan.png "caption")

---
`

test('leaves nothing of an ordinary text to React, which takes ten times as long', () => {
  const written = writeHtml(engine.tree(ORDINARY, 'de'), {
    isOverridden: () => false,
    links: {},
    images: {},
    picture: () => '',
  })
  expect(written).toEqual([expect.stringMatching(/<th [^>]*scope="col"/)])
})
