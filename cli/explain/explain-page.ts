import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Translate } from '../../renderer/definitions/context.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import { parserInUse } from '../../renderer/markdown/parser.ts'
import { loadHyphenationFor } from '../../renderer/render/hyphenation.ts'
import { pageRenderer } from '../../renderer/render/render-page.tsx'
import type { BuildOptions, Prepared } from '../build/build-types.ts'
import { plannedPages } from '../build/plan.ts'
import { baseDigest } from '../build/run/run.ts'
import { readRecord } from '../build/record.ts'
import { sharedSite } from '../build/render/shared-site.ts'
import { messagesPath } from '../content/data/messages-file.ts'
import { translatorsOf } from '../content/data/translators.ts'
import { sourceText } from '../content/source-text.ts'
import { sha256 } from '../output/digest.ts'
import { relativePath, type Workspace } from '../output/paths.ts'
import { addressesIn, addressesOf, factsIn } from '../content/page-contents.ts'
import { lastRun } from './last-run.ts'
import { nextRun, type PageRun } from './next-run.ts'

/** A component or section of the theme, with the file that has its name, if any. */
interface Drawn {
  readonly name: string
  readonly file: string | null
}

/** Everything that a page is made of, as printed by `--format json`. */
export interface PageExplanation {
  readonly path: string
  readonly title: string
  readonly text: string
  /** Addresses of the same page in other languages. */
  readonly translations: Readonly<Record<string, string>>
  readonly layout: string
  readonly drawnBy: readonly Drawn[]
  readonly files: readonly string[]
  readonly facts: readonly string[]
  readonly messages: { readonly file: string; readonly keys: readonly string[] }
  readonly linksTo: readonly string[]
  readonly linkedFrom: readonly string[]
  /** Whether menu, footer or named links lead to it from every page of its language. */
  readonly inFrame: boolean
  /** null if unknown. */
  readonly lastRun: PageRun | null
  readonly nextRun: PageRun
}

/** Explains a page. Renders it once, to learn which messages it uses. */
export async function explainPage(
  page: Page,
  prepared: Prepared,
  workspace: Workspace,
  options: BuildOptions,
): Promise<PageExplanation> {
  const { site, theme } = prepared
  const { route, meta, layout, alternates } = page
  const text = sourceOf(route)
  const { links, files } = addressesOf(page)
  await loadHyphenationFor([page])
  const { [route.locale]: frame } = site.chrome
  return {
    path: route.path,
    title: meta.title,
    text,
    translations: Object.fromEntries(
      alternates.filter(({ locale }) => locale !== route.locale).map(({ locale, path: other }) => [locale, other]),
    ),
    layout,
    drawnBy: componentsOf(page, theme.theme, workspace.root),
    files: [...files].toSorted(),
    facts: factsIn(sourceText(workspace.root, text) ?? ''),
    messages: { file: messagesPath(route.locale), keys: messagesOf(page, prepared) },
    linksTo: [...links].toSorted(),
    linkedFrom: site.pages.filter((other) => addressesOf(other).links.has(route.path)).map((other) => other.route.path),
    inFrame: addressesIn(frame).links.has(route.path),
    ...(await runsOf(page, prepared, workspace, options)),
  }
}

async function runsOf(
  page: Page,
  prepared: Prepared,
  workspace: Workspace,
  options: BuildOptions,
): Promise<Pick<PageExplanation, 'lastRun' | 'nextRun'>> {
  const base = baseDigest(prepared, sharedSite(prepared), options, await parserInUse())
  const [planned] = plannedPages({ ...prepared.site, pages: [page], errorPages: [] })
  if (!planned) throw new Error(`${page.route.path} has no plan`)
  const record = readRecord(workspace)
  return {
    lastRun: lastRun(page.route.path, record, workspace),
    nextRun: nextRun(planned, base, record, workspace.out),
  }
}

/** Keys of the messages used while rendering the page, including header and footer. */
function messagesOf(page: Page, prepared: Prepared): string[] {
  const { settings } = prepared.site.data
  const asked = new Set<string>()
  const translators = Object.entries(translatorsOf(prepared.catalogues, settings))
  const listening = translators.map(([locale, translate]): [string, Translate] => [
    locale,
    (key, values) => {
      asked.add(key)
      return translate(key, values)
    },
  ])
  const site = { ...sharedSite(prepared), translate: Object.fromEntries(listening) }
  pageRenderer({ site, theme: prepared.theme.theme, engine: prepared.store.engine, digest: sha256 })(page)
  return [...asked].toSorted()
}

function componentsOf({ view }: Page, { collections, sections, templates }: Theme, root: string): Drawn[] {
  const files = componentFiles(root)
  const drawn = (component: { readonly name: string } | undefined, name?: string): Drawn[] =>
    component ? [{ name: name ?? nameOf(component), file: files.get(wordsOf(nameOf(component))) ?? null }] : []
  if (view.template === 'entry') {
    const [page] = drawn(collections.find(({ name }) => name === view.collection)?.Page)
    // A component written into the definition has the name of its field.
    if (page?.name !== 'Page') return page ? [page] : []
    return [{ name: `Page of ${view.collection}`, file: files.get(wordsOf(view.collection)) ?? null }]
  }
  const own = drawn(templates[view.template])
  if (view.template !== 'page') return own
  const types = [...new Set(view.sections.map(({ type }) => type))]
  return [
    ...own,
    ...types.flatMap((type) => {
      const [section] = drawn(sections.find((known) => known.type === type)?.Component, type)
      // Wrapped components have no name; their file usually has the name of the section.
      return section ? [{ ...section, file: section.file ?? files.get(wordsOf(type)) ?? null }] : []
    }),
  ]
}

/** The name in the source, without the number that the bundler adds to duplicate names. */
function nameOf({ name }: { readonly name: string }): string {
  return name.replace(/\$\d+$/, '')
}

/** Normalises names: `StoryRow` and `story-row` are equal. */
function wordsOf(name: string): string {
  return name.replaceAll('-', '').toLowerCase()
}

/** Files of the templates by normalised component name. */
function componentFiles(root: string): Map<string, string> {
  const folder = path.join(root, 'templates')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  return new Map(
    names.map((name) => [wordsOf(path.basename(name, '.tsx')), relativePath(root, path.join(folder, name))]),
  )
}
