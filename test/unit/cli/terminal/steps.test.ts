import { describe, expect, test } from 'vitest'
import { createProgress, createQuietProgress } from '../../../../cli/terminal/progress.ts'
import { createSteps } from '../../../../cli/terminal/steps.ts'

/** A clock that is set by hand. */
function clockAt(start: number) {
  let time = start
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

describe('createSteps', () => {
  function stepsWithClock() {
    const shown: string[] = []
    const clock = clockAt(100)
    const steps = createSteps(
      { step: (name, done, of) => shown.push(`${name} ${done}/${of}`), end: () => undefined },
      clock.now,
    )
    return { shown, clock, steps }
  }

  test('gives the result of the work', () => {
    expect(stepsWithClock().steps.run('read', () => 5)).toBe(5)
  })

  test('adds up the time of a step', async () => {
    const { steps, clock } = stepsWithClock()
    steps.run('read', () => clock.pass(10))
    await steps.wait('read', () => Promise.resolve(clock.pass(5)))
    steps.run('write', () => clock.pass(1))
    expect(steps.times()).toEqual({ read: 15, write: 1 })
  })

  test('shows the parts that are done', () => {
    const { steps, shown } = stepsWithClock()
    const count = steps.counter('render', 2)
    count(1)
    count(1)
    expect(shown).toEqual(['render 1/2', 'render 2/2'])
  })

  test('passes on what the work throws', () => {
    const { steps } = stepsWithClock()
    const work = () => {
      throw new Error('broken')
    }
    expect(() => steps.run('read', work)).toThrow('broken')
  })
})

describe('createProgress', () => {
  function progressOn(isTTY: boolean) {
    const written: string[] = []
    const clock = clockAt(1000)
    return { written, clock, progress: createProgress({ isTTY, write: (text) => written.push(text) }, clock.now) }
  }

  test('writes a plain line a step where there is no terminal, and a count every ten seconds', () => {
    const { progress, written, clock } = progressOn(false)
    progress.step('read', 0, 0)
    progress.step('compile', 0, 0)
    progress.step('read', 0, 0)
    progress.step('render', 0, 0)
    progress.step('render', 1, 900)
    clock.pass(10_000)
    progress.step('render', 400, 900)
    progress.end()
    expect(written).toEqual(['Reading content\n', 'Compiling templates\n', 'Rendering\n', 'Rendering 400/900\n'])
  })

  test('writes nothing for repeated work where there is no terminal', () => {
    const written: string[] = []
    const progress = createQuietProgress({ write: (text) => written.push(text) }, () => 0)
    progress.step('render', 0, 0)
    progress.end()
    expect(written).toEqual([])
  })

  test('draws one line again on a terminal', () => {
    const { progress, written } = progressOn(true)
    progress.step('read', 0, 0)
    progress.step('render', 2, 2)
    expect(written).toEqual(['\r\u001B[2KReading content …', '\r\u001B[2KRendering 2/2'])
  })

  test('draws a count seldom, but its end always', () => {
    const { progress, written, clock } = progressOn(true)
    progress.step('render', 1, 4)
    clock.pass(10)
    progress.step('render', 2, 4)
    clock.pass(60)
    progress.step('render', 3, 4)
    progress.step('render', 4, 4)
    expect(written.map((text) => text.slice(-3))).toEqual(['1/4', '3/4', '4/4'])
  })

  test('takes the line away at the end', () => {
    const { progress, written } = progressOn(true)
    progress.end()
    expect(written).toEqual(['\r\u001B[2K'])
  })
})
