import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { JobCard } from '../../../../templates/collections/cards.ts'
import { exceptionsOf } from '../../../../templates/collections/jobs/exceptions.ts'
import { JobRows } from '../../../../templates/collections/jobs/JobRows.tsx'
import { payBand } from '../../../../templates/collections/jobs/pay.ts'
import { contextIn } from '../../../support/samples/section.tsx'

const SALARY = { min: 62000, max: 78000, currency: 'EUR', unit: 'year' } as const

function job(key: string, more: Partial<JobCard> = {}): JobCard {
  return {
    key,
    title: key,
    description: '',
    href: `/en/job-offers/${key}/`,
    hreflang: null,
    suffix: '',
    types: ['full_time', 'permanent'],
    languages: ['de', 'en'],
    locations: ['Graz'],
    department: 'Azure',
    datePosted: '2026-11-12',
    salary: SALARY,
    hours: '38 hours a week',
    ...more,
  }
}

describe('a list of jobs', () => {
  test('states pay and roster in each row', () => {
    const html = renderToStaticMarkup(createElement(JobRows, { jobs: [job('a')], context: contextIn('en') }))
    expect(html).toContain('€62,000–78,000')
    expect(html).toContain('a year')
    expect(html).toContain('38 hours a week')
    expect(html).toContain('Posted November')
  })

  test('marks a job in another language, and leaves out what is only in that one', () => {
    const jobs = [job('a', { hreflang: 'en', suffix: '(all genders)' })]
    const html = renderToStaticMarkup(createElement(JobRows, { jobs, context: contextIn('es') }))
    expect(html).toMatch(
      /<h3[^>]* lang="en"><a .*\(all\u00a0genders\).*<span[^>]* lang="es">\(en inglés\) <\/span><svg.*<\/a><\/h3>/,
    )
    expect(html).toContain('<span lang="en">Azure</span>')
    expect(html).not.toContain('38 hours a week')
  })

  test('tags exceptions only', () => {
    const jobs = [job('a'), job('b'), job('c', { types: ['part_time', 'permanent'], languages: ['es', 'en', 'de'] })]
    const html = renderToStaticMarkup(createElement(JobRows, { jobs, context: contextIn('en') }))
    expect([...html.matchAll(/class="tag">([^<]+)/g)].map(([, tag]) => tag)).toEqual(['Part-time', 'Spanish'])
    const group = { jobs: jobs.slice(2), among: jobs, language: 'es', context: contextIn('en') }
    expect(renderToStaticMarkup(createElement(JobRows, group))).not.toContain('Spanish')
  })

  test('has tags with capitals in Spanish too', () => {
    const jobs = [job('a', { languages: ['es'] }), job('b', { types: ['part_time'] }), job('c')]
    const html = renderToStaticMarkup(createElement(JobRows, { jobs, context: contextIn('es') }))
    const tags = [...html.matchAll(/class="tag">([^<]+)/g)].map(([, tag]) => tag)
    expect(tags).toContain('Jornada parcial')
    expect(tags).toContain('Español')
  })

  test('tags all of them if no two are alike', () => {
    const jobs = [job('a', { languages: ['en'] }), job('b'), job('c', { languages: ['es', 'en', 'de'] })]
    const html = renderToStaticMarkup(createElement(JobRows, { jobs, context: contextIn('en') }))
    const tags = [...html.matchAll(/class="tag">([^<]+)/g)].map(([, tag]) => tag)
    expect(tags).toEqual(['English', 'German', 'English', 'Spanish', 'English', 'German'])
  })
})

describe('payBand', () => {
  test('writes the currency once, where the language has it', () => {
    expect(payBand(SALARY, 'en')).toBe('€62,000–78,000')
    expect(payBand(SALARY, 'de')).toMatch(/^62\.000–78\.000\s€$/)
    expect(payBand({ ...SALARY, currency: 'CHF' }, 'en')).toMatch(/^CHF\s62,000–78,000$/)
    expect(payBand({ ...SALARY, max: 62000 }, 'en')).toBe('€62,000')
  })
})

describe('exceptionsOf', () => {
  test('names what most lack, or the whole set where something usual is missing', () => {
    const of = exceptionsOf([['de', 'en'], ['en', 'de'], ['en'], ['es', 'en', 'de']])
    expect([of(['de', 'en']), of(['en']), of(['es', 'en', 'de'])]).toEqual([[], ['en'], ['es']])
  })
})
