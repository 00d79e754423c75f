import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { CONSENT_KEY, FORM_KEY, LANGUAGE_COOKIE, RELOAD_KEY } from '../../renderer/definitions/stored.ts'
import { storedByServices } from '../../renderer/definitions/settings/services.ts'
import type { Settings } from '../../renderer/definitions/settings/settings.ts'
import { htmlFileOf } from '../../renderer/definitions/url.ts'
import type { LoadedSite } from '../content/loaded.ts'
import { filesOf, inNavigation, linkTo, textOf, type Built, type Warning } from './built.ts'
import { namesInCode } from './built-page.ts'
import { storedNames } from './stored-names.ts'

/** Compares what scripts store with what the page about storage lists, in each language. */
export function storageIssues(site: LoadedSite, { out, runtime, pages }: Built): Issue[] {
  const { settings, navigation } = site.data
  const { storage } = navigation.legal
  if (storage === undefined) return []
  const scripts = filesOf(out, '.js').filter((file) => `/${file}` !== runtime && !SERVICES.test(file))
  const found = scripts.map((file) => ({ file, stored: storedNames(textOf(out, file) ?? '') }))
  const own = [
    ...(settings.localeCookie === 'never' ? [] : [LANGUAGE_COOKIE]),
    RELOAD_KEY,
    FORM_KEY,
    ...ofServices(settings),
  ]
  const used = [...new Set([...own, ...found.flatMap(({ stored }) => stored.names)])]
  const at = (warning: Warning): Issue => inNavigation(site, ['legal', 'storage'], warning)
  return [
    ...found.flatMap(({ file, stored }) => stored.unreadable.map((name) => at(unreadableName(file, name)))),
    ...settings.locales.flatMap((locale) => {
      const page = linkTo(storage, locale, site) ?? ''
      const html = (textOf(out, htmlFileOf(page)) ?? '').replace(DIALOG, '')
      const declared = pages.get(page)?.storage ?? []
      const missing = used.filter((name) => !declared.includes(name) && !namesInCode(html, name))
      const idle = declared.filter((name) => !used.includes(name))
      return missing.map((name) => at(undeclared(name, page))).concat(idle.map((name) => at(unused(name, page))))
    }),
  ]
}

/** The generator's module for services. Its stored names are known, like those of the runtime. */
const SERVICES = /^assets\/services\.[0-9a-f]+\.js$/

/** The dialog lists on every page what services store, but that does not replace the page about storage. */
const DIALOG = /<dialog id="services"[^]*?<\/dialog>/

/** Names stored by services according to the settings, and the name under which consent is stored. */
function ofServices({ services }: Settings): string[] {
  const isAsked = Object.values(services).some(({ consent }) => consent)
  return [...(isAsked ? [CONSENT_KEY] : []), ...storedByServices(services).map(({ name }) => name)]
}

function undeclared(name: string, page: string): Warning {
  return {
    code: 'undeclared-storage',
    message: `the site stores \`${name}\` in the browser, but ${withLetters(page)} does not say so`,
    expected: `\`${name}\` as code on that page, or in an element with data-storage="${name}"`,
    hint: 'visitors must be told what is stored on their device, for how long, and why',
  }
}

function unused(name: string, page: string): Warning {
  return {
    code: 'unused-storage',
    message: `${withLetters(page)} says that the site stores \`${name}\`, but no script does`,
    expected: 'what the scripts store',
    hint: 'remove the entry, or restore the script that needs it',
  }
}

function unreadableName(file: string, name: string): Warning {
  return {
    code: 'undeclared-storage',
    message: `${file} stores data under a computed name (\`${name.slice(0, 60)}\`), which cannot be compared`,
    expected: 'a constant name',
  }
}
