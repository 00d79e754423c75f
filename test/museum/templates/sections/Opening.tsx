import type { ReactNode } from 'react'
import { action, defineSection, inline, text, z } from 'kartograf'
import { motif } from '../art/pictures.ts'
import { Actions } from '../components/Actions.tsx'
import { Picture } from '../components/Picture.tsx'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({
  type: z.literal('opening'),
  ...frame,
  over: text().optional(),
  heading: text(),
  lead: inline(),
  motif: motif(),
  caption: text(),
  actions: z.array(action()).default([]),
})

function Opening({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <header className="opening wall" id={section.id}>
      <div className="opening-text">
        {section.over && <p className="over">{section.over}</p>}
        <h1>{section.heading}</h1>
        <p className="lead">{context.markdown(section.lead)}</p>
        <Actions actions={section.actions} />
      </div>
      <figure className="opening-picture">
        <Picture motif={section.motif} word={section.motif} format="upright" alt="" isFirst context={context} />
        <figcaption className="small">{section.caption}</figcaption>
      </figure>
    </header>
  )
}

/** The beginning of a page: its heading, and a picture with its label. */
export const opening = defineSection('opening', schema, Opening)
