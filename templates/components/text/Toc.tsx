import GithubSlugger from 'github-slugger'
import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

/** Table of contents of a long text: collapsed above it on narrow screens, beside it on wide ones. */
export function Toc({ markdown, context }: { readonly markdown: Markdown; readonly context: Context }): ReactNode {
  const entries = tocOf(markdown.source)
  if (entries.length < 2) return null
  return (
    <nav className="toc" data-contents aria-label={context.t('toc.label')}>
      <details className="toc-fold">
        <summary>
          {context.t('toc.label')}
          <Icon name="chevron-down" />
        </summary>
        <Entries entries={entries} />
      </details>
      <div className="toc-rail">
        <p>{context.t('toc.label')}</p>
        <Entries entries={entries} />
      </div>
    </nav>
  )
}

function Entries({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.text}</a>
        </li>
      ))}
    </ol>
  )
}

/** A heading and its generated id. */
interface TocEntry {
  readonly id: string
  readonly text: string
}

/** The second-level headings of a Markdown text, without markup. Ignores code blocks. */
function tocOf(source: string): readonly TocEntry[] {
  const slugger = new GithubSlugger()
  const entries: TocEntry[] = []
  for (const [, marks = '', words = ''] of withoutCode(source).matchAll(/^(#{1,6})[ \t]+(.+)$/gm)) {
    const text = plain(withoutEnd(words))
    // Every heading needs an id, so that repeated ones are numbered as in the text.
    const id = slugger.slug(text)
    if (marks.length === 2) entries.push({ id, text })
  }
  return entries
}

function withoutCode(source: string): string {
  return source.replaceAll(/^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![\s\S]))/gm, '')
}

/** A heading may end with hashes. */
function withoutEnd(heading: string): string {
  return heading
    .trimEnd()
    .replace(/(?<=[ \t])#+$/, '')
    .trimEnd()
}

function plain(words: string): string {
  return words.replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1').replaceAll(/[*`]|(?<!\w)_|_(?!\w)/g, '')
}
