import type { ReactNode } from 'react'
import type { Layout } from '../../renderer/model/theme.ts'
import type { Context } from '../context.ts'
import { ContourLine } from '../parts/Art.tsx'
import { BlogSwitch } from '../parts/BlogSwitch.tsx'
import { LanguageList, LanguageSwitch } from '../parts/LanguageSwitch.tsx'

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
