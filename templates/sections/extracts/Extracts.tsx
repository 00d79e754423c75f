import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { lateItem } from '../../components/section/late-part.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Extracts of a document, such as a handbook, as text that readers can select and copy.', {
  source: text().describe('The document with its version and date.'),
  items: z
    .array(
      z.strictObject({
        place: text().describe('Number of the entry in the document, such as a chapter.'),
        kind: text().describe('What kind of entry it is.'),
        title: text().describe('Name of the entry.'),
        lines: z
          .array(
            z.strictObject({ term: text().describe('What the line states.'), text: inline().describe('The words.') }),
          )
          .min(3)
          .max(7)
          .describe('The lines of the entry, word for word.'),
      }),
    )
    .min(2)
    .max(3)
    .describe('The extracts.'),
})

function Extracts({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
      <ul className="extracts-list">
        {section.items.map(({ place, kind, title, lines }, item) => (
          <li key={place} {...lateItem(item, index)}>
            <article aria-labelledby={`extract-${index + 1}-${item + 1}`}>
              <p className="extracts-place">
                <span>{kind}</span> <span>{place}</span>
              </p>
              <h3 className="head-3" id={`extract-${index + 1}-${item + 1}`}>
                {title}
              </h3>
              <dl className="facts">
                {lines.map((line, row) => (
                  <div key={row}>
                    <dt>{line.term}</dt>
                    <dd>{context.markdown(line.text)}</dd>
                  </div>
                ))}
              </dl>
            </article>
          </li>
        ))}
      </ul>
      <p className="note">{section.source}</p>
    </>
  )
}

export const extracts = framedSection('extracts', schema, Extracts)
