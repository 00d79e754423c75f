import type { ReactNode } from 'react'
import { type Resolved, inline, ref, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { Monogram } from '../../components/art/Art.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { placeAndLanguages } from '../../collections/authors/place-and-languages.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { authors } from '../../collections/cards.ts'

const OWN = ['name', 'role', 'location'] as const

/** An author, described by their file, or a person without a page. */
const person = z
  .strictObject({
    author: ref(authors).optional().describe('An author; name, role and location come from their file.'),
    name: text().optional().describe('Name of a person without a page.'),
    role: text().optional().describe('Their position.'),
    location: text().optional().describe('Their town.'),
    text: inline().optional().describe('What they do.'),
  })
  .meta({ examples: [{ author: '…' }] })
  .transform((item, context) => {
    const { author, name, role, location, text: own } = item
    const written = OWN.filter((field) => item[field] !== undefined)
    if (author && written.length === 0) return { author, text: own }
    if (!author && name && role && location) return { name, role, location, text: own }
    // A misspelt field has been reported already.
    const faults = context.issues.length > 0 ? [] : faultsOf(author !== undefined, written)
    for (const fault of faults) context.addIssue({ code: 'custom', ...fault })
    return z.NEVER
  })

function faultsOf(isAuthor: boolean, written: readonly string[]): readonly { path?: string[]; message: string }[] {
  const beside = 'must not be combined with `author`, whose file states it'
  if (isAuthor) return written.map((field) => ({ path: [field], message: beside }))
  if (written.length === 0) return [{ message: 'must have an `author`, or `name`, `role` and `location`' }]
  return OWN.filter((field) => !written.includes(field)).map((field) => ({ path: [field], message: 'is missing' }))
}

const schema = headed('People with role and place.', {
  people: z.array(person).min(1).describe('The people: authors, or others with `name`, `role` and `location`.'),
})

type Person = Resolved<z.infer<typeof person>>

function Team({ section, context }: SectionOf<typeof schema>): ReactNode {
  // Languages are known of authors only: all of a list have them, or none.
  const isMixed = section.people.some((item) => !('author' in item))
  const members = section.people.map((item) => shownOf(item, isMixed, context))
  const places = new Set(members.map(({ place }) => place))
  return (
    <ul className="team-people">
      {members.map((member) => (
        <Member
          key={member.name}
          member={member}
          isPlaceShown={members.length === 1 || places.size > 1}
          context={context}
        />
      ))}
    </ul>
  )
}

interface MemberProps {
  readonly member: ReturnType<typeof shownOf>
  /** Not if several people are at one place, which the section or its page names. */
  readonly isPlaceShown: boolean
  readonly context: Context
}

/** A person; the name of an author links to their page. */
function Member({ member, isPlaceShown, context }: MemberProps): ReactNode {
  const { name, role, place, page, about } = member
  return (
    <li>
      <Monogram name={name} />
      <h3>
        {page ? (
          <a href={page.href} hrefLang={page.hreflang ?? undefined}>
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p className="note" lang={page?.hreflang ?? undefined}>
        {role}
      </p>
      {isPlaceShown && (
        <p className="note team-place">
          <Icon name="map-pin" size={16} />
          {place}
        </p>
      )}
      {about && <p className="team-text">{context.markdown(about)}</p>}
    </li>
  )
}

function shownOf(item: Person, isPlaceOnly: boolean, context: Context) {
  const about = item.text
  if (!('author' in item)) return { name: item.name, role: item.role, place: item.location, page: null, about }
  const { author } = item
  return {
    about,
    name: author.title,
    role: author.role,
    place: isPlaceOnly ? author.location : placeAndLanguages(author, context),
    page: author,
  }
}

export const team = framedSection('team', schema, Team)
