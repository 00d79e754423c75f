import path from 'node:path'
import { loadSite } from '../../cli/build/load/load.ts'
import { digestOf } from '../../cli/build/page-digests.ts'
import { readCatalogues } from '../../cli/content/data/catalogues.ts'
import { translatorsOf } from '../../cli/content/data/translators.ts'
import { storedEngine } from '../../cli/content/markdown-store.ts'
import { readSiteData } from '../../cli/content/data/site-data.ts'
import { useSiteLocales } from '../../cli/content/data/site-locales.ts'
import { readSources } from '../../cli/content/files/sources.ts'
import { fileWriter } from '../../cli/output/staging.ts'
import { sha256 } from '../../cli/output/digest.ts'
import type { Workspace } from '../../cli/output/paths.ts'
import { compileAssets } from '../../cli/theme/assets.ts'
import { compilerHere } from '../../cli/theme/compiler.ts'
import { loadTheme } from '../../cli/theme/theme.ts'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'
import type { Markdown } from '../../renderer/definitions/fields/markdown.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import { markdownEngine } from '../../renderer/markdown/markdown.ts'
import { loadParser } from '../../renderer/markdown/parser.ts'
import { loadHyphenationFor } from '../../renderer/render/hyphenation.ts'
import { headOf, renderTags } from '../../renderer/render/head.ts'
import { pageRenderer } from '../../renderer/render/render-page.tsx'
import type { RenderedPage } from '../../renderer/render/draw-page.tsx'
import { softHyphens } from '../../renderer/render/soft-hyphens.ts'

/** One post with what each step of its way leaves behind. */
interface Post {
  readonly index: number
  readonly file: string
  readonly page: Page
  readonly bare: Page
  readonly body: Markdown
  readonly main: string
  readonly rendered: RenderedPage
}

/** The steps of a post's way, each by itself on what the step before gave; `load` does all posts at once. */
export async function partsOf(root: string, scratch: string) {
  const { load, parse, engine, renderer, settings, texts } = await toolsOf({
    root,
    out: path.join(scratch, 'out'),
    cache: path.join(root, '.cache'),
  })
  const site = load()
  await loadHyphenationFor(site.pages)
  const render = renderer(site.chrome)
  const posts = site.pages.filter(isPost).map((page, index): Post => {
    const rendered = render(page)
    const { main } = JSON.parse(rendered.payload) as { main: string }
    const file = texts.get(`content/${page.route.group}/${page.route.locale}.md`) ?? ''
    const whole = main.replaceAll('\u00AD', '')
    return { index, page, rendered, file, main: whole, body: bodyOf(page), bare: withoutBody(page) }
  })
  const write = fileWriter(path.join(scratch, 'files'))
  const each = {
    'front matter': ({ file }: Post) => parseFrontMatter(file),
    parse: ({ body }: Post) => parse(body.source),
    'index (with parse)': ({ body }: Post) => engine.index(body.source),
    'tree (with parse)': ({ body, page }: Post) => engine.tree(body.source, page.route.locale),
    'page without its text': ({ bare }: Post) => render(bare),
    'whole page': ({ page }: Post) => render(page),
    head: ({ page }: Post) => renderTags(headOf(page, settings)),
    hyphens: ({ main, page }: Post) => softHyphens(main, page.route.locale),
    'digest of the value': ({ page }: Post) => digestOf({ ...page }),
    'hash of the files': ({ rendered }: Post) => [sha256(rendered.html), sha256(rendered.payload)],
    write: ({ index, rendered }: Post) => {
      write(`${index}/index.html`, rendered.html)
      write(`${index}/_payload.json`, rendered.payload)
    },
  }
  return { posts, each, load }
}

async function toolsOf(workspace: Workspace) {
  const { root } = workspace
  const { packs, names } = await useSiteLocales(root)
  const clock = { at: '2026-11-20T09:00:00Z', drafts: false }
  const { data } = readSiteData(root, { baseUrl: undefined })
  const compiled = await loadTheme(workspace, 'bench')
  if ('issues' in compiled) throw new Error(compiled.issues[0]?.message)
  compiled.useLocales(packs, names)
  const { theme } = compiled
  const { catalogues } = readCatalogues(root, data.settings)
  const assets = await compileAssets({
    workspace,
    theme,
    properties: compiled.properties,
    sheets: compiled.sheets,
    settings: data.settings,
    tool: 'bench',
    compiler: compilerHere,
  })
  if ('issues' in assets) throw new Error(assets.issues[0]?.message)
  const sources = readSources(root, new Map())
  const parse = await loadParser()
  const engine = markdownEngine(parse)
  // Without a stored index: each round begins as a cold build does.
  const cold = () => storedEngine(engine, path.join(workspace.cache, 'none'), '').engine
  const load = () =>
    loadSite({
      data,
      sources,
      theme,
      catalogues,
      engine: cold(),
      clock,
      memory: { entries: new Map(), written: new Map() },
    }).site
  const shared = { settings: data.settings, assets: assets.assets, feeds: {}, shell: '0' }
  const translate = translatorsOf(catalogues, data.settings)
  const renderer = (chrome: ReturnType<typeof load>['chrome']) =>
    pageRenderer({ site: { ...shared, chrome, translate }, theme, engine, digest: sha256 })
  const texts = new Map(sources.texts.map((file) => [file.path, file.text]))
  return { load, parse, engine, renderer, texts, settings: data.settings }
}

function isPost({ view }: Page): boolean {
  return view.template === 'entry' && view.collection === 'posts'
}

function bodyOf({ view }: Page): Markdown {
  if (view.template !== 'entry' || !('body' in view.shown)) throw new Error('A post has a text')
  // The collection of the posts made it.
  return view.shown.body as Markdown
}

function withoutBody(page: Page): Page {
  const { view } = page
  const body: Markdown = { ...bodyOf(page), source: '' }
  return view.template === 'entry' ? { ...page, view: { ...view, shown: { ...view.shown, body } } } : page
}
