import { Fragment, type ReactNode } from 'react'
import type { Image } from 'kartograf'
import type { Context } from '../../context.ts'
import { pillarOf } from '../../art/pillar.ts'
import { Monogram } from '../../components/art/Art.tsx'
import { PostCard } from '../posts/PostCard.tsx'
import { figureLabel, postText, type PostText } from '../posts/post-text.ts'
import { Action } from '../../components/action/Action.tsx'
import { requestLink } from '../../components/action/asking.ts'
import { EntryColumns } from '../../components/entry/EntryColumns.tsx'
import { EntryHero } from '../../components/entry/EntryHero.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { Facts } from '../../components/lists/Facts.tsx'
import { CardGrid } from '../../components/lists/CardGrid.tsx'
import { capitalised } from '../../components/text/capitalised.ts'
import { languageNames } from '../../components/text/language-names.ts'
import { Prose } from '../../components/text/Prose.tsx'
import { opensNewTab, SmartLink } from '../../components/link/SmartLink.tsx'
import { withArrow } from '../../components/link/with-arrow.tsx'
import type { AuthorView } from './collection.ts'
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
        pillar={pillarOf(view.topics[0]?.key)}
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
        <Facts className="figure-strip" facts={proofOf(view)} />
      </EntryHero>
      <EntryColumns label={t('author.facts')} facts={factsOf(view, context)} first={about(view, context)}>
        {author.talks.length > 0 && <Talks talks={author.talks} heading={t('author.talks')} />}
      </EntryColumns>
      {posts.length > 0 && (
        <EntrySection id="posts" tone="sunken" heading={t('author.posts', { name: author.title })}>
          <CardGrid cards={posts}>
            {(card) => <PostCard post={ownPost(card, view, context)} isFirst={posts.length === 1} />}
          </CardGrid>
        </EntrySection>
      )}
    </>
  )
}

interface TalksProps {
  readonly talks: AuthorView['author']['talks']
  readonly heading: string
}

function Talks({ talks, heading }: TalksProps): ReactNode {
  return (
    <section aria-labelledby="talks-title">
      <h2 id="talks-title">{heading}</h2>
      <dl className="facts">
        {talks.map(({ when, title, where }) => (
          <div key={title}>
            <dt>{when}</dt>
            <dd>
              {title} <p className="note">{where}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A post without what the page has said: its author, and its figure if the hero has it. */
function ownPost(card: AuthorView['posts'][number], { author }: AuthorView, context: Context): PostText {
  const post = postText(card, context)
  return { ...post, authors: '', figure: author.figures.length > 0 ? post.figure : null }
}

/** Figures of their own work, or else what the newest posts measured. */
function proofOf({ author, posts }: AuthorView) {
  const measured = posts.flatMap(({ figure }) => (figure ? { value: figure.value, label: figureLabel(figure) } : []))
  return author.figures.length > 0 ? author.figures : measured.slice(0, MOST_MEASURED)
}

function about({ body }: AuthorView, context: Context): ReactNode {
  return (
    body && (
      <section aria-labelledby="about-title">
        <h2 id="about-title">{context.t('author.about')}</h2>
        <Prose text={body} context={context} />
      </section>
    )
  )
}

function factsOf({ author, topics }: AuthorView, context: Context) {
  const { t } = context
  const links = author.links.map(({ label, href }) => (
    <SmartLink key={label} className="entry-rail-link" link={href} context={context}>
      {opensNewTab(href) ? withArrow(label) : label}
    </SmartLink>
  ))
  return [
    { label: t('case.location'), value: author.location },
    { label: t('author.topics'), value: topics.map(({ name }) => name).join(', ') },
    { label: t('author.languages'), value: capitalised(languageNames(author.languages, context), context.locale) },
    { label: t('author.links'), value: links.length > 0 && links },
    {
      label: t('author.certifications'),
      value: author.certifications.length > 0 && certificates(author.certifications),
    },
  ]
}

/** Certificates by issuer, with whose name they all begin: `Microsoft Certified: Azure Administrator Associate`. */
function certificates(names: readonly string[]): ReactNode {
  const issuers = [...new Set(names.map(issuerOf))]
  return issuers.map((issuer) => (
    <Fragment key={issuer}>
      {issuer && <p className="note">{issuer}</p>}
      <ul>
        {names
          .filter((name) => issuerOf(name) === issuer)
          .map((name) => (
            <li key={name}>{issuer ? name.slice(issuer.length + 2) : name}</li>
          ))}
      </ul>
    </Fragment>
  ))
}

function issuerOf(certificate: string): string {
  return /^(.+?): /.exec(certificate)?.[1] ?? ''
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
