/** Fields of an event request that is right, as a browser without script sends them. */
export const EVENT_REQUEST = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  function: 'Mathematician',
  company: 'Engines',
  email: 'ada@example.com',
  participants: '12',
  date: '2099-01-01',
  message: '',
  dataprotection: 'on',
  locale: 'en',
  event: 'summit',
  website: '',
  elapsed: '4000',
  submission: '',
}
