import { createElement, type ReactNode } from 'react'

/** A place in a shared header or footer that each page fills with its own part: see `Layout.slots`. */
export function Slot({ name }: { readonly name: string }): ReactNode {
  return createElement('site-slot', { name })
}

/** The shared markup with its slots filled. A slot that nobody fills disappears. */
export function fillSlots(markup: string, fill: (name: string) => string): string {
  return markup.replaceAll(/<site-slot name="([^"]*)"><\/site-slot>/g, (_, name: string) => fill(name))
}
