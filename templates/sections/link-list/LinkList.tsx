import type { ReactNode } from 'react'
import { action, defineSection, z } from 'kartograf'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import { WayList } from '../../components/link/WayList.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('link-list'),
  ...frameFields,
  ...headFields,
  items: z.array(action()).min(2),
})

function LinkList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="link-list">
      <WayList ways={section.items} context={context} />
    </SectionFrame>
  )
}

/** Ways on, each said as what the reader wants. */
export const linkList = defineSection('link-list', schema, LinkList)
