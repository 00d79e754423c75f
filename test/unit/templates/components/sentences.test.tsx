import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentences } from '../../../../templates/components/text/Sentences.tsx'

const html = (text: string): string => renderToStaticMarkup(<Sentences text={text} />)
const line = (text: string): string => `<span class="head-line">${text}</span>`

test.each([
  ['Microsoft-Cloud. Auf sicherem Grund gebaut.', ['Microsoft-Cloud.', 'Auf sicherem Grund gebaut.']],
  ['Nube de Microsoft. ¿Sobre terreno firme?', ['Nube de Microsoft.', '¿Sobre terreno firme?']],
])('each sentence of a claim is a line of its own: %s', (text, lines) => {
  for (const one of lines) expect(html(text)).toContain(line(one))
  expect(html(text).replaceAll(/<[^>]+>/g, '')).toBe(text)
})

test.each(['Der Arbeitsplatz, der montags um acht funktioniert', 'Phishing in 9 Min. Eingedämmt', 'Ein Satz.'])(
  'one sentence stays as it is, abbreviations included: %s',
  (text) => {
    expect(html(text)).toBe(text)
  },
)
