/** The little that the tests need to know of an HTML file, read with patterns: the files are our own and well formed. */

/** Values of an attribute on all elements of a name (or any name). */
export function attributesOf(html: string, element: string, attribute: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'gi')
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}

/** hreflang → address of a document's alternates. */
export function alternatesOf(html: string): Record<string, string> {
  const pattern = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g
  return Object.fromEntries([...html.matchAll(pattern)].map((match) => [match[1] ?? '', match[2] ?? '']))
}

export function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
}

/** Every address of the own site that a document refers to, without query and hash. */
export function internalReferences(html: string): string[] {
  const elements = ['a', 'link', 'img', 'script', 'source', 'use']
  const all = ['href', 'src'].flatMap((attribute) =>
    elements.flatMap((element) => attributesOf(html, element, attribute)),
  )
  return [
    ...new Set(all.filter((address) => /^\/(?!\/)/.test(address)).map((address) => address.replace(/[?#].*$/, ''))),
  ]
}

/** File of the output that answers an address. */
export function fileOf(address: string): string {
  const path = decodeURI(address).slice(1)
  return path === '' || path.endsWith('/') ? `${path}index.html` : path
}

/** `{file, hash}` of links to anchors of the own site, `#here` included. */
export function anchorReferences(html: string, file: string): { file: string; id: string }[] {
  const hrefs = attributesOf(html, 'a', 'href').filter(
    (href) => href.includes('#') && (href.startsWith('/') || href.startsWith('#')),
  )
  return hrefs.map((href) => {
    const [address = '', id = ''] = href.split('#')
    return { file: address === '' ? file : fileOf(address.replace(/\?.*$/, '')), id: decodeURIComponent(id) }
  })
}
