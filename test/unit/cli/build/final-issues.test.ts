import { describe, expect, test } from 'vitest'
import { finalIssues } from '../../../../cli/build/final-issues.ts'
import { dataOf, fileOf, issueOf, settingsOf } from '../../builders.ts'

const warning = issueOf({ severity: 'warning', code: 'zoom-blocked' })
const error = issueOf({ code: 'dead-link' })

function dataAccepting(...codes: readonly string[]) {
  const data = dataOf()
  const site = fileOf('content/site.yaml', `brand: Alpha\naccept: [${codes.join(', ')}]\n`)
  return { ...data, settings: settingsOf({ accept: codes }), files: { ...data.files, site } }
}

describe('finalIssues', () => {
  test('leaves out a warning that the settings accept', () => {
    expect(finalIssues([warning, error], dataAccepting('zoom-blocked'), false)).toEqual([error])
  })

  test('takes warnings for errors when it is strict, but not those that are accepted', () => {
    expect(finalIssues([warning], dataAccepting(), true)).toEqual([{ ...warning, severity: 'error' }])
    expect(finalIssues([warning], dataAccepting('zoom-blocked'), true)).toEqual([])
  })

  test('tells at its place that an accepted code is no warning, and which is meant', () => {
    expect(finalIssues([], dataAccepting('missing-salary', 'zoom-bloked'), false, ['missing-salary'])).toMatchObject([
      { code: 'unknown-warning', file: 'content/site.yaml', line: 2, column: 26, hint: 'did you mean `zoom-blocked`?' },
    ])
  })

  test('does not let an error be accepted', () => {
    const found = finalIssues([error], dataAccepting('dead-link'), false)
    expect(found.map(({ code }) => code)).toEqual(['dead-link', 'unknown-warning'])
  })

  test('lets any warning be accepted that the run has found', () => {
    expect(
      finalIssues([issueOf({ severity: 'warning', code: 'unknown-new' })], dataAccepting('unknown-new'), false),
    ).toEqual([])
  })

  test.each(['no-history', 'curly-quotes', 'unused-service'])('lets `%s` be named by a site that has none', (code) => {
    const severities = settingsOf({ severities: { [code]: 'error' } })
    expect(finalIssues([], dataAccepting(code), false)).toEqual([])
    expect(finalIssues([], { ...dataOf(), settings: severities }, false)).toEqual([])
  })

  test('counts warnings as the settings say, by code', () => {
    const data = dataOf()
    const having = (severities: Readonly<Record<string, 'error' | 'warning' | 'off'>>) => ({
      ...data,
      settings: settingsOf({ severities }),
    })
    expect(finalIssues([warning], having({ 'zoom-blocked': 'error' }), false)).toEqual([
      { ...warning, severity: 'error' },
    ])
    expect(finalIssues([warning], having({ 'zoom-blocked': 'off' }), true)).toEqual([])
    expect(finalIssues([warning], having({ 'zoom-blocked': 'warning' }), true)).toEqual([warning])
  })

  test('does not let an error be made less, and tells so at its place', () => {
    const data = dataOf()
    const site = fileOf('content/site.yaml', 'brand: Alpha\nseverities:\n  dead-link: off\n')
    const settings = settingsOf({ severities: { 'dead-link': 'off' } })
    expect(finalIssues([error], { settings, files: { ...data.files, site } }, false)).toMatchObject([
      { code: 'dead-link', severity: 'error' },
      { code: 'unknown-warning', line: 3 },
    ])
  })
})
