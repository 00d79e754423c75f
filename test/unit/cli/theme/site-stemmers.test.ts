import { expect, test } from 'vitest'
import { siteStemmers } from '../../../../cli/theme/bundle/site-stemmers.ts'

const TABLE = `export const STEMMERS = {
  ar: () => import('@orama/stemmers/arabic'),
  de: () => import('@orama/stemmers/german'),
  en: () => import('@orama/stemmers/english'),
}`

test('only the stemmers of the languages of a site are sent to browsers', () => {
  const { transform } = siteStemmers('stemmers.ts', ['de-AT', 'en'])
  if (typeof transform !== 'object') throw new Error('The plugin has no filter')
  const handler = transform.handler as unknown as (code: string) => string
  expect(handler(TABLE).match(/stemmers\/\w+/g)).toEqual(['stemmers/german', 'stemmers/english'])
})
