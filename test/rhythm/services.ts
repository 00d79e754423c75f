import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../renderer/content/plain-data.ts'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'

/** The page with the index of services. */
const INDEX = 'services-overview'

interface ServicePage {
  /** Its path: `azure/azure-foundation`. */
  readonly page: string
  /** Types of its sections. */
  readonly types: readonly string[]
}

export interface ServiceGroup {
  readonly title: string
  /** In the order of the index. Rows that lead elsewhere, such as to an event, are left out. */
  readonly services: readonly ServicePage[]
}

/** The groups of the index as one language has them, with what the files of `root` say; throws if there is no index. */
export function serviceGroups(root: string, locale: string): readonly ServiceGroup[] {
  const index = sectionsOf(read(root, INDEX, locale)).find(({ type }) => type === 'service-index')
  if (!index)
    throw new Error(
      `content/pages/${INDEX}/${locale}.md has no section \`service-index\`; the order of services is taken from it`,
    )
  return records(index['groups']).map(({ title, rows }) => ({
    title: String(title),
    services: records(rows).flatMap(({ href }) => serviceAt(root, String(href).replace(/^\/|[#?].*$/g, ''), locale)),
  }))
}

/** Paths of all pages that describe a service in some language, also of those that the index does not name. */
export function servicePages(root: string): readonly string[] {
  const folder = path.join(root, 'content', 'pages')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const pages = files.filter((name) => describesService(dataOf(path.join(folder, name))))
  return [...new Set(pages.map((name) => path.dirname(name).split(path.sep).join('/')))].toSorted()
}

/** Types of the sections of a page in one language; none if it is not written in that language. */
export function typesOf(root: string, page: string, locale: string): readonly string[] {
  return sectionsOf(read(root, page, locale)).map(({ type }) => String(type))
}

function serviceAt(root: string, page: string, locale: string): ServicePage[] {
  return describesService(read(root, page, locale)) ? [{ page, types: typesOf(root, page, locale) }] : []
}

function describesService(data: Record<string, unknown>): boolean {
  return data['describes'] === 'service'
}

function read(root: string, page: string, locale: string): Record<string, unknown> {
  const file = path.join(root, 'content', 'pages', page, `${locale}.md`)
  return existsSync(file) ? dataOf(file) : {}
}

function dataOf(file: string): Record<string, unknown> {
  const { data } = parseFrontMatter(readFileSync(file, 'utf8'))
  return isRecord(data) ? data : {}
}

function sectionsOf({ sections }: Record<string, unknown>): readonly Record<string, unknown>[] {
  return records(sections)
}

function records(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
