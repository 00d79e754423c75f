import { describe, expect, test } from 'vitest'
import { hooksOf, retryAfterOf } from '../../../../cli/receiver/environment.ts'

describe('settings from the environment', () => {
  const names = (env: Record<string, string>) => Object.keys(hooksOf(env, Date.now, () => undefined))
  const mail = { FORMS_SMTP_URL: 'smtp://localhost:25', FORMS_MAIL_FROM: 'a@b.example', FORMS_MAIL_TO: 'c@d.example' }
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`

  test('switch hooks on', () => {
    expect(names({})).toEqual([])
    expect(names({ ...mail, FORMS_WEBHOOK_URL: 'https://x.example/y', FORMS_WEBHOOK_SECRET: secret })).toEqual([
      'mail',
      'webhook',
    ])
    expect(names({ FORMS_WEBHOOK_URL: 'http://127.0.0.1:1/y' })).toEqual(['webhook'])
    expect([retryAfterOf({}), retryAfterOf({ FORMS_RETRY_SECONDS: '2' })]).toEqual([300_000, 2000])
  })

  test.each([
    [{ FORMS_SMTP_URL: 'smtp://localhost' }, 'set all three'],
    [{ ...mail, FORMS_SMTP_URL: 'localhost:25' }, 'FORMS_SMTP_URL must be an address such as smtp://'],
    [{ ...mail, FORMS_MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'FORMS_MAIL_FROM must be one address'],
    [{ ...mail, FORMS_MAIL_TO: 'a, b' }, 'FORMS_MAIL_TO must be one address such as forms@example.com, got "a, b"'],
    [{ FORMS_WEBHOOK_SECRET: secret }, 'without FORMS_WEBHOOK_URL'],
    [{ FORMS_WEBHOOK_URL: 'http://x.example/y' }, 'FORMS_WEBHOOK_URL must be an https address'],
    [
      { FORMS_WEBHOOK_URL: 'https://me:secret@x.example/y' },
      'FORMS_WEBHOOK_URL must be an https address without password',
    ],
    [
      { FORMS_WEBHOOK_URL: 'https://x.example', FORMS_WEBHOOK_SECRET: 'short' },
      'FORMS_WEBHOOK_SECRET must be `whsec_`',
    ],
  ])('%j is refused', (env, message) => {
    expect(() => names(env)).toThrow(message)
  })

  test.each([
    { ...mail, FORMS_SMTP_URL: 'http://user:secret@x' },
    { FORMS_WEBHOOK_URL: 'https://user:secret@x.example' },
  ])('a password is not told: %#', (env) => {
    expect(() => names(env)).toThrow(/^(?!.*secret)/)
  })

  test.each(['0', '-1', 'soon', '1e9'])('FORMS_RETRY_SECONDS=%s is refused', (value) => {
    expect(() => retryAfterOf({ FORMS_RETRY_SECONDS: value })).toThrow('FORMS_RETRY_SECONDS must be a number')
  })
})
