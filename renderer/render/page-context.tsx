import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import type { ReadyHtml } from '../markdown/ready-html.ts'
import { renderTree } from '../markdown/render.tsx'
import type { Assets } from '../definitions/assets.ts'
import type { Markdown } from '../definitions/fields.ts'
import type { Page, SectionData } from '../definitions/page.ts'
import type { Context, RenderedIsland, ShellContext } from '../definitions/context.ts'
import type { SectionProps, Theme } from '../definitions/theme.ts'
import { toneName } from './page-parts.ts'
import type { Site } from './site.ts'

/** Context for the components of a page. Their markup is complete once `ready` has replaced the placeholders. */
export function contextOf(
  page: Page,
  site: Site,
  theme: Theme,
  engine: MarkdownEngine,
  add: Pick<Context, 'file' | 'beside'>,
  ready: ReadyHtml,
): Context {
  const { locale } = page.route
  const shell = shellContextOf(page, site, theme, add.file)
  const markdown = (value: Markdown): ReactNode => {
    const look = theme.markdown(context)
    return renderTree(engine.tree(value.source, locale, look.footnotes), value, look, ready)
  }
  const renderSection: Context['renderSection'] = (data, index) =>
    createElement(sectionComponent(data.type, theme), { key: index, section: data, context, index })
  let islands = 0
  const island: Context['island'] = (name, props) =>
    renderIsland(name, props, `i${(islands += 1)}-`, theme, site.assets)
  const context: Context = { ...shell, ...add, page, markdown, renderSection, island }
  return context
}

function sectionComponent(type: string, { sections }: Theme): ComponentType<SectionProps<SectionData>> {
  const definition = sections.find((one) => one.type === type)
  if (!definition) throw new Error(`No component draws sections of type \`${type}\``)
  // Safe: the schema defined with the component has validated the fields.
  return definition.Component as ComponentType<SectionProps<SectionData>>
}

function renderIsland(
  name: string,
  props: Readonly<Record<string, unknown>>,
  prefix: string,
  theme: Theme,
  assets: Assets,
): RenderedIsland {
  const definition = theme.islands[name]
  const code = assets.islands[name]
  if (!definition || !code) throw new Error(`The theme has no island '${name}'`)
  // The table maps the name to a component; its props are up to the template and the component.
  const component = definition.component as ComponentType<typeof props>
  const html = renderToString(createElement(component, props), { identifierPrefix: prefix })
  return { html, ...code, prefix }
}

function shellContextOf(page: Page, site: Site, theme: Theme, file: Context['file']): ShellContext {
  const { locale } = page.route
  const chrome = site.chrome[locale]
  const t = site.translate[locale]
  if (!chrome || !t) throw new Error(`The site has no texts in ${locale}`)
  const { layout, section } = page
  const tone = toneName(theme, page.tone)
  return { locale, layout, tone, section, settings: site.settings, chrome, t, file }
}
