import { label, perLocale, TARGETS, text, z, type Label, type Link } from './fields.ts'

const languages = perLocale(z.strictObject({ title: text(), description: text().optional(), url: text().optional() }))

/** One entry of the menu as it is written in `content/navigation.yaml`. A child may be the name of an item written elsewhere. */
export interface NavigationItem {
  readonly name: string
  readonly languages: z.infer<typeof languages>
  readonly children: readonly (NavigationItem | string)[]
  /** Address of a small picture beside the entry, a file of `content/static/`. */
  readonly img?: string | undefined
  /** An entry of a collection with `proof`, shown beside the links of a group: `exhibitions/summer`. */
  readonly proof?: string | undefined
  readonly target?: Link['target'] | undefined
  /** The group of external products: its links show the host that they lead to. */
  readonly products: boolean
  readonly emergency?:
    | {
        readonly text: Label
        readonly href: string
        /** Names of the theme: how the button looks, and the icon in it. */
        readonly skin: string
        readonly icon: string
      }
    | undefined
}

const item: z.ZodType<NavigationItem> = z.lazy(() =>
  z.strictObject({
    name: text(),
    languages,
    children: z.array(z.union([text(), item])).default([]),
    img: text().optional(),
    proof: text().optional(),
    target: z.enum(TARGETS).optional(),
    products: z.boolean().default(false),
    emergency: z
      .strictObject({
        text: label(),
        href: text(),
        skin: text(),
        icon: text(),
      })
      .optional(),
  }),
)

/** `content/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  groups: z.array(item),
  /** Further links by name, `{ contact: /contact }`: the theme says which it wants beside the groups, in forms and so on. */
  links: z.record(text(), text()).default({}),
  /** The switch between two pages of one group in the header, such as blog and authors: page keys and the groups on which it is shown. */
  blogSwitch: z.strictObject({ group: text(), pages: z.array(text()) }).optional(),
})
export type NavigationData = z.infer<typeof navigationSchema>
