import { createElement, type ReactNode } from 'react'

/** A placeholder in the shared header or footer for page-specific content: see `Layout.slots`. */
export function Slot({ name }: { readonly name: string }): ReactNode {
  return createElement('site-slot', { name })
}

/** Fills the slots of shared markup. The slot element is kept, so that the browser can fill it for the next page. */
export function fillSlots(markup: string, fill: (name: string) => string): string {
  return markup.replaceAll(
    /(<site-slot name="([^"]*)">)(<\/site-slot>)/g,
    (_, open: string, name: string, close: string) => `${open}${fill(name)}${close}`,
  )
}
