import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fileAdder, type AddedFiles } from './added-files.ts'
import type { Digest } from '../definitions/assets.ts'
import type { ClientData } from '../definitions/client-data.ts'
import type { Context, ShellContext } from '../definitions/context.ts'
import type { Layout, Theme } from '../definitions/theme.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'
import { ConsentDialog } from '../services/consent-dialog.tsx'
import { revisionOf } from '../services/service-data.ts'
import type { ReadyHtml } from '../markdown/ready-html.ts'
import type { Site } from './site.ts'
import { valuesInOrder } from './values-in-order.ts'

/** The layout with a name; content has been checked, so it exists. */
export function layoutOf(theme: Theme, name: string): Layout {
  const layout = theme.layouts[name]
  if (!layout) throw new Error(`The theme has no layout '${name}'`)
  return layout
}

/** Shared header and footer, and the shell id: documents and payloads with equal ids fit together. */
export interface Frame {
  readonly header: string
  readonly footer: string
  readonly id: string
  /** Files used by header and footer, added with every page of this frame. */
  readonly files: AddedFiles
}

type Markup = Pick<Frame, 'header' | 'footer'>

export type MakeFrame = (layout: Layout, context: Context, data: ClientData) => Frame

export function frameMaker(site: Site, theme: Theme, digest: Digest): MakeFrame {
  const frames = new Map<string, Frame>()
  const ids = new Map<string, string>()
  const dialogs = new Map<string, string>()
  return (layout, context, data) => {
    const {
      page: _page,
      reader: _reader,
      markdown: _markdown,
      picture: _picture,
      renderSection: _section,
      beside: _beside,
      island: _island,
      ...shared
    } = context
    const files: AddedFiles = new Map()
    const shell = { ...shared, file: fileAdder(files, digest) }
    const { locale, layout: name, tone, section } = shell
    const dialog = dialogs.get(locale) ?? serviceDialog(shell, theme, digest)
    dialogs.set(locale, dialog)
    const place = `${locale} ${name}`
    const key = `${place} ${tone} ${section}`
    const id = ids.get(place) ?? digest(JSON.stringify([site.shell, data, nowhere(layout, shell, dialog)])).slice(0, 12)
    const frame = frames.get(key) ?? { ...renderFrame(layout, shell, dialog), id, files }
    ids.set(place, id)
    frames.set(key, frame)
    return frame
  }
}

/** Header and footer without page-specific content, common to all pages of a language and layout. */
function nowhere(layout: Layout, context: ShellContext, dialog: string): Markup {
  return renderFrame(layout, { ...context, tone: '', section: '' }, dialog)
}

/**
 * Renders header and footer. `dialog`: the dialog about services, the same on all pages of a language. It stands before the main part: who
 * uses a keyboard or listens meets the question before the content that it covers, and after the link that skips to it.
 */
export function renderFrame(layout: Layout, context: ShellContext, dialog: string): Markup {
  const drawn = (part: ReactElement): string => valuesInOrder(renderToStaticMarkup(part), context.locale)
  return {
    header: drawn(<layout.Header context={context} />) + dialog,
    footer: drawn(<layout.Footer context={context} />),
  }
}

/** The dialog about services as HTML; empty if the site has none. */
export function serviceDialog(context: ShellContext, { serviceTexts }: Theme, digest: Digest): string {
  const { services } = context.settings
  if (!serviceTexts || Object.keys(services).length === 0) return ''
  const revision = revisionOf(services, digest)
  const texts = resultOf('serviceTexts', serviceTexts(context.t))
  return renderToStaticMarkup(<ConsentDialog context={context} texts={texts} revision={revision} />)
}

/** Page-specific parts of header and footer, by slot. */
export function slotsOf(layout: Layout, context: Context, { fill }: ReadyHtml): Record<string, string> {
  return Object.fromEntries(
    Object.entries(layout.slots).map(([name, Part]) => [
      name,
      valuesInOrder(fill(renderToStaticMarkup(<Part context={context} />)), context.locale),
    ]),
  )
}

/** The part of a slot. Without it, a misspelt name would leave out the languages on all pages, and nothing would tell. */
export function partOf(slots: Readonly<Record<string, string>>, name: string): string {
  const part = slots[name]
  if (part !== undefined) return part
  const known = Object.keys(slots).map((slot) => `\`${slot}\``)
  const having = known.length > 0 ? `has ${known.join(', ')}` : 'is empty'
  throw new Error(`<Slot name="${name}" /> has no component: \`slots\` of the layout ${having}`)
}
