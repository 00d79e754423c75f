import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../../cli/serve/server.ts'
import { writeFiles } from './temporary.ts'

const out = mkdtempSync(path.join(tmpdir(), 'site-unit-'))
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  writeFiles(out, { 'index.html': 'home', '404.html': 'nothing', 'de/index.html': 'Startseite' })
  server = await startServer({ out, port: 0, uncached: false })
})

afterAll(async () => {
  await server.close()
  rmSync(out, { recursive: true })
})

/** Status and text of an answer. The path is sent as it stands, which `fetch` would not do. */
function ask(
  target: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const call = request(server.url, { path: target, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve([response.statusCode, text]))
    })
    call.on('error', reject).end()
  })
}

describe('startServer', () => {
  test('serves what a build has put into the folder since the start', async () => {
    writeFiles(out, { 'assets/later.css': 'p{}', 'en/index.html': 'Home', _redirects: '/alt/ /de/ 301\n' })
    expect(await ask('/assets/later.css')).toEqual([200, 'p{}'])
    expect(await ask('/en/')).toEqual([200, 'Home'])
    expect((await ask('/alt/'))[0]).toBe(301)
  })

  test.each(['//', '///', '//[', '//evil.example:x/'])('refuses %s and goes on', async (target) => {
    expect((await ask(target))[0]).toBe(400)
    expect(await ask('/de/')).toEqual([200, 'Startseite'])
  })

  test('takes no other host for its own', async () => {
    expect(await ask('//evil.example')).toEqual([404, 'nothing'])
  })

  test.each(['bytes=9-2', 'bytes=abc', 'bytes=-5', 'lines=1-2', 'bytes=0-1,3-4'])(
    'sends the whole file for the range %s',
    async (range) => {
      expect(await ask('/de/', 'GET', { range })).toEqual([200, 'Startseite'])
    },
  )

  test('sends the part of a file that a range asks for', async () => {
    expect(await ask('/de/', 'GET', { range: 'bytes=1-4' })).toEqual([206, 'tart'])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect((await ask('/de/', method))[0]).toBe(405)
  })
})
