import type { ReactNode } from 'react'
import { embed as embedField, Facade, inline, picture } from 'kartograf'
import { ArtTile } from '../../components/art/Art.tsx'
import { serviceTexts } from '../../components/consent/service-texts.ts'
import { ON_PAGE } from '../../components/picture/places.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('A film, a map or a calendar of another company, which is loaded once a visitor agrees.', {
  embed: embedField().describe('What is shown.'),
  poster: picture().optional().describe('A picture of our own until then; a drawn map if there is none.'),
  caption: inline().optional().describe('A sentence below it.'),
})

function EmbedSection({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { heading, embed, poster, caption } = section
  return (
    <figure className="embed-figure">
      <Facade embed={embed} title={heading} texts={serviceTexts(context.t)} context={context}>
        {poster ? (
          context.picture(poster, ON_PAGE)
        ) : (
          <ArtTile seed={embed.src} motif="constellation" pillar="petrol" context={context} />
        )}
      </Facade>
      {caption && <figcaption className="note">{context.markdown(caption)}</figcaption>}
    </figure>
  )
}

export const embed = framedSection('embed', schema, EmbedSection)
