import type { Locale } from '../../i18n/locales.ts'
import { didYouMean, nearestHint } from '../content/nearest.ts'
import { issueAt } from '../library/data-issue.ts'
import type { DataPath, Issue, IssueDetails } from '../definitions/issue.ts'
import type { FooterData } from '../definitions/settings/data-files.ts'
import type { Library } from '../library/library.ts'

type FooterTexts = FooterData['languages'][string]

/** The theme, and the legal pages, require some named links in the menu data. */
export function checkLinks(library: Library, wanted: readonly string[]): Issue[] {
  const { navigation, damaged } = library.data
  if (damaged.has('navigation')) return []
  const known = Object.keys(navigation.links)
  const { near, storage } = navigation.legal
  const legal = [...near, ...(storage === undefined ? [] : [storage])]
  const isMissing = (name: string): boolean => !known.includes(name)
  const tell = (name: string, path: DataPath, message: string): Issue =>
    issueAt(library, { file: 'navigation', path }, missingLink(name, message, known))
  return [
    ...legal
      .filter(isMissing)
      .map((name) => tell(name, ['legal'], `\`legal\` names \`${name}\`, which \`links\` does not define`)),
    ...wanted
      .filter(isMissing)
      .map((name) => tell(name, ['links'], `\`links\` does not define \`${name}\`, which the theme shows`)),
  ]
}

/** A misspelt name would leave out a link of the theme, in one language, without a word. */
export function checkLegal(library: Library, wanted: readonly string[]): Issue[] {
  const { footer, damaged } = library.data
  if (damaged.has('footer')) return []
  // What stands in for a translation is told where it is written.
  const written: [Locale, FooterTexts][] = Object.entries(footer.languages).filter(([, texts]) => !('lang' in texts))
  return written.flatMap(([locale, { legal }]) => {
    const names = legal.map(({ name = '' }) => name)
    return wanted.filter((name) => !names.includes(name)).map((name) => lacking(name, names, locale, library))
  })
}

function lacking(name: string, names: readonly string[], locale: Locale, library: Library): Issue {
  const near = didYouMean(name, names.filter(Boolean))
  const place: DataPath = near === undefined ? [] : [names.indexOf(near), 'name']
  return issueAt(
    library,
    { file: 'footer', path: ['languages', locale, 'legal', ...place] },
    {
      code: 'missing-link',
      message: `no \`legal\` link of the footer in \`${locale}\` has the name \`${name}\`, which the theme shows`,
      expected: `- { name: ${name}, title: …, url: /path-of-a-page }`,
      hint: near && `does \`${near}\` mean \`${name}\`?`,
    },
  )
}

function missingLink(name: string, message: string, known: readonly string[]): IssueDetails {
  return {
    code: 'missing-link',
    message,
    expected: `links: { ${name}: /path-of-a-page }`,
    hint: nearestHint(name, known),
  }
}
