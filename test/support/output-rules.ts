import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { alternatesOf, anchorReferences, attributesOf, canonicalOf, fileOf, internalReferences } from './html.ts'
import { filesOf } from './site.ts'
import { missingIn, structuredDataIn } from './structured-data.ts'

/** What must be true of every output, of the fixture site and of the real one. `out` is asked when the tests run. */
export function describeOutput(out: () => string): void {
  const documents = (): { file: string; html: string }[] =>
    filesOf(out())
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, html: readFileSync(path.join(out(), file), 'utf8') }))
  const pages = (): { file: string; html: string }[] => documents().filter(({ html }) => html.includes('data-shell='))

  describe('every document', () => {
    test('every address that it refers to is in the output', () => {
      const dead = documents().flatMap(({ file, html }) =>
        internalReferences(html)
          .filter((address) => !existsSync(path.join(out(), fileOf(address))))
          .map((address) => `${file} → ${address}`),
      )
      expect(dead).toEqual([])
    })

    test('every anchor that it links to exists', () => {
      const ids = new Map(documents().map(({ file, html }) => [file, new Set(attributesOf(html, '[a-z0-9]+', 'id'))]))
      const dead = documents().flatMap(({ file, html }) =>
        anchorReferences(html, file)
          .filter(({ file: target, id }) => id !== '' && !ids.get(target)?.has(id))
          .map(({ file: target, id }) => `${file} → ${target}#${id}`),
      )
      expect(dead).toEqual([])
    })

    test('no id is given twice', () => {
      const twice = pages().flatMap(({ file, html }) => {
        const ids = attributesOf(html, '[a-z0-9]+', 'id')
        return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file} #${id}`)
      })
      expect(twice).toEqual([])
    })

    test('it has a language, a title, a description, one main and a first heading', () => {
      const lacking = pages().flatMap(({ file, html }) => {
        const faults = [
          !/<html lang="[a-z]{2}-[A-Z]{2}"/.test(html) && 'lang',
          !/<title[^>]*>[^<]+<\/title>/.test(html) && 'title',
          !/<meta name="description" content="[^"]+">/.test(html) && 'description',
          html.match(/<main\b/g)?.length !== 1 && 'main',
          !/<h1\b/.test(html) && 'h1',
        ]
        return faults.filter(Boolean).map((fault) => `${file} ${String(fault)}`)
      })
      expect(lacking).toEqual([])
    })

    test('it has one h1, but for the not-found page that speaks all languages', () => {
      const several = pages().filter(({ file, html }) => file !== '404.html' && html.match(/<h1\b/g)?.length !== 1)
      expect(several.map(({ file }) => file)).toEqual([])
    })

    test('nothing inline that the content security policy would stop', () => {
      const inline = pages().filter(
        ({ html }) => /<[^>]+\sstyle="/.test(html) || /<[^>]+\son[a-z]+="/.test(html) || /<style\b/.test(html),
      )
      expect(inline.map(({ file }) => file)).toEqual([])
      const scripts = pages().filter(
        ({ file, html }) =>
          file !== 'index.html' && /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))/.test(html),
      )
      expect(scripts.map(({ file }) => file)).toEqual([])
    })

    test('nothing is loaded from elsewhere', () => {
      const foreign = pages().flatMap(({ file, html }) =>
        [
          ...attributesOf(html, 'script', 'src'),
          ...attributesOf(html, 'img', 'src'),
          ...(html.match(/<link rel="(?:stylesheet|preload)"[^>]*href="https?:[^"]*"/g) ?? []),
        ]
          .filter((address) => /^https?:/.test(address) || address.includes('href="http'))
          .map((address) => `${file} ${address}`),
      )
      expect(foreign).toEqual([])
    })
  })

  describe('structured data', () => {
    test('every block is JSON of schema.org with what its type requires', () => {
      const faults = pages().flatMap(({ file, html }) =>
        structuredDataIn(html).flatMap((text) => missingIn(text).map((fault) => `${file} ${fault}`)),
      )
      expect(faults).toEqual([])
    })

    test('pages that are not to be found have none', () => {
      const hidden = pages().filter(({ html }) => html.includes('content="noindex"'))
      expect(hidden.filter(({ html }) => structuredDataIn(html).length > 0).map(({ file }) => file)).toEqual([])
    })
  })

  describe('languages', () => {
    test('hreflang sets are symmetric, contain the page itself, and point at existing pages', () => {
      // A variant has the canonical of another page, and no set.
      const sets = pages().map(({ html }) => [canonicalOf(html), alternatesOf(html)] as const)
      const byAddress = new Map(sets.filter(([, set]) => Object.keys(set).length > 0))
      const wrong = pages().flatMap(({ file, html }) => {
        const own = alternatesOf(html)
        const addresses = Object.values(own)
        if (addresses.length === 0) return []
        const missing = addresses.filter((address) => !byAddress.has(address))
        const asymmetric = addresses.filter((address) => JSON.stringify(byAddress.get(address)) !== JSON.stringify(own))
        const self = addresses.includes(canonicalOf(html) ?? '') ? [] : ['itself']
        const fallback = own['x-default'] === undefined ? ['x-default'] : []
        return [...missing, ...asymmetric, ...self, ...fallback].map((fault) => `${file} ${fault}`)
      })
      expect(wrong).toEqual([])
    })
  })

  describe('search engines', () => {
    const locsIn = (file: string): string[] =>
      [...readFileSync(path.join(out(), file), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)

    test('a canonical leads to a page that names itself', () => {
      const canonicals = new Map(pages().map(({ file, html }) => [file, canonicalOf(html)]))
      const wrong = [...canonicals].filter(([, canonical]) => {
        if (canonical === undefined) return false
        return canonicals.get(fileOf(new URL(canonical).pathname)) !== canonical
      })
      expect(wrong).toEqual([])
    })

    test('the sitemap holds the pages that name themselves and no others, but for the choice of the language', () => {
      const listed = locsIn('sitemap.xml').flatMap((part) => locsIn(fileOf(new URL(part).pathname)))
      const withText = pages().filter(({ file }) => file !== 'index.html')
      const themselves = withText.flatMap(({ file, html }) => {
        const canonical = canonicalOf(html)
        return canonical !== undefined && fileOf(new URL(canonical).pathname) === file ? [canonical] : []
      })
      expect(new Set(listed)).toEqual(new Set(themselves))
    })

    test('a page has a canonical or is not to be indexed, and never both', () => {
      const wrong = pages().filter(
        ({ html }) => (canonicalOf(html) === undefined) !== html.includes('<meta name="robots" content="noindex">'),
      )
      expect(wrong.map(({ file }) => file)).toEqual([])
    })
  })

  describe('payloads', () => {
    test('every page that can be navigated to has one, of the same title', () => {
      const wrong = pages()
        .filter(({ file }) => file.endsWith('/index.html'))
        .filter(({ file, html }) => {
          const payload = path.join(out(), file.replace(/index\.html$/, '_payload.json'))
          if (!existsSync(payload)) return true
          const { title } = JSON.parse(readFileSync(payload, 'utf8')) as { title: string }
          return !html.includes(`<title>${title.replaceAll('&', '&amp;')}</title>`)
        })
      expect(wrong.map(({ file }) => file)).toEqual([])
    })
  })
}
