import { describe, expect, test } from 'vitest'
import { kindsOf } from '../../../../cli/import/body-lines.ts'

describe('HTML that pages must not contain', () => {
  test.each([
    ['<iframe src="https://x" />'],
    ['<iframe src="a>b"/>'],
    ['<IFRAME src=x></IFRAME>'],
    ['<Iframe src=x></iFrame> and more'],
    ['<INPUT name=a>'],
  ])('is one line only in %s', (line) => {
    expect(kindsOf([line, 'A text.'])).toEqual(['html-only', 'text'])
  })

  test.each([
    ['<IFRAME src=x>', '</IFRAME>'],
    ['<iframe src=x>', '</Iframe>'],
    ['<iframe src=x> <br/>', '</iframe>'],
  ])('goes from %s to %s', (first, last) => {
    expect(kindsOf([first, 'inside', last, 'A text.'])).toEqual(['html-first', 'html', 'html-last', 'text'])
  })
})
