import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ComponentType, type ReactNode } from 'react'
import type { Context } from '../../../renderer/definitions/context.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import type { Theme } from '../../../renderer/definitions/theme.ts'
import { markdownEngine } from '../../../renderer/markdown/markdown.ts'
import { loadParser } from '../../../renderer/markdown/parser.ts'
import { readyHtml } from '../../../renderer/markdown/ready-html.ts'
import { layoutOf } from '../../../renderer/render/frame.tsx'
import { contextOf } from '../../../renderer/render/page-context.tsx'
import { templateOf } from '../../../renderer/render/page-parts.ts'
import type { RenderSetup } from '../../../renderer/render/setup.ts'
import type { Site } from '../../../renderer/render/site.ts'
import { readCatalogues } from '../../content/data/catalogues.ts'
import { translatorsOf } from '../../content/data/translators.ts'
import { sha256 } from '../../output/digest.ts'
import type { LoadedSite } from '../../content/loaded.ts'
import { componentStackOf } from './component-stack.ts'

/**
 * What draws failed pages again: in this thread, wherever they were drawn, and for nothing but their components. The compiled theme is in
 * memory.
 */
export async function redrawingOf(loaded: LoadedSite, root: string, compiled: string): Promise<RenderSetup> {
  const { theme } = (await import(pathToFileURL(compiled).href)) as { readonly theme: Theme }
  const { settings } = loaded.data
  const translate = translatorsOf(readCatalogues(root, settings).catalogues, settings)
  const islands = Object.fromEntries(Object.keys(theme.islands).map((name) => [name, { src: '', shared: [] }]))
  const site = { settings, chrome: loaded.chrome, translate, assets: { ...NO_ASSETS, islands }, feeds: {}, shell: '' }
  return { theme, site, engine: markdownEngine(await loadParser()), digest: sha256 }
}

/** The result is not published, so addresses do not matter. */
const NO_ASSETS: Site['assets'] = {
  script: '',
  styles: '',
  kindStyles: {},
  islands: {},
  middleware: {},
  scripts: [],
  icons: [],
  preload: [],
  root: { code: '', hash: '' },
}

/** The components in which a page raises an error with this message, the innermost first; undefined if none of its parts does. */
export async function stackOfPage(page: Page, message: string, redrawing: RenderSetup): Promise<string | undefined> {
  const island: FailedIsland = { element: null }
  for (const part of drawnParts(page, redrawing, island)) {
    const stack = await componentStackOf(part, message)
    if (stack === undefined) continue
    // An island is a root of its own, which the stack of the page does not contain.
    const inner = await componentStackOf(island.element, message)
    return (inner ?? '') + stack
  }
  return undefined
}

interface FailedIsland {
  element: ReactNode
}

function drawnParts(page: Page, redrawing: RenderSetup, failed: FailedIsland): ReactNode[] {
  try {
    return partsOf(page, redrawing, failed)
  } catch {
    // What fails before a component is drawn is in none, and has been told.
    return []
  }
}

function partsOf(page: Page, redrawing: RenderSetup, failed: FailedIsland): ReactNode[] {
  const { theme } = redrawing
  const adding = { file: addressOf, beside: addressOf, variant: () => undefined }
  const context = contextOf(page, redrawing, adding, readyHtml())
  // Components have this object, so the function is replaced in it.
  Object.assign(context, { island: noting(context.island, theme, failed) })
  const { Main, Header, Footer, slots } = layoutOf(theme, page.layout)
  const around: Context = { ...context, ...context.reader }
  return [
    <Main key="main" context={context}>
      {templateOf(theme, page, context)}
    </Main>,
    ...[...Object.values(slots), Header, Footer].map((Part) => createElement(Part, { context: around })),
  ]
}

function addressOf(name: string): string {
  return path.posix.join('/', name)
}

/** Draws islands, and notes the one that fails. */
function noting(draw: Context['island'], { islands }: Theme, failed: FailedIsland): Context['island'] {
  return (name, props) => {
    try {
      return draw(name, props)
    } catch (error) {
      const { component } = islands[name] ?? {}
      // Safe: the props of an island are up to the template.
      if (component) failed.element = createElement(component as ComponentType<typeof props>, props)
      throw error
    }
  }
}
