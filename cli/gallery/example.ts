import type { Locale } from '../../i18n/locales.ts'
import { START } from '../../renderer/definitions/issue.ts'
import type { Page, SectionData } from '../../renderer/definitions/page.ts'
import type { SectionDefinition } from '../../renderer/definitions/define-section.ts'
import { jsonSchemaOf } from '../../renderer/outputs/json-schema.ts'
import { resolveData } from '../../renderer/pages/resolve/resolve.ts'
import type { Scope } from '../../renderer/pages/resolve/scope.ts'
import type { GallerySource } from './gallery-source.ts'
import { sampleFields } from './sample.ts'

/** A section to show. */
export interface Example {
  readonly section: SectionData
  /** Its position on the page; the first section has the h1. */
  readonly index: number
  /** The page of the site that it was found on. */
  readonly page: Page | null
  readonly origin: 'theme' | 'site' | 'schema'
}

type Written = Readonly<Record<string, unknown>>

/**
 * An example of a section type in a language: that of its definition, or else the first one on a page of the site, or else one made from
 * the schema.
 */
export function exampleOf(definition: SectionDefinition, locale: Locale, source: GallerySource): Example {
  const made = (written: Written, origin: Example['origin']): Example => ({
    section: sectionOf(written, definition, locale, source),
    index: 1,
    page: null,
    origin,
  })
  if (definition.example) return made(definition.example, 'theme')
  return (
    usedOn(definition.type, locale, source) ?? made(sampleFields(jsonSchemaOf(definition.schema), source), 'schema')
  )
}

function usedOn(type: string, locale: Locale, { prepared }: GallerySource): Example | undefined {
  for (const page of prepared.site.pages) {
    if (page.route.locale !== locale || page.view.template !== 'page') continue
    const index = page.view.sections.findIndex((section) => section.type === type)
    const section = page.view.sections[index]
    if (section) return { section, index, page, origin: 'site' }
  }
  return undefined
}

/** Fields as an editor would write them, checked by the schema and with their links and entries resolved. */
function sectionOf(
  written: Written,
  { type, schema }: SectionDefinition,
  locale: Locale,
  source: GallerySource,
): SectionData {
  return { ...resolveData(schema.parse({ ...written, type }), sampleScope(locale, source)), type }
}

/**
 * Scope for resolving an example, which is not part of a page. Reports nothing, because the example may refer to things that this site
 * lacks.
 */
export function sampleScope(locale: Locale, { targets }: GallerySource): Scope {
  return {
    locale,
    route: null,
    folder: '',
    targets,
    engine: targets.engine,
    file: '',
    place: () => ({ ...START, block: false }),
    report: () => undefined,
  }
}
