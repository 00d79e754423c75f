import { z } from './kind.ts'
import { link } from './links.ts'
import { image } from './pictures.ts'
import { perLocale, text, url } from './text.ts'

/** A document or picture of a service in the settings. */
export interface EmbedField {
  readonly kind: 'embed'
  readonly service: string
  readonly src: string
}
/** The resolved value, which equals the field, because nothing in it depends on the language. */
export type Embed = EmbedField

/** Content of a service in the settings, such as a film or a map. Components get `Embed` and show it with `<Facade>`. */
export const embed = () =>
  z
    .strictObject({
      service: text().describe('Name of the service in `content/site.yaml`.'),
      src: url().describe('Address of the document or picture, at one of its hosts.'),
    })
    .transform((written): EmbedField => ({ kind: 'embed', ...written }))
    .meta({
      'x-kind': 'service: `{ service, src }`',
      examples: [{ service: 'films', src: 'https://player.example.com/embed/42' }],
    })

/** A film hosted by the site itself. Components show it with `<Film>`. */
export const film = () =>
  z.strictObject({
    title: text().describe('What the film is about, for those who do not see it.'),
    sources: z.array(link()).min(1, 'must name a file').describe('The film, the best format first: WebM, MP4.'),
    poster: image().describe('Picture that is shown before it plays, of the same shape.'),
    captions: perLocale(link()).describe('Captions as WebVTT, by language.'),
    transcript: link().optional().describe('Page or file with everything that is said and shown.'),
  })
