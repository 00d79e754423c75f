import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSourceMaps } from '../../../../cli/watch/source-maps.ts'
import { startServer } from '../../../../cli/serve/server.ts'
import { entriesOf } from '../../../../cli/theme/bundle/browser-modules.ts'
import { bundleChunks } from '../../../../cli/theme/bundle/bundle-code.ts'
import type { Prepared } from '../../../../cli/build/build-types.ts'
import { placeAt } from '../../../../renderer/definitions/lines.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const COUNTER = `import { useEffect } from 'react'

export function Counter() {
  useEffect(() => {
    throw new Error('counted wrongly')
  }, [])
  return <p>0</p>
}
`

/** What a theme and settings need for one island. */
const SHOWN = {
  site: { data: { settings: { locales: ['en'], baseUrl: 'https://www.example.com', services: {}, scripts: [] } } },
  theme: { theme: { islands: { Counter: { module: 'islands/Counter.tsx' } }, middleware: {} } },
} as unknown as Pick<Prepared, 'site' | 'theme'>

test('in watch, an error in an island leads to its line in the theme, and the code is that of every build', async () => {
  const root = temporaryFolder()
  const workspace = { root, out: path.join(root, 'out'), cache: path.join(root, 'cache') }
  writeFiles(root, { 'templates/islands/Counter.tsx': COUNTER })
  const { settings } = SHOWN.site.data
  const { chunks } = await bundleChunks(entriesOf(workspace, SHOWN.theme.theme, settings), settings.locales)
  const { name = '', code = '' } = chunks.find(({ entry }) => entry === 'island-Counter') ?? {}
  writeFiles(workspace.out, { '404.html': 'nothing', [`assets/${name}`]: code })
  const maps = createSourceMaps(workspace)
  const server = await startServer({ out: workspace.out, port: 0, uncached: true, before: maps.middleware })
  onTestFinished(() => server.close())
  const ask = (address: string): Promise<Response> => fetch(new URL(address, server.url))

  maps.show(SHOWN)
  const address = (await ask(`/assets/${name}`)).headers.get('sourcemap') ?? ''
  const map = new SourceMap((await (await ask(address)).json()) as SourceMapPayload)
  const { line, column } = placeAt(code, code.indexOf('counted wrongly'))
  expect(map.findEntry(line - 1, column - 1)).toMatchObject({
    originalSource: '/templates/islands/Counter.tsx',
    originalLine: 4,
  })
  expect((await ask('/__watch/maps/gone.js.map')).status).toBe(404)
  expect((await ask('/404.html')).headers.get('sourcemap')).toBeNull()
})
