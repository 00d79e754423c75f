import type { Issue } from '../renderer/model/issue.ts'
import type { SiteData } from '../renderer/model/library.ts'
import { placeInYaml } from '../renderer/model/yaml.ts'

/** What is allowed, costs visitors something, and should be decided knowingly. */
export function adviceFor({ settings, files }: Pick<SiteData, 'settings' | 'files'>): Issue[] {
  if (!/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*(0|1(\.\d*)?)\b/.test(settings.viewport)) return []
  const { line, column } = placeInYaml(files.site.text, ['viewport'])
  return [
    {
      code: 'zoom-blocked',
      severity: 'warning',
      file: files.site.path,
      line,
      column,
      message: 'visitors cannot zoom: `viewport` fixes the scale, which fails WCAG 1.4.4',
      expected: 'width=device-width, initial-scale=1',
      hint: 'take out maximum-scale and user-scalable, or live with it: `accept: [zoom-blocked]`',
    },
  ]
}
