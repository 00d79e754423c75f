import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createFileStore } from '../../../../cli/receiver/store/file-store.ts'
import { csvOf, keptRequests } from '../../../../cli/receiver/store/kept.ts'
import type { StoredRequest } from '../../../../cli/receiver/request.ts'
import { removeRequest } from '../../../../cli/receiver/store/retention.ts'
import { temporaryFolder } from '../temporary.ts'

function requestOf(id: string, form: string, email: string, rest: Partial<StoredRequest> = {}): StoredRequest {
  const values = { email, message: '=1+1' } as StoredRequest['values']
  return {
    id,
    form,
    locale: 'en',
    subject: '',
    received: `2026-11-2${id[0]}T10:00:00Z`,
    values,
    attachments: [],
    ...rest,
  }
}

async function filled(): Promise<string> {
  const data = temporaryFolder()
  const store = createFileStore(data)
  await store.open().publish(requestOf('2b', 'application', 'Jo@example.com'))
  await store.open().publish(requestOf('1a', 'event', 'jo@example.com'))
  await store.open().publish(requestOf('3c', 'event', 'other@example.com'))
  return data
}

test.each([
  [{}, ['1a', '2b', '3c']],
  [{ form: 'event' }, ['1a', '3c']],
  [{ person: ' JO@example.com' }, ['1a', '2b']],
  [{ person: 'jo' }, []],
  [{ id: '3' }, ['3c']],
  [{ id: '3', person: 'jo@example.com' }, []],
])('requests are found by form, id and person: %j', async (wanted, ids) => {
  const { kept } = await keptRequests(await filled(), wanted)
  expect(kept.map(({ request }) => request.id)).toEqual(ids)
})

test('a request that cannot be read is reported, whoever is looked for', async () => {
  const data = await filled()
  mkdirSync(path.join(data, 'event', '2026-11-20_event_9'))
  writeFileSync(path.join(data, 'event', '2026-11-20_event_9', 'request.json'), '{')
  expect((await keptRequests(data, { person: 'jo@example.com' })).unreadable).toEqual(['event/2026-11-20_event_9'])
})

test('what a person has sent is erased whole, and nothing else', async () => {
  const data = await filled()
  const { kept } = await keptRequests(data, { person: 'jo@example.com' })
  for (const { name, request } of kept) await removeRequest({ form: request.form, name }, data, () => undefined)
  expect((await keptRequests(data, {})).kept.map(({ request }) => request.id)).toEqual(['3c'])
  expect(existsSync(path.join(data, 'application', kept[1]?.name ?? ''))).toBe(false)
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\ta',
  '\ra',
  '\na',
  '\r=1',
  '\n=1+1',
  ' =1+1',
  '\u00A0@a',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20a',
])('a cell of a table that begins with %j is a text for spreadsheets', (message) => {
  const one = requestOf('1a', 'event', '', { values: { email: 'a@b.example', message } })
  expect(csvOf([one])).toContain(`"'${message.charAt(0)}`)
})

test.each([
  [`a;=cmd|' /C calc'!A0`, `a;'=cmd|' /C calc'!A0`],
  ['a; "=1;\t@b', `a;' ""=1;\t'@b`],
  ['a\n\n- b\n+1', `a\n\n'- b\n'+1`],
  ['a; b = c\n1 - 2', 'a; b = c\n1 - 2'],
])('where tables are divided by semicolons, %j begins no cell that a spreadsheet would run', (message, written) => {
  const one = requestOf('1a', 'event', '', { values: { email: 'a@b.example', message } })
  expect(csvOf([one])).toContain(`"${written}"`)
})

test('a table has a column for each field, and no cell that a spreadsheet would run', () => {
  const one = requestOf('1a', 'event', 'jo@example.com', {
    values: { email: '"Jo" <jo@example.com>', message: '=1+1' },
  })
  expect(csvOf([one])).toBe(
    '"received","form","id","locale","subject","email","message","attachments"\r\n' +
      '"2026-11-21T10:00:00Z","event","1a","en","","""Jo"" <jo@example.com>","\'=1+1",""\r\n',
  )
})

test('for Excel, a table may begin with a byte order mark, and have semicolons between its cells', () => {
  const one = requestOf('1a', 'event', '', { values: { email: 'ä@b.example', message: 'a,=1+1; b' } })
  expect(csvOf([one], { separator: ';', bom: true })).toBe(
    '\uFEFF"received";"form";"id";"locale";"subject";"email";"message";"attachments"\r\n' +
      '"2026-11-21T10:00:00Z";"event";"1a";"en";"";"ä@b.example";"a,\'=1+1; b";""\r\n',
  )
})
