import { createElement, type ReactNode } from 'react'
import type { Context } from '../context.ts'
import { type IslandProps, sentProps } from './island-props.ts'

/** What `<Island>` takes. */
export interface IslandTag<P extends object> {
  /** Name in the theme's table of islands. */
  readonly name: string
  /**
   * Small JSON, which is also sent to the browser: texts, numbers, booleans, null, and lists and objects of these. Anything else is an
   * error, because the browser would get something else than the server. A prop that is undefined is left out on both sides. None by
   * default.
   */
  readonly props?: P & IslandProps<P>
  /**
   * When its code runs: in view, when idle, or only when a control is touched, hovered or focused. Controls are buttons, form fields, and
   * elements with `data-awaits`, such as a link that becomes a toggle. A click on one is kept until the island is hydrated; in a form only
   * with `interaction`, since browsers send forms by themselves.
   */
  readonly when?: 'visible' | 'idle' | 'interaction'
  /**
   * Query parameters that it handles, such as `['topic']`. If the URL has one, the page waits for the island
   * (`client/navigation/pending.ts`).
   */
  readonly answers?: readonly string[]
  /**
   * Whether its props are a file of their own, which is loaded after its code: for an island far down a page whose props are mostly texts,
   * which would delay the first paint of the document.
   */
  readonly apart?: boolean
  readonly context: Pick<Context, 'island' | 'file'>
}

/**
 * An interactive part of a page. It is rendered as a separate React root and hydrated with the same prefix, because `useId` counts from the
 * root. Without script, or if its code fails, the HTML stays as it is. In the latter case the element gets `data-lost`, so that the theme
 * can hide controls that do nothing.
 */
export function Island<P extends object>({
  name,
  props,
  when = 'visible',
  answers,
  apart = false,
  context,
}: IslandTag<P>): ReactNode {
  const { json, given } = sentProps(name, props ?? {})
  checkContext(name, context)
  const { html, src, shared, prefix } = context.island(name, given)
  return createElement('site-island', {
    'data-name': name,
    'data-src': src,
    'data-ahead': when === 'interaction' ? [src, ...shared].join(' ') : undefined,
    'data-prefix': prefix,
    'data-when': when,
    'data-answers': answers && answersPattern(answers),
    [apart ? 'data-props-at' : 'data-props']: apart ? context.file('props.json', json) : json,
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** For themes that are not checked by types: React would only say what is undefined. */
function checkContext(name: string, context: Partial<Context> | undefined): void {
  if (context?.island) return
  throw new Error(
    `<Island name="${name}"> needs \`context={context}\`, that of a page; header and footer have no islands`,
  )
}

/** Pattern of a query that contains one of the names: `[?&](topic|tag)=`. */
export function answersPattern(names: readonly string[]): string {
  return `[?&](${names.join('|')})=`
}
