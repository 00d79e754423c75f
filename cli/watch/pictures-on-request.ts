import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPicture } from '../../renderer/render/picture.ts'
import { isVariant } from '../../renderer/render/variants.ts'
import type { Workspace } from '../output/paths.ts'
import type { Middleware } from '../middleware.ts'
import { madeBytes, madeIn } from '../pictures/maker.ts'
import { orderOf, ordersIn } from '../pictures/orders.ts'
import { bytesOf, drawingOf, drawingsIn } from '../pictures/pictures.ts'
import { studioHere } from '../pictures/studio.ts'
import { mediaTypeOf } from '../serve/media-types.ts'

/** Draws pictures on request: a `watch` session needs few of all the sizes, formats and link previews. */
export function picturesOnRequest(workspace: Workspace, tool: string): Middleware {
  return ({ url = '/' }, response, next) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const make = existsSync(path.join(workspace.out, pathname)) ? undefined : makerOf(pathname, workspace, tool)
    if (!make) return next()
    make().then(
      (bytes) =>
        response.writeHead(200, { 'Content-Type': mediaTypeOf(pathname), 'Cache-Control': 'no-store' }).end(bytes),
      (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error)),
    )
  }
}

/** How to draw the picture at an address; undefined if no page uses it. */
function makerOf(address: string, { cache }: Workspace, tool: string): (() => Promise<Uint8Array>) | undefined {
  const file = address.slice(1)
  if (isPicture(file))
    return drawerOf(path.join(drawingsIn(cache), drawingOf(address)), path.join(cache, 'social'), tool)
  const order = isVariant(file) ? orderOf(address, ordersIn(cache)) : undefined
  return order && (async () => madeBytes(order.variant, order.source, madeIn(cache), studioHere))
}

function drawerOf(drawing: string, social: string, tool: string): (() => Promise<Uint8Array>) | undefined {
  if (!existsSync(drawing)) return undefined
  return async () => {
    mkdirSync(social, { recursive: true })
    return bytesOf({ svg: readFileSync(drawing, 'utf8') }, { cache: social, tool, studio: studioHere })
  }
}
