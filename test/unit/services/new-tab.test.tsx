import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewTab } from '../../../renderer/services/new-tab.tsx'

test.each([
  [{}, '>films.example</a>'],
  [{ newTab: 'opens in a new tab' }, '>films.example<span class="visually-hidden"> (opens in a new tab)</span></a>'],
])('a link to a service says that it opens a new tab, if the theme has words for it: %j', (texts, expected) => {
  const link = (
    <NewTab href="https://films.example/privacy" texts={texts}>
      films.example
    </NewTab>
  )
  expect(renderToStaticMarkup(link)).toContain(expected)
})
