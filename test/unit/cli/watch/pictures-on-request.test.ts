import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import sharp from 'sharp'
import { madeIn } from '../../../../cli/pictures/maker.ts'
import { keepOrders, ordersIn } from '../../../../cli/pictures/orders.ts'
import { drawingsIn } from '../../../../cli/pictures/pictures.ts'
import { picturesOnRequest } from '../../../../cli/watch/pictures-on-request.ts'
import { startServer } from '../../../../cli/serve/server.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path d="M0 0h8v4H0z" fill="#123456"/></svg>'
const DRAWN = '/assets/social.0123456789.png'
const PNG = Buffer.from('\u0089PNG', 'latin1')

/** The server of a site that `watch` shows, with one drawing. */
async function watched(drawing = DRAWING) {
  const root = temporaryFolder()
  const workspace = { root, out: path.join(root, 'out'), cache: path.join(root, 'cache') }
  writeFiles(workspace.out, { '404.html': 'nothing' })
  writeFiles(drawingsIn(workspace.cache), { 'social.0123456789.svg': drawing })
  const before = picturesOnRequest(workspace, 'tool')
  const server = await startServer({ out: workspace.out, port: 0, uncached: true, before })
  onTestFinished(() => server.close())
  const ask = (address: string): Promise<Response> => fetch(new URL(address, server.url))
  return { workspace, ask }
}

describe('a picture that nobody has drawn yet', () => {
  test('is drawn when it is asked for, and kept for the next time', async () => {
    const { ask, workspace } = await watched()
    const answer = await ask(DRAWN)
    const first = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(first.subarray(0, 4)).toEqual(PNG)
    expect(Object.keys(filesIn(path.join(workspace.cache, 'social')))).toHaveLength(1)
    expect(Buffer.from(await (await ask(`${DRAWN}?again`)).arrayBuffer())).toEqual(first)
  })

  test('that cannot be drawn is an answer that says why, and the server goes on', async () => {
    const { ask } = await watched('no drawing')
    const answer = await ask(DRAWN)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/plain'])
    expect(await answer.text()).toMatch(/\w/)
    expect((await ask('/elsewhere')).status).toBe(404)
  })
})

test('a size of a picture is made when it is asked for, and kept for the next time', async () => {
  const { ask, workspace } = await watched()
  const source = path.join(workspace.root, 'plan.png')
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toFile(source)
  const look = {
    path: 'assets/pictures/plan-20.0123456789.webp',
    type: 'webp',
    width: 20,
    height: 10,
    crop: null,
  } as const
  const raster = { name: 'plan', digest: 'd', type: 'png', width: 40, height: 20, source, original: null } as const
  keepOrders([{ ...look, source: 'd' }], new Map([['plan.png', raster]]), ordersIn(workspace.cache))
  const answer = await ask(`/${look.path}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 20, height: 10 })
  expect(Object.keys(filesIn(madeIn(workspace.cache)))).toHaveLength(1)
  expect((await ask('/assets/pictures/plan-30.0123456789.webp')).status).toBe(404)
})

test('a picture that is in the output comes from there', async () => {
  const { ask, workspace } = await watched()
  writeFiles(workspace.out, { [DRAWN]: 'of a build' })
  expect(await (await ask(DRAWN)).text()).toBe('of a build')
})

test.each(['/assets/social.9876543210.png', '/assets/other.0123456789.png', '/assets/social.../0123456789.png'])(
  '%s, of which there is no drawing, is not found',
  async (address) => {
    const { ask } = await watched()
    const answer = await ask(address)
    expect([answer.status, await answer.text()]).toEqual([404, 'nothing'])
  },
)
