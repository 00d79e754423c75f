import { withLetters } from '../../../renderer/definitions/decoded.ts'
import { hash } from 'node:crypto'
import type { BuildReport } from '../build-report.ts'
import type { PageTime } from '../../build/build-result.ts'
import { isPageAddress } from '../../build/addresses.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import { bytesMap, heatMap, slowest, timeline } from './charts.ts'
import { linkGraph } from './link-graph.ts'
import { bytes, duration } from '../units.ts'
import { part, text } from './html.ts'
import type { PageFacts } from './page-facts.ts'
import { STYLE } from './style.ts'

/** Data that the HTML report shows in addition to the JSON report. */
interface Shown {
  readonly pageTimes: readonly PageTime[]
  readonly facts: PageFacts | null
}

/** Report of a run as a self-contained page without script. Its policy allows only its own style sheet. */
export function htmlReport(report: BuildReport, shown: Shown): string {
  const { build } = report
  const title = build ? `${build.brand}: build ${build.id}` : 'The site was not built'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><div>
<h1>${text(title)}</h1>
<p class="lead">${lead(report)}</p>
<dl class="facts">${figures(report).join('')}</dl>
</div></header>
<main>
${[...partsOfRun(report, shown), ...partsOfSite(report, shown)].filter(Boolean).join('\n')}
</main>
</body>
</html>
`
}

function lead({ at, drafts, build }: BuildReport): string {
  const aside = [...(drafts ? ['with drafts'] : []), ...(build?.noindex ? ['hidden from search engines'] : [])]
  const change = build?.nextChange ? ` Changes by itself on ${text(build.nextChange)}.` : ''
  return `For ${[text(at), ...aside].join(', ')}.${change}`
}

function partsOfRun({ build, issues, times, total }: BuildReport, { pageTimes }: Shown): string[] {
  const waited = `${duration(total)} in all. Steps that were waited for in parts are added up.`
  return [
    part('issues', 'Issues', 'What the run has found, errors first.', issueList(issues)),
    part('time', 'Time', waited, timeline(times)),
    build
      ? part('bytes', 'Bytes', 'Uncompressed, by kind of file and folder. Area is size.', bytesMap(build.files))
      : '',
    part('slow', 'Slowest pages', 'Of those that this run has rendered; unchanged ones were kept.', slowest(pageTimes)),
  ]
}

function partsOfSite({ build }: BuildReport, { facts }: Shown): string[] {
  const between = 'Between the parts of the site, menu and footer aside. Width is number.'
  return [
    facts ? part('languages', 'Translations', 'Pages that exist, by collection and language.', heatMap(facts)) : '',
    facts ? part('links', 'Links', between, linkGraph(facts)) : '',
    build
      ? part(
          'changes',
          'Changed since the build before',
          'Addresses for reviews and caches.',
          changeList(build.addresses),
        )
      : '',
  ]
}

function figures({ build, issues, total }: BuildReport): string[] {
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const warnings = issues.length - errors
  const all: (readonly [string, string, string?])[] = [
    ['Errors', String(errors), errors > 0 ? 'bad' : 'good'],
    ['Warnings', String(warnings), warnings > 0 ? 'warm' : 'good'],
    ['Time', duration(total)],
  ]
  if (build) {
    const pages = Object.values(build.pages).reduce((sum, count) => sum + count, 0)
    const sizes = Object.values(build.files)
    all.unshift(
      [
        `Pages (${Object.entries(build.pages)
          .map(([locale, count]) => `${locale} ${count}`)
          .join(', ')})`,
        String(pages),
      ],
      ['Rendered, kept', `${build.rendered.length}, ${build.kept}`],
      [`Files`, String(sizes.length)],
      ['Size', bytes(sizes.reduce((sum, size) => sum + size, 0))],
    )
  }
  return all.map(
    ([name, value, look]) =>
      `<div><dd${look ? ` class="${look}"` : ''}>${text(value)}</dd><dt>${text(name)}</dt></div>`,
  )
}

function issueList(issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error')
  const rows = [...errors, ...issues.filter((issue) => !errors.includes(issue))].map(
    ({ file, line, column, severity, code, message }) =>
      `<tr><td class="${severity === 'error' ? 'bad' : 'warm'}">${severity}</td><td><code>${text(`${file}:${line}:${column}`)}</code></td><td><code>${text(code)}</code></td><td>${text(message)}</td></tr>`,
  )
  return rows.length === 0 ? '' : `<div class="scroll"><table><tbody>${rows.join('\n')}</tbody></table></div>`
}

type Changes = NonNullable<BuildReport['build']>['addresses']

function changeList({ added, changed, removed }: Changes): string {
  const list = (title: string, addresses: readonly string[]): string => {
    if (addresses.length === 0) return ''
    const pages = addresses.filter(isPageAddress)
    const items = pages.map((address) => `<li><code>${text(withLetters(address))}</code></li>`)
    return `<details><summary>${title}: ${pages.length} pages, ${addresses.length - pages.length} other files</summary><ul class="columns">${items.join('')}</ul></details>`
  }
  return [list('Added', added), list('Changed', changed), list('Removed', removed)].filter(Boolean).join('\n')
}
