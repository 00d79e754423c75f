import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { portionsOf } from '../../../../cli/build/render/portions.ts'

describe('work in portions', () => {
  test('is done once, by whoever is free', async () => {
    const portions = portionsOf<number, string>([[1, 2], [3], [4], [5]])
    const slow = async (own: readonly number[]) => delay(50, own.map(String))
    const fast = (own: readonly number[]) => own.map((one) => `fast ${one}`)
    await Promise.all([portions.takenBy(slow), portions.takenBy(fast)])
    expect(portions.results.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['1', '2', 'fast 3', 'fast 4', 'fast 5'])
  })

  test('is reported as it is done', async () => {
    const told: number[] = []
    await portionsOf<number, number>([[1, 2], [3]], ({ length }) => told.push(length)).takenBy((own) => [...own])
    expect(told).toEqual([2, 1])
  })

  test('ends for all when one of them fails', async () => {
    const portions = portionsOf<number, number>([[1], [2], [3]])
    const failing = () => Promise.reject(new Error('no'))
    const other = async (own: readonly number[]) => delay(20, [...own])
    await expect(Promise.all([portions.takenBy(failing), portions.takenBy(other)])).rejects.toThrow('no')
    await delay(40)
    expect(portions.results).toEqual([2])
  })
})
