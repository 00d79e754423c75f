import type { ReactNode } from 'react'
import type { Chrome, Context, ViewOf } from 'kartograf'

interface Props {
  readonly view: ViewOf<'page'>
  readonly context: Context
}

/** A document: its title and text, what is on the page, and the documents before and after it. */
export function DocumentPage({ view, context }: Props): ReactNode {
  const headings = view.body ? context.headings(view.body).filter(({ level }) => level === 2) : []
  return (
    <>
      <article>
        <h1>{view.title}</h1>
        {view.body && (
          <div className="text" data-parts="">
            {context.markdown(view.body)}
          </div>
        )}
        <Neighbours context={context} />
      </article>
      {headings.length > 1 && (
        <nav className="contents" data-contents aria-label={context.t('contents')}>
          <p>{context.t('contents')}</p>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** In the order of the menu. The first page comes before all. */
function Neighbours({ context: { chrome, page, t } }: Pick<Props, 'context'>): ReactNode {
  const all = [{ title: t('home'), href: chrome.home.href }, ...documentsOf(chrome)]
  const at = all.findIndex(({ href }) => href === page.route.path)
  const ways = [
    { rel: 'prev', label: t('before'), to: all[at - 1] },
    { rel: 'next', label: t('next'), to: all[at + 1] },
  ]
  return (
    <nav className="neighbours" aria-label={`${t('before')}, ${t('next')}`}>
      {ways.map(
        ({ rel, label, to }) =>
          to && (
            <a key={rel} rel={rel} href={to.href}>
              <small>{label}</small>
              {to.title}
            </a>
          ),
      )}
    </nav>
  )
}

function documentsOf(chrome: Chrome): readonly { readonly title: string; readonly href: string }[] {
  return chrome.groups.flatMap(({ children }) =>
    children.flatMap(({ title, link }) => (link ? [{ title, href: link.href }] : [])),
  )
}
