import path from 'node:path'
import type { Locale } from '../../../i18n/locale-pack.ts'
import { PACK_TAG } from '../../../renderer/definitions/fields/text.ts'
import { type Issue, issueIn, START } from '../../../renderer/definitions/issue.ts'
import { namesIn } from './names-in.ts'
import { OWN_PACKS } from './own-packs.ts'

/** Files of `i18n/locales/` that nobody reads, with what their authors may have meant. */
export function unreadPacks(root: string, locales: readonly Locale[]): Issue[] {
  const read = new Set(locales.map((locale) => `${locale}.yaml`))
  return namesIn(path.join(root, OWN_PACKS))
    .filter((name) => /\.(?:ya?ml|json)$/i.test(name) && !read.has(name))
    .map((name) => unread(name, locales))
}

function unread(name: string, locales: readonly Locale[]): Issue {
  const { name: written, ext } = path.parse(name)
  const tag = written.replaceAll('_', '-')
  const mend =
    ext !== '.yaml' || locales.includes(tag)
      ? { expected: `data of the pack in \`${tag}.yaml\`` }
      : PACK_TAG.test(tag)
        ? { expected: 'a pack of a language of the site', hint: `add \`${tag}\` to \`locales\` in content/site.yaml` }
        : { expected: 'a tag of language, script and region, such as lb.yaml, sr-Latn.yaml or de-LU.yaml' }
  const message = `nobody reads \`${name}\``
  return issueIn(`${OWN_PACKS}/${name}`, START, { code: 'unexpected-file', severity: 'warning', message, ...mend })
}
