import type { ReactNode } from 'react'
import { action, text, z } from 'kartograf'
import { WayList } from '../../components/link/WayList.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Links to further pages, each worded as what the reader wants.', {
  items: z
    .array(action().extend({ note: text().optional().describe('A small line below the label, such as a name.') }))
    .min(2)
    .describe('The links.'),
})

function LinkList({ section, context }: SectionOf<typeof schema>): ReactNode {
  return <WayList ways={section.items} context={context} />
}

export const linkList = framedSection('link-list', schema, LinkList, { block: false, rhythm: 'tight' })
