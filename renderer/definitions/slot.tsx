import { createElement, type ReactNode } from 'react'

/** A place in a shared header or footer that each page fills with its own part: see `Layout.slots`. */
export function Slot({ name }: { readonly name: string }): ReactNode {
  return createElement('site-slot', { name })
}

/** The shared markup with its slots filled. The slot's own element stays, so that the browser can fill it for the next page. */
export function fillSlots(markup: string, fill: (name: string) => string): string {
  return markup.replaceAll(
    /(<site-slot name="([^"]*)">)(<\/site-slot>)/g,
    (_, open: string, name: string, close: string) => `${open}${fill(name)}${close}`,
  )
}
