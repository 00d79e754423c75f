import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPicture } from '../../renderer/render/picture.ts'
import type { Workspace } from '../output/paths.ts'
import type { Middleware } from './server.ts'
import { bytesOf, drawingOf, drawingsIn } from '../pictures/pictures.ts'

/** Draws a picture when it is asked for: in `watch` hardly anybody does. */
export function picturesOnRequest({ out, cache }: Workspace, tool: string): Middleware {
  const social = path.join(cache, 'social')
  return ({ url = '/' }, response, next) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const drawing = path.join(drawingsIn(cache), drawingOf(pathname))
    if (!isPicture(pathname.slice(1)) || existsSync(path.join(out, pathname)) || !existsSync(drawing)) return next()
    mkdirSync(social, { recursive: true })
    bytesOf({ svg: readFileSync(drawing, 'utf8') }, { cache: social, tool }).then(
      (bytes) => response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(bytes),
      (error: unknown) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error)),
    )
  }
}
