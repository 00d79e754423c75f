import type { Page } from '../definitions/page.ts'

/** A page without its large parts: all that files of the whole site need. */
export interface PageOutline {
  readonly page: Partial<Page>
  /** Names of all its fields, in their order. */
  readonly fields: readonly string[]
  readonly view: object
  readonly viewFields: readonly string[]
}

/** Fields that only rendering needs. */
const LARGE = new Set(['switcher', 'breadcrumb', 'view'])
/** Fields of a view that say what kind of page it is. */
const KIND = new Set(['template', 'collection'])

/** The small part of a page that is kept. */
export function outlineOf(page: Page): PageOutline {
  return {
    page: partOf(page, (field) => !LARGE.has(field)),
    fields: Object.keys(page),
    view: partOf(page.view, (field) => KIND.has(field)),
    viewFields: Object.keys(page.view),
  }
}

function partOf<T extends object>(value: T, isWanted: (field: string) => boolean): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([field]) => isWanted(field))) as Partial<T>
}

/** The page of an outline; `make` makes the whole page when another field of it is read, such as for rendering. */
export function pageOnDemand(outline: PageOutline, make: () => Page): Page {
  let made: Page | undefined
  const whole = (): Page => (made ??= make())
  const view = onDemand(outline.view, outline.viewFields, () => whole().view)
  return onDemand({ ...outline.page, view }, outline.fields, whole) as Page
}

/** Getters are enumerable, so that copies, JSON and messages to threads contain all fields. */
function onDemand(known: object, fields: readonly string[], whole: () => object): object {
  const value = {}
  for (const field of fields) {
    const own = Object.getOwnPropertyDescriptor(known, field)
    const get = (): unknown => (whole() as Readonly<Record<string, unknown>>)[field]
    Object.defineProperty(value, field, own ?? { get, enumerable: true })
  }
  return value
}
