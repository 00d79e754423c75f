import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { coloured, colouredByReference } from '../../../renderer/markdown/highlight/highlight.ts'

const FOLDERS: readonly (readonly [language: string, folder: string, files: RegExp])[] = [
  ['typescript', 'renderer', /\.tsx?$/],
  ['javascript', 'cli', /\.mjs$/],
  ['css', 'templates', /\.css$/],
  ['json', 'i18n/messages', /\.json$/],
  ['yaml', 'content', /\.yaml$/],
  ['markdown', 'docs', /\.md$/],
]

/** Other languages than the code is written in find marks where nobody expects them. */
const OTHERS = 'bash csharp diff dockerfile hcl http ini kusto powershell python sql xml plaintext'.split(' ')

describe('code is coloured as highlight.js colours it', () => {
  test.each(FOLDERS)('as %s, each file of %s', (language, folder, files) => {
    const codes = textsOf(folder, files)
    expect(codes.length).toBeGreaterThan(0)
    expect(different(codes, language)).toEqual([])
  })

  test('each block of the content', () => {
    const text = textsOf('content', /[\\/][a-z]{2}\.md$/).join('\n')
    const blocks = [...text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm)]
    expect(blocks.length).toBeGreaterThan(10)
    expect(
      blocks.filter(([, language = '', code = '']) => different([code], language.toLowerCase()).length > 0),
    ).toEqual([])
  })

  test.each(OTHERS)('as %s, code of other languages', (language) => {
    const codes = textsOf('cli', /\.mjs$/).concat(textsOf('docs', /\.md$/))
    expect(different(codes, language)).toEqual([])
  })

  test.each([
    ['javascript', 'const a = html`<b class="x">${one}</b>` + css`a { color: red }`'],
    ['typescript', 'const A = <T,>(x: T) => <div a={1}>{x}</div>\nfunction f() { return 1 }'],
    ['xml', '<style>a { b: c }</style><script>let a = 1</script><!-- x --><p>&amp;</p>'],
    ['bash', 'cat <<EOF\n$a `b` $(c "d")\nEOF\nif [ -f x ]; then y; fi'],
    ['javascript', ''],
    ['yaml', 'a: &b !x "c"\n---\n- {d: e}'],
  ])('as %s, %j', (language, code) => {
    expect(coloured(code, language)).toEqual(colouredByReference(code, language))
  })
})

function different(codes: readonly string[], language: string): string[] {
  return codes.filter(
    (code) => JSON.stringify(coloured(code, language)) !== JSON.stringify(colouredByReference(code, language)),
  )
}

function textsOf(folder: string, files: RegExp): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => files.test(name))
  return names.toSorted().map((name) => readFileSync(path.join(folder, name), 'utf8').slice(0, 4000))
}
