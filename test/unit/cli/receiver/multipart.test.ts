import { describe, expect, test } from 'vitest'
import { textOf } from '../../../../cli/receiver/body.ts'
import { readParts } from '../../../../cli/receiver/multipart.ts'
import { RefusedError } from '../../../../cli/receiver/refused.ts'

const BOUNDARY = 'edge'
const READING = { boundary: BOUNDARY, most: 64 }

/** A body of parts, each given as its header lines and its content. */
function bodyOf(...parts: readonly (readonly [string, string])[]): string {
  return `${parts.map(([head, content]) => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`).join('')}--${BOUNDARY}--\r\n`
}

const field = (name: string): string => `Content-Disposition: form-data; name="${name}"`
const file = (name: string): string =>
  `Content-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf`

const BODY = bodyOf([field('a'), 'one'], [field('b'), ''], [file('ü.pdf'), 'line\r\n--edg\r\n'], [file(''), ''])
const PARTS = ['a=one', 'b=', 'files(ü.pdf)=line\r\n--edg\r\n', 'files()=']

/** The parts of a body that arrives in chunks; refused: the reason. */
async function partsOf(chunks: readonly Uint8Array[]): Promise<string[] | string> {
  const parts: string[] = []
  try {
    await readParts(stream(chunks), READING, async ({ field: name, fileName, chunks: content }) => {
      const index = parts.push('') - 1
      parts[index] = `${name}${fileName === undefined ? '' : `(${fileName})`}=${await textOf(content)}`
    })
    return parts
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

async function* stream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void> {
  for (const chunk of chunks) {
    await Promise.resolve()
    yield chunk
  }
}

const bytes = (text: string): Uint8Array => Buffer.from(text)

describe('a multipart body', () => {
  test('gives the same parts wherever it is cut in two', async () => {
    const all = bytes(BODY)
    for (let at = 0; at <= all.length; at += 1)
      expect(await partsOf([all.subarray(0, at), all.subarray(at)]), `cut at ${at}`).toEqual(PARTS)
  })

  test('gives the same parts byte by byte', async () => {
    expect(await partsOf([...bytes(BODY)].map((byte) => Uint8Array.of(byte)))).toEqual(PARTS)
  })

  test('gives large parts whole, in chunks of any size, to readers of any speed', async () => {
    for (const size of [1, 65_535, 65_536, 65_537, 200_000, 1_048_577])
      for (const step of [1000, 16_384, 65_536, 2_000_000]) {
        const all = bytes(
          bodyOf([file('a.pdf'), 'x'.repeat(size)], [field('b'), ''], [file('c.pdf'), 'y'.repeat(size)]),
        )
        const count = Math.ceil(all.length / step)
        const cut = Array.from({ length: count }, (_, index) => all.subarray(index * step, (index + 1) * step))
        const sizes: number[] = []
        await readParts(stream(cut), READING, async ({ chunks }) => {
          const index = sizes.push(0) - 1
          for await (const chunk of chunks) {
            sizes[index] = (sizes[index] ?? 0) + chunk.byteLength
            if (chunk.byteLength > 1000) await new Promise((resolve) => setImmediate(resolve))
          }
        })
        expect(sizes, `${size} bytes in steps of ${step}`).toEqual([size, 0, size])
      }
  })

  test('is refused wherever it ends too early', async () => {
    const all = bytes(BODY)
    // The last line end may be missing: what follows the last boundary means nothing.
    for (let end = 0; end < all.length - 2; end += 1)
      expect(await partsOf([all.subarray(0, end)]), `ends at ${end}`).toBe('malformed')
  })

  test('may be followed by anything', async () => {
    expect(await partsOf([bytes(`${BODY}more`), bytes(`\r\n--${BOUNDARY}\r\n${field('c')}\r\n\r\nc`)])).toEqual(PARTS)
  })

  test('is read no faster than its parts are taken', async () => {
    let sent = 0
    async function* large(): AsyncGenerator<Uint8Array, void> {
      yield bytes(`--${BOUNDARY}\r\n${file('a.pdf')}\r\n\r\n`)
      for (; sent < 200; sent += 1) yield new Uint8Array(16 * 1024)
      yield bytes(`\r\n--${BOUNDARY}--\r\n`)
    }
    let whenWaiting = 0
    await readParts(large(), READING, async ({ chunks }) => {
      const iterator = chunks[Symbol.asyncIterator]()
      await iterator.next()
      await new Promise((resolve) => setTimeout(resolve, 50))
      whenWaiting = sent
      while (!(await iterator.next()).done);
    })
    expect([whenWaiting < 20, sent]).toEqual([true, 200])
  })

  test.each([
    ['nothing', ''],
    ['no boundary', 'a=1&b=2'],
    ['a part without a name', bodyOf(['Content-Disposition: form-data', 'x'])],
    ['a part without a disposition', bodyOf(['Content-Type: text/plain', 'x'])],
    ['two dispositions', bodyOf([`${field('a')}\r\n${field('b')}`, 'x'])],
    ['a part of another kind', bodyOf(['Content-Disposition: attachment; name="a"', 'x'])],
    ['a line break in a name', bodyOf([field('a\nb'), 'x'])],
    ['a header put into a file name', bodyOf([file('a.pdf\r\nX-Evil: yes'), 'x'])],
    ['a quote in a file name', bodyOf([file('a".pdf'), 'x'])],
    ['a second way to name a file', bodyOf([`${field('a')}; filename*=utf-8''b.pdf`, 'x'])],
    ['a header that does not end', `--${BOUNDARY}\r\nContent-Disp\r\n--${BOUNDARY}--\r\n`],
    ['65 parts', bodyOf(...Array.from({ length: 65 }, (_, index) => [field(`a${index}`), 'x'] as const))],
  ])('is refused with %s', async (_, body) => {
    expect(await partsOf([bytes(body)])).toBe('malformed')
  })

  test('is refused with a text that is no UTF-8', async () => {
    const [head, tail] = bodyOf([field('a'), '|']).split('|')
    expect(await partsOf([bytes(head ?? ''), Uint8Array.of(0xff), bytes(tail ?? '')])).toBe('malformed')
  })

  test('fails as the taking fails, and lets go of the sender', async () => {
    let ended = false
    async function* endless(): AsyncGenerator<Uint8Array, void> {
      try {
        yield bytes(`--${BOUNDARY}\r\n${file('a.pdf')}\r\n\r\n`)
        for (;;) yield new Uint8Array(1024)
      } finally {
        ended = true
      }
    }
    const full = readParts(endless(), READING, () => Promise.reject(new Error('no space left')))
    await expect(full).rejects.toThrow('no space left')
    await new Promise((resolve) => setImmediate(resolve))
    expect(ended).toBe(true)
  })

  test('reports why a taker failed, also when the part that it stopped fails first', async () => {
    const chunks = stream([
      bytes(`--${BOUNDARY}\r\n${file('a.pdf')}\r\n\r\n`),
      new Uint8Array(9999),
      new Uint8Array(9999),
    ])
    const full = readParts(chunks, READING, async ({ chunks: content }) => {
      try {
        for await (const chunk of content) throw new Error(`no space for ${chunk.byteLength} bytes`)
      } finally {
        // As a file is closed.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await expect(full).rejects.toThrow('no space for')
  })

  test('hands on no part beyond the most that a request may have', async () => {
    let count = 0
    const body = bodyOf(...Array.from({ length: 500 }, () => [field('a'), 'x'] as const))
    const many = readParts(stream([bytes(body)]), READING, async ({ chunks: content }) => {
      count += 1
      await textOf(content)
    })
    await expect(many).rejects.toThrow('malformed')
    expect(count).toBeLessThanOrEqual(READING.most)
  })
})
