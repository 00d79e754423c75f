import { describe, expect, test } from 'vitest'
import { attachmentFaults, hasSignature, isAllowedName } from '../../../renderer/forms/attachments.ts'

const limits = { maxFiles: 2, maxBytes: 100, types: ['pdf', 'png'] }
const file = (name: string, size = 10) => ({ name, size })

describe('attachmentFaults', () => {
  test.each([
    ['nothing', [], ['missing']],
    ['one file', [file('cv.pdf')], []],
    ['files of the largest size', [file('cv.pdf', 100), file('me.png', 100)], []],
    ['a file that is too large', [file('cv.pdf', 101)], ['too-large']],
    ['one file more', [file('a.pdf'), file('b.pdf'), file('c.pdf')], ['too-many']],
    ['everything wrong', [file('a.exe', 101), file('b.pdf'), file('c.pdf')], ['wrong-type', 'too-many', 'too-large']],
  ])('%s: %s', (_, files, faults) => {
    expect(attachmentFaults(files, limits)).toEqual(faults)
  })
})

describe('isAllowedName', () => {
  test.each([
    'cv.pdf',
    'CV.PDF',
    'Lebenslauf Jörg Müller (2026).pdf',
    'currículum_año.pdf',
    'Cafe\u0301.pdf',
    '履歴書.pdf',
  ])('takes %j', (name) => expect(isAllowedName(name, limits.types)).toBe(true))

  test.each([
    '',
    'cv',
    'pdf',
    '.pdf',
    'cv.exe',
    'cv.pdf.exe',
    '../cv.pdf',
    '/etc/cv.pdf',
    'C:\\cv.pdf',
    'a/b.pdf',
    '-rf.pdf',
    'a\u0000.pdf',
    'a\nb.pdf',
    'a%0D%0AX.pdf',
    'a"b.pdf',
    "a'b.pdf",
    'a;b.pdf',
    'a<b>.pdf',
    'cv\u202Efdp.pdf',
    `${'a'.repeat(120)}.pdf`,
  ])('refuses %j', (name) => expect(isAllowedName(name, limits.types)).toBe(false))
})

describe('hasSignature', () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

  test.each([
    ['cv.pdf', '%PDF-1.7', true],
    ['CV.PDF', '%PDF-1.7', true],
    ['cv.pdf', 'MZ\u0090', false],
    ['CV.PDF', 'MZ\u0090', false],
    ['cv.pdf', '%P', false],
    ['cv.docx', 'PK\u0003\u0004', true],
    ['cv.docx', '%PDF-1.7', false],
    ['cv.docx', 'PK\u0005\u0006', false],
    ['cv.odt', 'PK\u0003\u0004', true],
    ['cv.odt', 'MZ\u0090', false],
    ['me.jpg', '\u00FF\u00D8\u00FF\u00E0', true],
    ['me.jpg', 'MZ\u0090', false],
    ['me.jpeg', '\u00FF\u00D8\u00FF', true],
    ['me.jpeg', '\u00FF\u00D8', false],
    ['me.png', '\u0089PNG', true],
    ['me.png', 'PNG', false],
    ['notes.txt', 'anything', true],
  ])('%s that begins with %j: %s', (name, start, expected) => {
    expect(hasSignature(name, bytes(start))).toBe(expected)
  })
})
