import type { StoredRequest } from '../../../../cli/receiver/request.ts'

/** A request of the application form, as it is stored. */
export const request: StoredRequest = {
  id: '0123456789abcdef0123456789abcdef',
  form: 'application',
  locale: 'en',
  subject: 'mason',
  received: '2026-11-20T09:00:00.000Z',
  values: {
    firstname: 'Ada',
    lastname: 'Lovelace',
    email: 'ada@example.com',
    phone: '',
    message: 'one\ntwo',
    dataprotection: 'on',
  },
  attachments: [{ name: 'cv.pdf', file: '1.pdf', size: 3, sha256: 'x', type: 'pdf' }],
}
