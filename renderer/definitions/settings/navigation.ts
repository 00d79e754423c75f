import { label, perLocale, text, type Label } from '../fields/text.ts'
import { TARGETS, type Link } from '../fields/links.ts'
import { noTranslate, z } from '../fields/kind.ts'

const languages = perLocale(
  z.strictObject({
    title: text().describe('Label of the link.'),
    description: text().optional().describe('A short text below the label.'),
    url: noTranslate(text().optional().describe('Target page or URL; without one it only opens the items below it.')),
  }),
)

/** A menu entry as written in `content/navigation.yaml`. A child may be the name of an item defined elsewhere. */
export interface NavigationItem {
  readonly name: string
  readonly languages: z.infer<typeof languages>
  readonly children: readonly (NavigationItem | string)[]
  /** Path of a small picture beside the entry, a file in `content/static/`. */
  readonly img?: string | undefined
  /** An entry of a collection with `proof`, shown beside the links of a group: `exhibitions/summer`. */
  readonly proof?: string | undefined
  readonly target?: Link['target'] | undefined
  readonly products: boolean
  readonly emergency?:
    | {
        readonly text: Label
        readonly href: string
        /** Style and icon of the button, by names that the theme defines. */
        readonly skin: string
        readonly icon: string
      }
    | undefined
}

const item: z.ZodType<NavigationItem> = z.lazy(() =>
  z.strictObject({
    name: text().describe('Name by which `children` of other items may refer to it.'),
    languages: languages.describe('Its texts in each language.'),
    children: z
      .array(z.union([text(), item]))
      .default([])
      .describe('Items below it, or names of items defined elsewhere.'),
    img: text()
      .optional()
      .describe('Small square picture, a file of `content/static/`, readable at 24 pixels on light and dark.'),
    proof: text().optional().describe('Entry shown beside the links of a group, such as `exhibitions/summer`.'),
    target: z
      .enum(TARGETS)
      .optional()
      .describe(
        '`_blank` opens a new tab and says so, `_self` keeps the tab. Without it other websites open in a new tab.',
      ),
    products: z.boolean().default(false).describe('Whether links below show their host name.'),
    emergency: z
      .strictObject({
        text: label().describe('Label of the button.'),
        href: text().describe('Where it leads.'),
        skin: text().describe('How it looks: a name of the theme.'),
        icon: text().describe('Name of its icon.'),
      })
      .optional()
      .describe('Shows the item as a separate button in the header.'),
  }),
)

/** `content/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  groups: z.array(item).describe('The menu from left to right.'),
  links: z
    .record(text(), text())
    .default({})
    .describe('Further links by name, `{ contact: /contact }`: those that the theme shows beside the groups.'),
  legal: z
    .strictObject({
      near: z
        .array(text())
        .default([])
        .describe('Pages that every page leads to within two clicks, such as imprint and privacy.'),
      storage: text().optional().describe('The page that lists what the site stores in browsers.'),
    })
    .prefault({})
    .describe('Pages that the law requires, by their names in `links`; `check` compares them with the output.'),
  groupSwitch: z
    .strictObject({
      group: text().describe('Group of the menu on whose pages it is shown.'),
      pages: z.array(text()).describe('The pages between which it switches.'),
    })
    .optional()
    .describe('The switch between two pages of one group in the header.'),
})
export type NavigationData = z.infer<typeof navigationSchema>
