import { describe, expect, test } from 'vitest'
import { openWords } from '../../../../templates/collections/events/open-words.ts'
import { contextIn } from '../../../support/samples/section.tsx'

const costOf = (per: 'seat' | 'team' | 'group') => ({ cost: { amount: 2900, currency: 'EUR', per } })

describe('an event with open registration', () => {
  test('has seats to ask for', () => {
    expect(openWords({ cost: null }, contextIn('de'))).toEqual({
      state: 'Plätze frei',
      request: 'Platz anfragen',
      heading: 'Einen Platz anfragen',
    })
    expect(openWords(costOf('team'), contextIn('de')).request).toBe('Platz anfragen')
  })

  test('that a group books as a whole has its date to ask for', () => {
    const words = (['de', 'en', 'es'] as const).map((locale) => openWords(costOf('group'), contextIn(locale)).request)
    expect(words).toEqual(['Termin anfragen', 'Request this date', 'Solicitar la fecha'])
    expect(openWords(costOf('group'), contextIn('de')).state).toBe('Termin frei')
  })
})
