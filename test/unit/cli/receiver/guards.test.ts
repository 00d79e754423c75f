import { describe, expect, test } from 'vitest'
import { forwardedAddress, visitorOf } from '../../../../cli/receiver/address.ts'
import { bodyKindOf } from '../../../../cli/receiver/guards.ts'

describe('addresses', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['192.0.2.1:50312', '192.0.2.1'],
    ['[2001:db8:1:2::9]:50312', '2001:db8:1:2'],
    ['unknown', 'unknown'],
  ])('%s stands for %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor)
  })

  test('behind a proxy only what the own proxies have written is believed', () => {
    const from = (header: string, proxies?: number) =>
      forwardedAddress(new Request('https://a.example', { headers: { 'x-forwarded-for': header } }), proxies)
    expect([from('6.6.6.6, 192.0.2.1'), from('6.6.6.6, 192.0.2.1, 10.0.0.1', 2), from('')]).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      undefined,
    ])
    // A setting that is empty or mistyped believes nobody.
    expect([0, Number('x'), -1].map((proxies) => from('6.6.6.6, 192.0.2.1', proxies))).toEqual(Array(3).fill(undefined))
  })
})

describe('content types', () => {
  const kind = (type: string) =>
    bodyKindOf(new Request('https://a.example', { method: 'POST', body: 'x', headers: { 'content-type': type } }))

  test.each([
    ['application/x-www-form-urlencoded', { kind: 'pairs' }],
    ['Application/X-WWW-Form-Urlencoded; charset=UTF-8', { kind: 'pairs' }],
    [
      'multipart/form-data; boundary=----WebKitFormBoundaryAbC',
      { kind: 'parts', boundary: '----WebKitFormBoundaryAbC' },
    ],
    ['multipart/form-data; charset=utf-8; boundary="a b"', { kind: 'parts', boundary: 'a b' }],
  ])('%s is taken', (type, expected) => {
    expect(kind(type)).toEqual(expected)
  })

  test.each(['multipart/mixed; boundary=a', 'application/json', 'multipart/form-datax; boundary=a'])(
    '%s is not',
    (type) => expect(() => kind(type)).toThrow('unsupported'),
  )

  test.each([
    'multipart/form-data',
    `multipart/form-data; boundary=${'a'.repeat(71)}`,
    'multipart/form-data; boundary=',
  ])('%s has no boundary', (type) => expect(() => kind(type)).toThrow('malformed'))
})
