import type { ReactNode } from 'react'
import { packOf, type Locale } from '../../i18n/locales.ts'
import type { film } from '../definitions/fields/media.ts'
import type { Resolved } from '../definitions/fields/resolved.ts'
import type { z } from '../definitions/fields/kind.ts'

type FilmData = Resolved<z.infer<ReturnType<typeof film>>>

/** Types of film by file extension, so that a browser does not load what it cannot play. */
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' }

/**
 * A film hosted by the site itself, with the browser's controls, which work without script. It is loaded when it is played. Captions in the
 * language of the page are shown.
 */
export function Film({ film, locale }: { readonly film: FilmData; readonly locale: Locale }): ReactNode {
  const { sources, poster, captions, title } = film
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- they are below, one track a language
    <video
      className="film"
      controls
      playsInline
      preload="none"
      poster={poster.src}
      width={poster.width}
      height={poster.height}
      aria-label={title}
    >
      {sources.map(({ href }) => (
        <source key={href} src={href} type={TYPES[href.replace(/^.*\./, '')]} />
      ))}
      {Object.entries(captions).map(([language, { href }]) => (
        <track
          key={language}
          kind="captions"
          src={href}
          srcLang={language}
          label={packOf(language).name}
          default={language === locale}
        />
      ))}
      {sources[0] && <a href={sources[0].href}>{title}</a>}
    </video>
  )
}
