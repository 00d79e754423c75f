import type { ReactNode } from 'react'
import { formatDate } from 'kartograf'
import type { Context } from '../../context.ts'
import { Monogram } from '../../components/art/Art.tsx'
import { PostCard } from '../posts/PostCard.tsx'
import { postText } from '../posts/post-text.ts'
import { Action } from '../../components/action/Action.tsx'
import { requestLink } from '../../components/action/asking.ts'
import { EntryHero } from '../../components/entry/EntryHero.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { Facts } from '../../components/entry/Facts.tsx'
import { CardGrid } from '../../components/lists/CardGrid.tsx'
import { capitalised } from '../../components/text/capitalised.ts'
import { Prose } from '../../components/text/Prose.tsx'
import { opensNewTab, SmartLink } from '../../components/link/SmartLink.tsx'
import { withArrow } from '../../components/action/with-arrow.tsx'
import type { AuthorView } from './collection.ts'
import type { Image } from 'kartograf'
import { AS_PORTRAIT } from '../../components/picture/places.ts'

const MOST_MEASURED = 2

interface Props {
  readonly view: AuthorView
  readonly context: Context
}

/** An author: name and role, a short biography, expertise, and their posts. */
export function AuthorPage({ view, context }: Props): ReactNode {
  const { author, posts } = view
  const { t } = context

  return (
    <>
      <EntryHero
        context={context}
        className="entry-hero-author"
        heading={author.title}
        lead={author.role}
        aside={<Portrait name={author.title} image={author.image} context={context} />}
        below={
          <Action
            action={{ label: t('entry.contact'), href: requestLink(context.chrome) }}
            kind="text"
            context={context}
          />
        }
      >
        <Facts className="figure-strip" facts={proofOf(view, context)} />
      </EntryHero>
      <div className="entry-columns page-grid" data-tone="light">
        <div className="entry-columns-grid">
          <About view={view} context={context} />
          <aside className="entry-rail" aria-label={t('author.facts')}>
            <Facts facts={factsOf(view, context)} />
          </aside>
        </div>
      </div>
      {posts.length > 0 && (
        <EntrySection id="posts" tone="sunken" heading={t('author.posts', { name: author.title })}>
          <CardGrid cards={posts}>
            {(card) => <PostCard post={postText(card, context)} isFirst={posts.length === 1} />}
          </CardGrid>
        </EntrySection>
      )}
    </>
  )
}

/** What the newest posts measured, with the month of the post, and how many certificates and talks there are. */
function proofOf({ author, posts }: AuthorView, { locale, t }: Context) {
  const certificates = author.certifications.length
  const talks = author.talks.length
  return [
    ...posts
      .flatMap(({ date, figure }) =>
        figure ? { ...figure, label: `${figure.label}, ${formatDate(date, locale, 'monthYear')}` } : [],
      )
      .slice(0, MOST_MEASURED),
    { label: t('author.certificatesHeld', { count: certificates }), value: certificates > 0 && certificates },
    { label: t('author.talksHeld', { count: talks }), value: talks > 0 && talks },
  ]
}

/** Biography and talks. */
function About({ view: { author, body }, context }: Props): ReactNode {
  const { t } = context
  return (
    <div className="entry-columns-text">
      {body && (
        <section aria-labelledby="about-title">
          <h2 id="about-title">{t('author.about')}</h2>
          <Prose text={body} context={context} />
        </section>
      )}
      {author.talks.length > 0 && (
        <section aria-labelledby="talks-title">
          <h2 id="talks-title">{t('author.talks')}</h2>
          <ul className="ruled-list">
            {author.talks.map((talk) => (
              <li key={talk}>{talk}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function factsOf({ author, topics }: AuthorView, context: Context) {
  const { t } = context
  const languages = author.languages.map((language) => t(`language.name.${language}`))
  const links = author.links.map(({ label, href }) => (
    <SmartLink key={label} className="entry-rail-link" link={href} context={context}>
      {opensNewTab(href) ? withArrow(label) : label}
    </SmartLink>
  ))
  return [
    { label: t('case.location'), value: author.location },
    { label: t('author.topics'), value: topics.map(({ name }) => name).join(', ') },
    { label: t('author.languages'), value: capitalised(languages.join(', '), context.locale) },
    { label: t('author.certifications'), value: list(author.certifications) },
    { label: t('author.links'), value: links.length > 0 && links },
  ]
}

function list(items: readonly string[]): ReactNode {
  return (
    items.length > 0 && (
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  )
}

interface PortraitProps {
  readonly name: string
  readonly image: Image | undefined
  readonly context: Pick<Context, 'picture'>
}

/** The photo of a person, or a monogram if there is none. */
export function Portrait({ name, image, context }: PortraitProps): ReactNode {
  if (!image) return <Monogram name={name} />

  return <div className="monogram">{context.picture(image, AS_PORTRAIT, { alt: name, isFirst: true })}</div>
}
