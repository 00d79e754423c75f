import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import { issueIn, type Issue } from '../../renderer/definitions/issue.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'

/** Warns about settings that are allowed but affect visitors, and should be a conscious choice. */
export function settingsAdvice({ settings, files }: Pick<SiteData, 'settings' | 'files'>): Issue[] {
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
