import type { ReactNode } from 'react'
import type { Layout } from 'kartograf'
import type { Context } from '../context.ts'
import { ContourLine } from '../components/art/Art.tsx'
import { BlogSwitch } from '../components/header/BlogSwitch.tsx'
import { LanguageList, LanguageSwitch } from '../components/languages/LanguageSwitch.tsx'

function Contour({ context }: { readonly context: Context }): ReactNode {
  return <ContourLine seed={context.page.route.group} />
}

/** What header and footer show of the page itself. */
export const defaultSlots = {
  'blog-switch': BlogSwitch,
  languages: LanguageSwitch,
  'languages-menu': LanguageList,
  'languages-footer': LanguageList,
  contour: Contour,
} satisfies Layout['slots']
