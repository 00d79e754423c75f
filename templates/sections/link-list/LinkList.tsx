import type { ReactNode } from 'react'
import { action, defineSection, z } from 'kartograf'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { WayList } from '../../components/link/WayList.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'

const schema = headed('Ways on, each said as what the reader wants.', {
  items: z.array(action()).min(2).describe('The links.'),
})

function LinkList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="link-list">
      <WayList ways={section.items} context={context} />
    </SectionFrame>
  )
}

export const linkList = defineSection('link-list', schema, LinkList)
