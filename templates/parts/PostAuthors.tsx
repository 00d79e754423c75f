import type { ReactNode } from 'react'
import type { AuthorCard } from '../collections/cards.ts'
import { Monogram } from './Art.tsx'

/** Who wrote a post, in one line below its title. */
export function PostAuthors({ authors }: { readonly authors: readonly AuthorCard[] }): ReactNode {
  return (
    <ul className="post-authors">
      {authors.map((author) => (
        <li key={author.key}>
          <Monogram name={author.title} />
          <span>
            <a href={author.href} hrefLang={author.hreflang ?? undefined}>
              {author.title}
            </a>
            <span className="note" lang={author.hreflang ?? undefined}>
              {author.role}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
