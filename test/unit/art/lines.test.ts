import { describe, expect, test } from 'vitest'
import { areaOf, lengthOf, surrounds } from '../../../templates/art/geometry.ts'
import { isolines, sampleGrid } from '../../../templates/art/isolines.ts'
import { numberText, pairText, roundedPath, smoothPath } from '../../../templates/art/path.ts'

describe('isolines', () => {
  const frame = { width: 100, height: 100 }

  test('go around a summit as one closed loop', () => {
    const cone = sampleGrid((u, v) => 1 - Math.hypot(u - 0.5, v - 0.5), frame, 40, 40)
    const [loop, ...rest] = isolines(cone, 0.7)
    expect(rest).toEqual([])
    expect(loop?.closed).toBe(true)
    expect(loop && surrounds(loop, { x: 50, y: 50 })).toBe(true)
    expect(loop && areaOf(loop)).toBeCloseTo(Math.PI * 30 ** 2, -2)
  })

  test('run from border to border on a slope', () => {
    const slope = sampleGrid((u) => u, frame, 10, 10)
    const [line, ...rest] = isolines(slope, 0.55)
    expect(rest).toEqual([])
    expect(line?.closed).toBe(false)
    expect(line && lengthOf(line)).toBeCloseTo(100)
    expect(line?.points.every((point) => Math.abs(point.x - 55) < 1e-9)).toBe(true)
  })

  test('keep apart two summits that touch at a corner', () => {
    const saddle = sampleGrid((u, v) => (u - 0.5) * (v - 0.5), frame, 9, 9)
    expect(isolines(saddle, 0.01)).toHaveLength(2)
  })
})

describe('path data', () => {
  test.each([
    [12, '12'],
    [0.4, '.5'],
    [-0.6, '-.5'],
    [-0.1, '0'],
    [-3.26, '-3.5'],
  ])('writes %d as %s', (value, text) => {
    expect(numberText(value)).toBe(text)
  })

  test('puts no space before a minus', () => {
    expect(pairText(1, -2)).toBe('1-2')
  })

  test('rounds corners', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 40 },
    ]
    expect(roundedPath({ points, closed: false }, 10)).toBe('M0 0L30 0Q40 0 40 10L40 40')
  })

  test('ends an open curve at its last point', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 8 },
      { x: 20, y: 0 },
      { x: 33.5, y: 7 },
    ]
    const numbers = offsetsIn(smoothPath({ points, closed: false }))
    expect(numbers).toEqual([
      [10, 8],
      [15, 4],
      [18.5, 3],
    ])
  })
})

/** The offsets after the first `M x y`: control point and end of `q`, then the end of each `t`. */
function offsetsIn(path: string): readonly (readonly number[])[] {
  const numbers = (path.split('q')[1] ?? '').match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []))
}
