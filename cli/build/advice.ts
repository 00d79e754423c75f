import { readdirSync } from 'node:fs'
import path from 'node:path'
import { issueIn, START, type Issue } from '../../renderer/definitions/issue.ts'
import { sourceOf } from '../../renderer/library/library.ts'
import type { SiteData } from '../../renderer/library/site-data.ts'
import type { Page } from '../../renderer/definitions/page.ts'
import { placeInFrontMatter } from '../../renderer/content/source-file.ts'
import { placeInYaml } from '../../renderer/content/yaml/yaml-places.ts'
import { relativePath } from '../output/paths.ts'
import { sourceText } from '../content/source-text.ts'

/** Maximum characters (those of Chinese, Japanese and Korean count as two) of a title in search results, and the range for descriptions. */
const TITLE_MOST = 70
const DESCRIPTION = { least: 50, most: 170 }

/** Warns about titles and descriptions that search engines would truncate or replace. */
export function lengthAdvice(pages: readonly Page[], root: string): Issue[] {
  return pages.flatMap(({ route, meta }) => {
    // Pages of an archive have their texts from one field, which is written for all of them.
    if (route.part || meta.noindex) return []
    const tell = (field: 'title' | 'description', expected: string): Issue => {
      const file = sourceOf(route)
      const { length } = meta[field]
      const width = widthOf(meta[field])
      const message = `\`${field}\` has ${length} characters${width > length ? `, as wide as ${width}` : ''}`
      const place = placeInFrontMatter(sourceText(root, file) ?? '', [field])
      return issueIn(file, place, { code: 'length', severity: 'warning', message, expected })
    }
    const { least, most } = DESCRIPTION
    const width = widthOf(meta.description)
    return [
      ...(widthOf(meta.title) > TITLE_MOST
        ? [tell('title', `at most ${TITLE_MOST}, or search engines truncate it`)]
        : []),
      ...(width < least || width > most ? [tell('description', `${least} to ${most}`)] : []),
    ]
  })
}

/** The characters of a text by the place that they take: none for a mark above or below another, two for wide ones. */
function widthOf(text: string): number {
  return text.replaceAll(/\p{Mn}/gu, '').length + (text.match(WIDE)?.length ?? 0)
}

const WIDE =
  /[\p{Script=Bopomofo}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FC\uFF01-\uFF60]/gu

/** Warns about empty folders in content. */
export function emptyFolders(root: string): Issue[] {
  const content = path.join(root, 'content')
  const folders = readdirSync(content, { recursive: true, withFileTypes: true }).filter((one) => one.isDirectory())
  const empty = folders.map((one) => path.join(one.parentPath, one.name)).filter((one) => readdirSync(one).length === 0)
  return empty.map((folder) =>
    issueIn(relativePath(root, folder), START, {
      code: 'empty-folder',
      severity: 'warning',
      message: 'the folder is empty',
      expected: 'a text such as de.md, or no folder',
    }),
  )
}

/** Warns about settings that are allowed but affect visitors, and should be a conscious choice. */
export function adviceFor({ settings, files }: Pick<SiteData, 'settings' | 'files'>): Issue[] {
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
