import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { BuildSummary, PageTime } from '../build/build-result.ts'

/** Number of pages to list. */
const SLOWEST = 10

/** Rendering time of pages: by template, the slowest pages, and what was reused from the last build. */
export function profileReport({ pageTimes, rendered, kept, texts }: BuildSummary, folder: string): string {
  const slowest = pageTimes.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return [
    ...rowsOf(byTemplate(pageTimes)),
    ...(slowest.length > 0
      ? ['  slowest pages:', ...slowest.map(({ path, ms }) => `  ${time(ms)}  ${withLetters(path)}`)]
      : []),
    `  reused: ${kept} of ${rendered.length + kept} pages, and the index of ${texts.known} of ${texts.all} texts`,
    `  profiles for flame graphs, one a thread: ${folder}/*.cpuprofile`,
  ].join('\n')
}

interface TemplateTime {
  readonly template: string
  readonly pages: number
  readonly ms: number
}

function byTemplate(pageTimes: readonly PageTime[]): TemplateTime[] {
  const found = new Map<string, TemplateTime>()
  for (const { template, ms } of pageTimes) {
    const sum = found.get(template) ?? { template, pages: 0, ms: 0 }
    found.set(template, { template, pages: sum.pages + 1, ms: sum.ms + ms })
  }
  return [...found.values()].toSorted((a, b) => b.ms - a.ms)
}

function rowsOf(templates: readonly TemplateTime[]): string[] {
  if (templates.length === 0) return []
  const rows = templates.map(
    ({ template, pages, ms }) => `  ${time(ms)}  ${String(pages).padStart(6)}  ${time(ms / pages)}  ${template}`,
  )
  return ['       in all   pages     each one  template', ...rows]
}

function time(ms: number): string {
  return `${ms.toFixed(1).padStart(8)} ms`
}
