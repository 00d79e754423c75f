import { expect, test } from 'vitest'
import { settingsAdvice } from '../../../cli/build/settings-advice.ts'
import { dataOf, fileOf } from '../builders.ts'

function adviceFor(origins: number) {
  const connect = Array.from({ length: origins }, (_, index) => `https://api-${index}.example.com`)
  const data = dataOf({ settings: { connect } })
  return settingsAdvice({
    ...data,
    files: { ...data.files, site: fileOf('content/site.yaml', 'brand: A\nconnect: []\n') },
  })
}

test('warns of so many hosts that the security policy is longer than hosts read', () => {
  const place = { file: 'content/site.yaml', line: 2, column: 10 }
  expect(adviceFor(80)).toMatchObject([{ code: 'long-policy', severity: 'warning', ...place }])
  expect(adviceFor(50)).toEqual([])
})
