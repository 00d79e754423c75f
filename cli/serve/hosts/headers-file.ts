import { existsSync } from 'node:fs'
import path from 'node:path'
import { decodedAddress } from '../../../renderer/definitions/decoded.ts'
import { FRESH } from '../../../renderer/outputs/hosts/headers.ts'
import { matches, redirectIn, textIn, type HostRules, type Redirects } from './rules.ts'

/** `_headers` and `_redirects` as Netlify reads them: one not-found page for all languages. */
export function netlifyRules(out: string, base: string): HostRules {
  const blocks = headerBlocks(textIn(out, '_headers'))
  const redirects = redirectLines(textIn(out, '_redirects'))
  const headers = (pathname: string): Readonly<Record<string, string>> => headersOf(blocks, pathname)
  return {
    redirect: (pathname, search) => redirectIn(redirects, pathname, search),
    headers,
    notFound: () => ({ file: `${base}/404.html`, headers: headers(`${base}/404.html`) }),
    isHidden: (pathname) => pathname === `${base}/_headers` || pathname === `${base}/_redirects`,
  }
}

/** As Cloudflare Pages reads them: the nearest not-found page up the tree. */
export function cloudflareRules(out: string, base: string): HostRules {
  const rules = netlifyRules(out, base)
  return {
    ...rules,
    notFound: (pathname) => {
      const file = `${base}/${nearestPage(out, pathname.slice(base.length))}`
      return { file, headers: rules.headers(file) }
    },
  }
}

function nearestPage(out: string, pathname: string): string {
  const folders = pathname.split('/').filter((name) => name !== '' && name !== '.' && name !== '..')
  const candidates = folders.map((_, index) => [...folders.slice(0, folders.length - index), '404.html'].join('/'))
  return candidates.find((file) => !file.includes('\0') && existsSync(path.join(out, file))) ?? '404.html'
}

interface HeaderBlock {
  readonly pattern: string
  readonly headers: Readonly<Record<string, string>>
}

function headerBlocks(text: string): HeaderBlock[] {
  return text
    .split(/\n(?=\/)/)
    .filter(Boolean)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n').filter(Boolean)
      return { pattern, headers: Object.fromEntries(lines.map(headerOf)) }
    })
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/** Both hosts revalidate files unless a line says otherwise. */
function headersOf(blocks: readonly HeaderBlock[], pathname: string): Readonly<Record<string, string>> {
  const found = blocks.filter(({ pattern }) => matches(pattern, pathname)).map(({ headers }) => headers)
  return Object.assign({ 'Cache-Control': FRESH }, ...found) as Record<string, string>
}

function redirectLines(text: string): Redirects {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => line.split(' ')).map(([from = '', to = '']) => [decodedAddress(from), to]))
}
