import { createElement, type ReactNode } from 'react'
import type { Context } from './context.ts'

interface Props {
  /** Name in the theme's table of islands. */
  readonly name: string
  /** Small JSON: the browser gets the same. */
  readonly props: Readonly<Record<string, unknown>>
  /**
   * When its code runs: in view, when the browser has time, or when a control of it is touched, hovered or focused. Controls are
   * buttons, form fields, and what has `data-awaits`, such as a link that becomes a switch; a click on one of them is kept until
   * the island lives.
   */
  readonly when?: 'visible' | 'idle' | 'interaction'
  /** Names in the query that it answers, `['topic']`: an address with one of them waits for it (`client/pending.ts`). */
  readonly answers?: readonly string[]
  readonly context: Pick<Context, 'island'>
}

/**
 * An interactive part of a page. It is rendered as a React root of its own, and the browser hydrates the same root with the
 * same prefix, since `useId` counts from the root. Without script, or where its code fails, this HTML is what stays; the element
 * then has `data-lost`, and the theme's sheet hides in it what would do nothing.
 */
export function Island({ name, props, when = 'visible', answers, context }: Props): ReactNode {
  const { html, src, shared, prefix } = context.island(name, props)
  return createElement('site-island', {
    'data-name': name,
    'data-src': src,
    'data-shared': when === 'interaction' ? shared.join(' ') : undefined,
    'data-prefix': prefix,
    'data-when': when,
    'data-answers': answers && answersPattern(answers),
    'data-props': JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** Pattern of a query that contains one of the names: `[?&](topic|tag)=`. */
export function answersPattern(names: readonly string[]): string {
  return `[?&](${names.join('|')})=`
}
