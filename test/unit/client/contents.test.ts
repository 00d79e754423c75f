import { afterEach, describe, expect, test, vi } from 'vitest'
import { createContents } from '../../../renderer/client/contents.ts'

afterEach(() => vi.unstubAllGlobals())

/** A list of contents of three headings. `above` says that exactly these lie above the middle: the browser tells of what changed. */
function pageOf(...ids: readonly string[]) {
  const headings = new Map(ids.map((id) => [id, { id }]))
  const ownerDocument = { getElementById: (id: string) => headings.get(id) ?? null }
  const links = ids.map((id) => ({ hash: `#${encodeURI(id)}`, ariaCurrent: null, ownerDocument }))
  const watched = new Map<unknown, boolean | undefined>()
  let tell = (_entries: readonly { target: unknown; isIntersecting: boolean }[]): void => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(work: typeof tell) {
        tell = work
      }
      observe(heading: unknown): void {
        watched.set(heading, undefined)
      }
      disconnect(): void {
        watched.clear()
      }
    },
  )
  const contents = createContents({ querySelectorAll: () => links } as unknown as Document)
  const above = (...wanted: readonly string[]): void => {
    const changed = [...watched.keys()]
      .map((target) => ({ target, isIntersecting: wanted.includes((target as { id: string }).id) }))
      .filter(({ target, isIntersecting }) => watched.get(target) !== isIntersecting)
    for (const { target, isIntersecting } of changed) watched.set(target, isIntersecting)
    tell(changed)
  }
  const marked = () => links.filter(({ ariaCurrent }) => ariaCurrent === 'true').map(({ hash }) => hash)
  contents.start()
  return { contents, above, marked }
}

describe('the list of contents marks', () => {
  test('the last heading above the middle of the window', () => {
    const { above, marked } = pageOf('a', 'b', 'c')
    above('a')
    expect(marked()).toEqual(['#a'])
    above('a', 'b')
    expect(marked()).toEqual(['#b'])
  })

  test('the heading before the one that leaves downwards', () => {
    const { above, marked } = pageOf('a', 'b', 'c')
    above('a', 'b', 'c')
    above('a', 'b')
    expect(marked()).toEqual(['#b'])
  })

  test('none above the first heading, also after a jump to the top', () => {
    const { above, marked } = pageOf('a', 'b', 'c')
    above()
    expect(marked()).toEqual([])
    above('a', 'b', 'c')
    above()
    expect(marked()).toEqual([])
  })

  test('a heading whose id is no ASCII', () => {
    const { above, marked } = pageOf('übung')
    above('übung')
    expect(marked()).toEqual(['#%C3%BCbung'])
  })

  test('nothing of what was read on the page before', () => {
    const { contents, above, marked } = pageOf('a', 'b')
    above('a', 'b')
    contents.stop()
    contents.start()
    above('a')
    expect(marked()).toEqual(['#a'])
  })
})
