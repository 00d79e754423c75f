import { textIn, type HostRules } from './rules.ts'

/** A line of `.htaccess`, and the paths that it applies to. */
interface Directive {
  readonly name: string
  readonly words: readonly string[]
  readonly where: RegExp | undefined
}

/** The subset of `.htaccess` that the generator writes, for a server with all modules. The last matching line wins. */
export function apacheRules(out: string): HostRules {
  const directives = directivesIn(textIn(out, '.htaccess'))
  const forPath = (name: string, pathname: string): readonly Directive[] =>
    directives.filter((directive) => directive.name === name && (directive.where?.test(pathname) ?? true))
  const moved = (pathname: string): Directive | undefined =>
    forPath('RedirectMatch', pathname).find(({ words: [, pattern = ''] }) => new RegExp(pattern).test(pathname))
  const headers = (pathname: string): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(forPath('Header', pathname).map(headerOf)),
    ...typeOf(forPath('AddType', pathname), pathname),
  })
  return {
    redirect: (pathname, search) => targetOf(moved(pathname), search),
    headers,
    notFound: (pathname) => {
      const page = forPath('ErrorDocument', pathname).at(-1)?.words[1] ?? '/404.html'
      return { file: page, headers: headers(page) }
    },
    isHidden: (pathname) => moved(pathname)?.words[0] === '404',
  }
}

function directivesIn(text: string): Directive[] {
  const directives: Directive[] = []
  let where: RegExp | undefined
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, pattern] = /^<If "%\{REQUEST_URI\} =~ m#(.*)#">$/.exec(line) ?? []
    if (pattern !== undefined) where = new RegExp(pattern)
    else if (line === '</If>') where = undefined
    const [name = '', ...words] = wordsOf(line)
    if (/^[A-Z]/.test(name)) directives.push({ name, words, where })
  }
  return directives
}

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"((?:\\.|[^"\\])*)"|\S+/g)].map(
    ([word, text]) => text?.replaceAll(/\\(["\\])/g, '$1') ?? word,
  )
}

/** `Header always set Name value`, or without `always`. */
function headerOf({ words }: Directive): [string, string] {
  const [name = '', value = ''] = words.slice(words.indexOf('set') + 1)
  return [name, value.replaceAll('%%', '%')]
}

function typeOf(types: readonly Directive[], pathname: string): Record<string, string> {
  const [type] = types.find(({ words: [, ending = ''] }) => pathname.endsWith(ending))?.words ?? []
  return type === undefined || type === 'text/javascript' ? {} : { 'Content-Type': type }
}

function targetOf(moved: Directive | undefined, search: string): string | undefined {
  const [status, , target] = moved?.words ?? []
  if (status !== '301' || target === undefined) return undefined
  const address = target.replaceAll(/\\([$\\])/g, '$1')
  return /[?#]/.test(address) ? address : address + search
}
