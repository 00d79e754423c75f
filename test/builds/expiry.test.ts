import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, edit, filesOf, generate, read, type Run } from '../support/site.ts'

/** The job of the fixture ends on 2027-03-31. It is built on its last evening and on the day after, in the site's time zone. */
const LAST_EVENING = '2027-03-31T21:59:00Z'
const DAY_AFTER = '2027-03-31T22:00:00Z'
const JOB = 'de/stellen/mason/index.html'

let root = ''
const runs: Record<string, Run> = {}
const schedules: Record<string, string[]> = {}
const out = (at: string): string => path.join(root, at.replaceAll(/\W/g, ''))
const html = (at: string, file: string): string => read(out(at), file)

beforeAll(() => {
  root = copyFixture('expiry')
  edit(root, 'content/posts/anchor/de.md', 'See [', 'Work as a [mason](/stellen/mason#apply). See [')
  edit(root, 'content/jobs/mason/de.md', 'Come.', '## Apply\n\nCome.')
  edit(root, 'templates/pages.tsx', 'return <h1>{view.job.title}</h1>', 'return <h1 id="apply">{view.job.title}</h1>')
  for (const at of [LAST_EVENING, DAY_AFTER]) {
    runs[at] = generate(root, '--out', out(at), '--at', at)
    schedules[at] = (JSON.parse(read(root, '.cache/schedule.json')) as { instants: string[] }).instants
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a job offer', () => {
  test('is there on its last day, and the run says when it will be gone', () => {
    expect(runs[LAST_EVENING]).toMatchObject({ code: 0, stderr: '' })
    expect(runs[LAST_EVENING]?.stdout).toContain('changes by itself on 2027-04-01')
    expect(html(LAST_EVENING, JOB)).toContain('"@type":"JobPosting"')
    expect(html(LAST_EVENING, 'de/stellen/index.html')).toContain('href="/de/stellen/mason/"')
    expect(html(LAST_EVENING, 'sitemap-de.xml')).toContain('/de/stellen/mason/')
    expect(html(LAST_EVENING, 'de/posts/anchor/index.html')).toContain('href="/de/stellen/mason/#apply"')
  })

  test('ends at an instant that a scheduler finds beside the report, until that has passed', () => {
    expect(schedules[LAST_EVENING]?.[0]).toBe(new Date(DAY_AFTER).toISOString())
    expect(schedules[DAY_AFTER]).toEqual(schedules[LAST_EVENING]?.slice(1))
  })

  test('is gone on the day after: page, list, sitemap, structured data', () => {
    expect(runs[DAY_AFTER]).toMatchObject({ code: 0, stderr: '' })
    expect(existsSync(path.join(out(DAY_AFTER), JOB))).toBe(false)
    expect(html(DAY_AFTER, 'de/stellen/index.html')).not.toContain('/de/stellen/mason/')
    expect(html(DAY_AFTER, 'sitemap-de.xml')).not.toContain('/mason/')
    const documents = filesOf(out(DAY_AFTER)).filter((file) => file.endsWith('.html'))
    expect(documents.filter((file) => html(DAY_AFTER, file).includes('JobPosting'))).toEqual([])
  })

  test('leaves links to it leading to the list', () => {
    expect(html(DAY_AFTER, 'de/posts/anchor/index.html')).toContain('<a href="/de/stellen/">mason</a>')
  })
})
