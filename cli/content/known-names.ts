import type { Known } from '../../renderer/content/known.ts'
import { collectionsOf } from '../../renderer/definitions/collections/collections.ts'
import type { Theme } from '../../renderer/definitions/theme.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'

/** Names are not checked against a file with errors, which may contain them. */
export function knownOf(theme: Theme, data: SiteData): Known {
  const { settings, damaged } = data
  return {
    ...knownOfTheme(theme),
    terms: termsOf(theme, data),
    groups: damaged.has('site') || damaged.has('navigation') ? null : groupsOf(data),
    locales: settings.locales,
  }
}

/** Keys of terms by kind, including kinds used by collections but not defined by the site. */
function termsOf({ collections }: Theme, { taxonomy, settings, damaged }: SiteData): Known['terms'] {
  const kinds = new Set(['topics', ...collections.flatMap(({ terms }) => Object.values(terms))])
  kinds.delete('locations')
  const terms = Array.from(kinds, (kind) => [kind, Object.keys(taxonomy[kind] ?? {})] as const)
  return {
    ...(!damaged.has('topics') && Object.fromEntries(terms)),
    ...(!damaged.has('site') && { locations: Object.keys(settings.locations) }),
  }
}

function groupsOf({ navigation, settings }: SiteData): string[] {
  const ofCollections = Object.values(settings.collections).flatMap(({ group }) => group ?? [])
  return [...new Set([...navigation.groups.map(({ name }) => name), ...ofCollections])]
}

function knownOfTheme(
  theme: Theme,
): Pick<Known, 'collections' | 'sections' | 'bodySections' | 'sectionLayouts' | 'layouts' | 'middleware'> {
  return {
    collections: collectionsOf(theme.collections),
    bodySections: theme.sections.filter(({ showsBody }) => showsBody).map(({ type }) => type),
    sectionLayouts: Object.fromEntries(theme.sections.flatMap(({ type, layout }) => (layout ? [[type, layout]] : []))),
    sections: new Map(theme.sections.map(({ type, schema }) => [type, schema])),
    layouts: Object.keys(theme.layouts),
    middleware: Object.keys(theme.middleware),
  }
}
