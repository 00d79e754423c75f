import type { ReactNode } from 'react'
import type { MessageProps } from 'kartograf'

/** The page that the browser shows for a missing URL, on the dark canvas of a hero. */
export function MessagePage({ heading, home, label }: MessageProps): ReactNode {
  return (
    <div className="runtime-page page-grid" data-tone="night">
      <h1>{heading}</h1>
      <p>
        <a href={home}>{label}</a>
      </p>
    </div>
  )
}
