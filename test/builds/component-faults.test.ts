import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyFixture, edit, generate, type Run } from '../support/site.ts'

const PAGES = 'templates/pages.tsx'

/** Mistakes in components, each on other pages: what stands in the fixture, and what in its place. */
const MISTAKES: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    PAGES,
    "import type { Context, Template, ViewOf } from 'kartograf'",
    "import { Island, type Context, type Template, type ViewOf } from 'kartograf'",
  ],
  [PAGES, '<h1>{view.post.title}</h1>', '<h1>{{ [view.post.title]: 1 } as never}</h1>'],
  [PAGES, 'export function EventPage', 'export async function EventPage'],
  [PAGES, '<h1>{view.study.title}</h1>', '<Island name="Countr" props={{}} context={context} />'],
  [PAGES, 'AuthorPage({ view }: Drawn<AuthorView>): ReactNode {', "$&\n  if (view) throw 'boom'"],
  [PAGES, '<h1>{view.job.title}</h1>', "<h1 {...({ style: 'color:red' } as object)}>{view.job.title}</h1>"],
  [
    PAGES,
    "<h1>{context.t('error.fatal')}</h1>",
    '<Island name="Counter" props={{ at: new Date(0) as never }} context={context} />',
  ],
  ['templates/islands/Counter.tsx', '<button', '<input>text</input><button'],
  [
    'templates/sections.tsx',
    '<section id={section.id}>{context.markdown',
    '<section id={section.id}><Island name="Counter" props={{}} context={context} />{context.markdown',
  ],
]

let root = ''
let run: Run

beforeAll(() => {
  root = copyFixture('component-faults')
  for (const [file, from, to] of MISTAKES) edit(root, file, from, to.replace('$&', from))
  run = generate(root)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** An issue at the first line of a component, or at another line. */
function issue(component: string, message: string, advice = '', line?: string): RegExp {
  const first = `\\d+ \\| ${line ?? `export (async )?function ${component}\\(`}`
  return new RegExp(
    `^templates/\\S+\\.tsx:\\d+:\\d+ error render-failed\n  ${message}\n  ${first}.*\n.*\n  ${advice}`,
    'm',
  )
}

describe('what React or the generator refuses in a component is told once, at the component, the island or the value', () => {
  test.each([
    [
      'objects of several shapes',
      issue(
        'PostPage',
        'Objects are not valid .* \\(in `<h1>` of `PostPage`, on \\d\\d pages: /de/posts/anchor/, .*, …\\)',
        'expected: .*\n  hint: show its properties',
        '.*<h1>\\{\\{ \\[view\\.post\\.title\\]',
      ),
    ],
    [
      'a component that waits',
      issue(
        'EventPage',
        'A component suspended .* \\(in `EventPage`, on 3 pages: .*\\)',
        'expected: .*\n  hint: pages are drawn at once, so a component cannot be `async`',
      ),
    ],
    [
      'an island with a wrong name',
      issue(
        'CasePage',
        "The theme has no island 'Countr' \\(in `CasePage`, on 3 pages: .*\\)",
        'expected: an island of the theme: `Counter`, `Faulty`\n  hint: did you mean `Counter`\\?',
        '.*<Island name="Countr"',
      ),
    ],
    [
      'a text that is thrown',
      issue('AuthorPage', 'boom \\(in `AuthorPage`, on 3 pages: .*\\)', 'expected: .*\n  hint: throw an `Error`'),
    ],
    ['a style that is a text', issue('JobPage', 'The `style` prop .* \\(in `<h1>` of `JobPage`, on 2 pages: .*\\)')],
    [
      'props of an island that are not JSON',
      issue(
        'ErrorPage',
        'The island `Counter` cannot work in the browser: props\\.at is a Date; give it as text \\(in `ErrorPage`, on .*\\)',
        '',
        '.*<Island name="Counter"',
      ),
    ],
    [
      'an element within an island',
      issue(
        'Counter',
        'input is a self-closing tag .* \\(in `<input>` of `Counter`, on 3 pages: .*\\)',
        '',
        '.*<input>text</input>',
      ),
    ],
  ])('%s', (_, told) => {
    expect(run.stderr).toMatch(told)
  })

  test('and nothing else', () => {
    expect(run.code).toBe(1)
    expect(run.stderr.match(/ error render-failed$/gm)).toHaveLength(7)
  })
})

test('a fault of the header, which the not-found page of the site has too, is one issue at its place', () => {
  const folder = copyFixture('header-fault')
  edit(folder, 'templates/layout.tsx', '<Menu items={context.chrome.groups}', '<Menu items={JSON.parse("{")}')
  const { code, stderr } = generate(folder)
  rmSync(folder, { recursive: true, force: true })
  expect([code, stderr.match(/ error \S+$/gm)?.length]).toEqual([1, 1])
  expect(stderr).toMatch(/^templates\/layout\.tsx:\d+:\d+ error render-failed$/m)
})
