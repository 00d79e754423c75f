import { describe, expect, test } from 'vitest'
import { FORMATS } from '../../../../cli/terminal/formats/formats.ts'
import { issueOf } from '../../builders.ts'

const reported = { prefix: 'site/', version: '1.2.3' }
const error = issueOf({
  code: 'dead-link',
  file: 'content/pages/a, b/de.md',
  line: 7,
  column: 3,
  message: '100% <wrong>\n::error::`x`',
  expected: '"a" & b',
  hint: 'c\u0000',
})
const warning = issueOf({ code: 'length', severity: 'warning', file: 'content/pages/home/en.md', message: 'short' })
const report = (name: keyof typeof FORMATS, ...issues: readonly (typeof error)[]): string =>
  FORMATS[name](issues, reported)

describe('the report for GitHub', () => {
  test('is a command a line, in which nothing of an issue can end the command or begin another', () => {
    const lines = report('github', error, warning).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toBe(
      '::error file=site/content/pages/a%2C b/de.md,line=7,col=3,title=dead-link::100%25 <wrong>%0A::error::`x`%0Aexpected: "a" & b%0Ahint: c\\u0000',
    )
    expect(lines[1]).toMatch(/^::warning file=site\/content\/pages\/home\/en\.md,line=\d+,col=\d+,title=length::short/)
  })

  test('is empty where nothing is wrong', () => {
    expect(report('github')).toBe('')
  })
})

test.each(['json', 'github', 'sarif', 'junit'] as const)(
  'the report as %s shows no text backwards, and hides none',
  (name) => {
    const shown = report(name, issueOf({ file: 'content/a\u202egpj.exe', message: 'a\u202e\u2066b\u200b\u200f\ufeff' }))
    expect(shown).not.toMatch(/[\u202e\u2066]|\u200b|\u200f|\ufeff/)
    expect(shown.toLowerCase()).toMatch(/a(?:\\u|&#x)202e/)
    expect(shown.toLowerCase()).toMatch(/(?:\\u|&#x)200b/)
  },
)

test.each(['json', 'github', 'sarif', 'junit'] as const)(
  'the report as %s has no command for the agent that reads the log of a pipeline',
  (name) => {
    const message = 'no page at ###vso[task.prependpath]/tmp, ##VSO[x], ##[add-mask]a\n\t::stop-commands::x'
    expect(report(name, issueOf({ message }))).not.toMatch(/##(?:vso)?\[|^\s*::(?!error)/im)
  },
)

describe('the report as SARIF', () => {
  interface Sarif {
    readonly $schema: string
    readonly version: string
    readonly runs: readonly {
      readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] } }
      readonly results: readonly {
        readonly ruleId: string
        readonly ruleIndex: number
        readonly level: string
        readonly message: { readonly text: string }
        readonly locations: readonly unknown[]
      }[]
    }[]
  }
  const sarif = (...issues: readonly (typeof error)[]) => JSON.parse(report('sarif', ...issues)) as Sarif

  test('has what the standard requires, and each result the rule of its code', () => {
    const { $schema, version, runs } = sarif(warning, error, error)
    expect([$schema, version, runs.length]).toEqual(['https://json.schemastore.org/sarif-2.1.0.json', '2.1.0', 1])
    const [run] = runs
    expect(run?.tool.driver).toMatchObject({ name: 'kartograf', version: '1.2.3' })
    expect(run?.results.map(({ level }) => level)).toEqual(['warning', 'error', 'error'])
    for (const { ruleId, ruleIndex, message } of run?.results ?? []) {
      expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
      expect(message.text).not.toBe('')
    }
    const { rules } = run?.tool.driver ?? { rules: [] }
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    for (const rule of rules) expect(rule).toMatchObject({ shortDescription: { text: expect.any(String) as string } })
  })

  test('names places by URIs from the folder of the run', () => {
    expect(sarif(error).runs[0]?.results[0]?.locations).toEqual([
      {
        physicalLocation: {
          artifactLocation: { uri: 'site/content/pages/a%2C%20b/de.md' },
          region: { startLine: 7, startColumn: 3 },
        },
      },
    ])
  })

  test('has no results where nothing is wrong', () => {
    expect(sarif().runs[0]).toMatchObject({ results: [], tool: { driver: { rules: [] } } })
  })
})

describe('the report as JUnit', () => {
  test('has a case for each file, fails those with errors, and is XML whatever an issue says', () => {
    const xml = report('junit', error, warning)
    expect(xml).toContain('tests="2" failures="1"')
    expect(xml).toContain('<testcase classname="kartograf" name="site/content/pages/a, b/de.md"')
    expect(xml).toContain('<failure type="dead-link" message="100% &lt;wrong&gt;\n&#x3a;:error::`x`">7:3 dead-link\n')
    expect(xml).toContain('expected: &quot;a&quot; &amp; b\nhint: c\ufffd</failure>')
    expect(xml).toMatch(/<system-out>\d+:\d+ length\nshort/)
    expect(xml.match(/<testcase/g)?.length).toBe(xml.match(/<\/testcase>/g)?.length)
  })

  test('has a case that passes where nothing is wrong', () => {
    expect(report('junit')).toContain('tests="1" failures="0"')
  })
})
