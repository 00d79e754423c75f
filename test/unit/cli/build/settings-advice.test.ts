import { expect, test } from 'vitest'
import { settingsAdvice } from '../../../../cli/build/settings-advice.ts'
import { dataOf, fileOf } from '../../builders.ts'

function adviceFor(settings: Readonly<Record<string, unknown>>) {
  const data = dataOf({ settings })
  return settingsAdvice({
    ...data,
    files: { ...data.files, site: fileOf('content/site.yaml', 'brand: A\nconnect: []\n') },
  })
}

const connecting = (origins: number) => ({
  connect: Array.from({ length: origins }, (_, index) => `https://api-${index}.example.com`),
})

test('warns of so many hosts that the security policy is longer than hosts read', () => {
  const place = { file: 'content/site.yaml', line: 2, column: 10 }
  expect(adviceFor(connecting(80))).toMatchObject([{ code: 'long-policy', severity: 'warning', ...place }])
  expect(adviceFor(connecting(50))).toEqual([])
})

test.each([
  ['02/555.12.34', ['local-phone']],
  ['0049 89 1234567', ['local-phone']],
  ['+49 89 1234567', []],
  ['\u2066+20 3 5550142\u2069', []],
  ['112', []],
])('of the telephone number %s, %j is told', (phone, codes) => {
  const advice = adviceFor({ contact: { phone, email: 'a@b.example' } })
  expect(advice.map(({ code }) => code)).toEqual(codes)
})
