import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { buildMetaFile, latestFile } from '../../renderer/outputs/build-meta.ts'
import { feedFiles } from '../../renderer/outputs/feeds/files.ts'
import { feedSourcesOf } from '../../renderer/definitions/collections/feed-sources.ts'
import { formsFiles } from '../../renderer/outputs/forms-file.ts'
import { hostFiles } from '../../renderer/outputs/hosts/hosts.ts'
import { belowBase } from '../../renderer/outputs/below-base.ts'
import { onDomains } from '../../renderer/outputs/on-domains.ts'
import { manifestFile } from '../../renderer/outputs/manifest.ts'
import type { MarkdownEngine } from '../../renderer/markdown/markdown.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import { redirectPage, redirectsWithPages } from '../../renderer/outputs/redirect-pages.ts'
import { renderRootNotFound } from '../../renderer/render/root-not-found.tsx'
import type { Site } from '../../renderer/render/site.ts'
import { rootPage } from '../../renderer/render/root-page.ts'
import { robotsFile, sitemapFiles } from '../../renderer/outputs/sitemap.ts'
import { basePath } from '../../renderer/definitions/url.ts'
import type { TextFile } from '../../renderer/definitions/collections/collection-outputs.ts'
import type { CompiledAssets } from '../theme/assets.ts'
import { foldersOf } from './render/shared-site.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { FILES_LIST } from '../output/foreign.ts'
import { fileWriter } from '../output/staging.ts'
import { sha256 } from '../output/digest.ts'
import type { RetiredFile } from './record.ts'
import type { OutputFile } from '../output/output-file.ts'
import { retiredList } from './publish/retired.ts'
import type { BinaryFile } from '../content/files/binary-file.ts'

/** A file of the new output, staged unless it is already in the old one. */
export interface StagedFile {
  readonly path: string
  readonly hash: string
}

export interface SiteFilesInput {
  readonly site: LoadedSite
  readonly shared: Site
  readonly theme: Theme
  readonly engine: MarkdownEngine
  readonly assets: CompiledAssets
  readonly copies: readonly BinaryFile[]
  /** Days of the last commits of texts, by file. */
  readonly committed: ReadonlyMap<string, string>
  /** Files of the search index. */
  readonly index: readonly TextFile[]
  /** The style sheets of the documents. */
  readonly sheets: readonly TextFile[]
  /** Whether pages have failed. Nothing is published then, and what failed in them may be in the not-found page, too. */
  readonly hasFailed: boolean
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
}

/** Everything beside the pages: `/`, not-found page, sitemap, robots, redirects, host files, assets and copied files. */
export function siteFiles(input: SiteFilesInput): StagedFile[] {
  const { site, assets, copies, index, sheets, staging, intact } = input
  const { settings } = site.data
  const below = belowBase(settings, foldersOf(copies))
  const onDomain = onDomains(settings)
  const texts = [...textsOf(input), ...index].map((file) => onDomain(below(file)))
  return [
    ...[...texts, ...sheets].map((text) => stageText(text, staging, intact)),
    ...[...assets.files, ...copies].map((file) => stageCopy(file, staging, intact)),
  ]
}

function textsOf({ site, shared, theme, engine, committed, hasFailed }: SiteFilesInput): TextFile[] {
  const { pages, collections, redirects, thanks } = site
  const { settings } = site.data
  const paths = pages.map(({ route }) => route.path)
  const notFound = site.errorPages.filter((page) => page.view.template === 'not-found')
  return [
    rootPage(shared, sha256, theme),
    manifestFile(settings, shared.assets, theme.browserColour?.({ tone: 'dark', area: '' })),
    ...(hasFailed
      ? []
      : [{ path: '404.html', content: renderRootNotFound(notFound, { site: shared, theme, engine, digest: sha256 }) }]),
    ...sitemapFiles(pages, settings, committed),
    ...feedFiles(pages, feedSourcesOf(collections), settings),
    robotsFile(settings),
    ...redirectsWithPages(redirects, paths).map((redirect) => redirectPage(redirect, settings)),
    ...hostFiles(settings, shared.assets, redirects),
    ...formsFiles({ settings, forms: theme.forms, translate: shared.translate, thanks, pages }),
  ]
}

interface BuildFilesInput {
  readonly staging: string
  readonly intact: ReadonlyMap<string, OutputFile>
  /** Paths of all other files of the build. */
  readonly own: Iterable<string>
  /** Time of the build in milliseconds. */
  readonly timestamp: number
  readonly lastId: string | undefined
  /** Files of earlier builds that are kept. */
  readonly retired: Readonly<Record<string, RetiredFile>>
}

/** The files about a build. If its id equals that of the last one, its time does too. */
export function buildFiles(id: string, site: LoadedSite, input: BuildFilesInput): StagedFile[] {
  const { staging, intact, own, timestamp, lastId, retired } = input
  const meta = buildMetaFile(id, site.pages, site.redirects, basePath(site.data.settings.baseUrl))
  const latest = latestFile(id, timestamp)
  const kept = retiredList(retired)
  const list = [...own, meta.path, latest.path, FILES_LIST, ...kept.map((file) => file.path)].toSorted()
  const others = [meta, ...kept, { path: FILES_LIST, content: `${list.join('\n')}\n` }].map((file) =>
    stageText(file, staging, intact),
  )
  const last = lastId === id ? intact.get(latest.path) : undefined
  return [...others, last ? { path: latest.path, hash: last.hash } : stageText(latest, staging, intact)]
}

function stageText(
  { path: file, content }: TextFile,
  staging: string,
  intact: ReadonlyMap<string, OutputFile>,
): StagedFile {
  const hash = sha256(content)
  if (intact.get(file)?.hash !== hash) fileWriter(staging)(file, content)
  return { path: file, hash }
}

function stageCopy(
  { source, path: file, hash }: BinaryFile,
  staging: string,
  intact: ReadonlyMap<string, OutputFile>,
): StagedFile {
  if (intact.get(file)?.hash !== hash) {
    mkdirSync(path.dirname(path.join(staging, file)), { recursive: true })
    copyFileSync(source, path.join(staging, file))
  }
  return { path: file, hash }
}
