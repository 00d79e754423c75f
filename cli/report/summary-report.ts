import path from 'node:path'
import type { BuildSummary } from '../build/build-result.ts'
import { relativePath } from '../output/paths.ts'
import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import { leftOutReport, pagesReport } from '../terminal/report.ts'
import type { StepName } from '../terminal/steps.ts'
import { bytes, duration } from './units.ts'

const LARGEST = 3

/** Summary of a build: pages by language, rendered and kept pages, time by step, largest pages. */
export function summaryReport(
  summary: BuildSummary,
  times: Readonly<Partial<Record<StepName, number>>>,
  total: number,
  out: string,
): string {
  const { site, files } = summary
  const sum = [...files.values()].reduce((all, { size }) => all + size, 0)
  const steps = Object.entries(times).map(([name, ms]) => `${name} ${duration(ms)}`)
  const threads = summary.threads > 1 ? ` in ${summary.threads} threads` : ''
  const brought = summary.brought > 0 ? `, from shards ${summary.brought}` : ''
  const lines = [
    `${site.brand}: ${pagesReport(site)}`,
    `  rendered ${summary.rendered.length}${threads}, kept ${summary.kept}${brought} · ${counted(files.size, 'file')}, ${bytes(sum)} · ${summary.written.length} written, ${summary.removed.length} removed`,
    `  ${[...steps, `total ${duration(total)}`].join(' · ')}`,
    `  largest: ${largest(summary).join(', ')}`,
    ...(site.noindex ? ['  hidden from search engines (noindex): for previews, not for the public site'] : []),
    ...leftOutReport(site.leftOut),
    ...(site.nextChange ? [`  changes by itself on ${site.nextChange}: build again from then on`] : []),
    ...site.inactiveForms.map(
      (form) => `  forms.${form}.endpoint is not set: pages show e-mail and phone instead of the form`,
    ),
    ...carriedReport(summary.carried),
    ...parserReport(summary.parser),
    ...foreignReport(summary.foreign),
    `  build ${summary.id} in ${relativePath(process.cwd(), out) || path.basename(out)}/`,
  ]
  return printable(lines.join('\n'))
}

function carriedReport(carried: BuildSummary['carried']): string[] {
  if (!carried) return []
  const { retired, missing } = carried
  if (missing === null) return ['  nothing carried over: there is no earlier build (right for a first deploy)']
  const lost = missing.length === 0 ? '' : `, ${missing.length} not found (${missing.slice(0, SHOWN).join(', ')})`
  return [`  carried over for open tabs: ${retired.length === 0 ? 'nothing' : counted(retired.length, 'file')}${lost}`]
}

function parserReport(parser: BuildSummary['parser']): string[] {
  return parser === 'satteri'
    ? []
    : [`  Markdown was parsed by ${parser}, which is slower: satteri has no binary that loads here (run \`npm ci\`)`]
}

const SHOWN = 5

/** Lists foreign files in the output, to make clear that they were kept and not generated. Files of Git are not listed. */
function foreignReport(foreign: readonly string[]): string[] {
  const told = foreign.filter((file) => !file.startsWith('.git'))
  if (told.length === 0) return []
  const rest = told.length > SHOWN ? ` and ${told.length - SHOWN} more` : ''
  return [`  kept, not of this site: ${told.slice(0, SHOWN).join(', ')}${rest}`]
}

function largest({ files }: BuildSummary): string[] {
  const pages = [...files].filter(([file]) => file.endsWith('index.html'))
  return pages
    .toSorted(([, a], [, b]) => b.size - a.size)
    .slice(0, LARGEST)
    .map(([file, { size }]) => `/${file.replace(/index\.html$/, '')} ${bytes(size)}`)
}
