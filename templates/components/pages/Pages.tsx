import type { ReactNode } from 'react'
import type { Archive } from 'kartograf'

interface PagesTexts {
  readonly label: string
  /** With `{page}` for the number. */
  readonly page: string
  readonly previous: string
  readonly next: string
}

export type PagesProps = Pick<Archive, 'page' | 'links' | 'previous' | 'next'> & { readonly texts: PagesTexts }

/** Pagination of a list; nothing if there is only one page. */
export function Pages({ page, links, previous, next, texts }: PagesProps): ReactNode {
  if (links.length < 2) return null

  return (
    <nav className="pages" aria-label={texts.label}>
      <ul className="chips">
        {previous !== null && (
          <li>
            <a className="chip" href={previous} rel="prev">
              {texts.previous}
            </a>
          </li>
        )}
        {links.map((link, place) => (
          <li key={place}>
            {link ? (
              <a
                className="chip"
                href={link.href}
                aria-label={texts.page.replace('{page}', String(link.page))}
                aria-current={link.page === page ? 'page' : undefined}
              >
                {link.page}
              </a>
            ) : (
              '…'
            )}
          </li>
        ))}
        {next !== null && (
          <li>
            <a className="chip" href={next} rel="next">
              {texts.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
