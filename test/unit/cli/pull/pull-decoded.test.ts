import { expect, test } from 'vitest'
import { decoded } from '../../../../cli/pull/decoded.ts'
import { PullError } from '../../../../cli/pull/pull-error.ts'

const XML = '<?xml version="1.0" encoding="ISO-8859-1"?><t>Grüße</t>'
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

test.each([
  ['its XML declaration', latin1(XML), 'text/xml'],
  ['its Content-Type', latin1('Grüße'), 'text/csv; charset=windows-1252'],
  ['its byte order mark', Buffer.from('\uFEFFGrüße', 'utf16le'), null],
  ['UTF-8, if nothing is said', Buffer.from('Grüße'), 'application/json'],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFGrüße'), 'text/csv; charset=iso-8859-1'],
  ['UTF-8, if it only claims UTF-16', Buffer.from(XML.replace('ISO-8859-1', 'utf-16')), 'text/xml'],
  ['its Content-Type rather than its declaration', Buffer.from(XML), 'application/xml; charset="utf-8"'],
])('an answer is read in the encoding of %s', (_, bytes, type) => {
  expect(decoded(bytes, type)).toMatch(/^(?:Grüße$|<\?xml .*<t>Grüße<\/t>$)/)
})

test.each([
  ['is not in utf-8', latin1('Grüße'), null],
  ['is in `klingon`, an encoding that cannot be read', latin1('Grüße'), 'text/csv; charset=klingon'],
])('an answer that %s is refused, as wrong characters would be published', (message, bytes, type) => {
  expect(() => decoded(bytes, type)).toThrow(PullError)
  expect(() => decoded(bytes, type)).toThrow(message)
})
