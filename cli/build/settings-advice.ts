import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import { issueIn, type Issue } from '../../renderer/definitions/issue.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import { securityHeaders } from '../../renderer/outputs/hosts/headers.ts'

type Advised = Pick<SiteData, 'settings' | 'files'>

/** Warns about settings that are allowed but affect visitors, and should be a conscious choice. */
export function settingsAdvice(data: Advised): Issue[] {
  return [...zoomAdvice(data), ...policyAdvice(data), ...phoneAdvice(data)]
}

/** Characters of a line of `_headers` that Cloudflare Pages reads. nginx reads texts of twice as many. */
const LONGEST_LINE = 2000

/** The digest of the inline script is not known yet, but its length. */
const ROOT = { code: '', hash: `sha256-${'0'.repeat(44)}` }

function policyAdvice({ settings, files }: Advised): Issue[] {
  const line = `  Content-Security-Policy: ${securityHeaders({ root: ROOT }, settings)['Content-Security-Policy']}`
  if (line.length <= LONGEST_LINE) return []
  const field = Object.keys(settings.services).length > 0 ? 'services' : 'connect'
  return [
    issueIn(files.site.path, placeInYaml(files.site.text, [field]), {
      code: 'long-policy',
      severity: 'warning',
      message: `the content security policy makes a line of ${line.length} characters in files for hosts`,
      expected: `at most ${LONGEST_LINE}: Cloudflare Pages ignores a longer line, and nginx does not start with 4096`,
      hint: 'remove hosts that are not needed; if the site is on another host, accept it: `accept: [long-policy]`',
    }),
  ]
}

function zoomAdvice({ settings, files }: Advised): Issue[] {
  if (!/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*(0|1(\.\d*)?)\b/.test(settings.viewport)) return []
  return [
    issueIn(files.site.path, placeInYaml(files.site.text, ['viewport']), {
      code: 'zoom-blocked',
      severity: 'warning',
      message: 'visitors cannot zoom: `viewport` fixes the scale, which fails WCAG 1.4.4',
      expected: 'width=device-width, initial-scale=1',
      hint: 'remove maximum-scale and user-scalable, or accept it: `accept: [zoom-blocked]`',
    }),
  ]
}

/** Short numbers, such as those of emergency calls, have no international form. */
const FEWEST_DIGITS = 7

/** Links to a number without its country fail for callers from abroad, and search engines do not know whose it is. */
function phoneAdvice({ settings: { contact, locations }, files }: Advised): Issue[] {
  const places = Object.entries(locations).map(([key, { phone = '' }]) => [['locations', key, 'phone'], phone] as const)
  return [[['contact', 'phone'], contact.phone] as const, ...places].flatMap(([at, phone]) => {
    if (phone.includes('+') || phone.replaceAll(/\D/g, '').length < FEWEST_DIGITS) return []
    return issueIn(files.site.path, placeInYaml(files.site.text, at), {
      code: 'local-phone',
      severity: 'warning',
      message: `\`${at.join('.')}\` is \`${phone}\`, which cannot be called from abroad`,
      expected: 'the international form, with the code of the country: +49 89 1234567',
      hint: 'if the number has no such form, accept it: `accept: [local-phone]`',
    })
  })
}
