import { expect, test } from 'vitest'
import { createCrew } from '../../../../cli/pictures/crew.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('a crew handles some jobs at a time, also those that are added while it works', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  const crew = createCrew<number>(async (job) => {
    running += 1
    most = Math.max(most, running)
    await turn()
    running -= 1
    done.push(job)
  }, 2)
  crew.add([1, 2, 3])
  await turn()
  crew.add([4, 5])
  await crew.finish()
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('after an error it begins nothing else, and says why', async () => {
  const begun: number[] = []
  const crew = createCrew<number>(async (job) => {
    begun.push(job)
    await turn()
    if (job === 1) throw new Error('broken')
  }, 1)
  crew.add([1, 2, 3])
  await expect(crew.finish()).rejects.toThrow('broken')
  expect(begun).toEqual([1])
})

test('it takes more jobs at once than a call takes arguments', async () => {
  const crew = createCrew<number>(async () => {
    throw new Error('broken')
  })
  crew.add(Array.from({ length: 200_000 }, (_, at) => at))
  await expect(crew.finish()).rejects.toThrow('broken')
})

test('it goes on with jobs that are added after all others are done', async () => {
  const done: string[] = []
  const crew = createCrew<string>(async (job) => {
    await turn()
    done.push(job)
  }, 3)
  for (const jobs of [['a'], ['b', 'c', 'd', 'e'], ['f']]) {
    crew.add(jobs)
    await crew.finish()
  }
  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
