import { describe, expect, test } from 'vitest'
import { createCapacities } from '../../../../cli/receiver/capacity.ts'
import { createRateLimit } from '../../../../cli/receiver/rate-limit.ts'
import { application, eventRequest, FORMS, NOW, pdf, receiving, refusalOf, requestWith } from './receiving.ts'

const html = { headers: { accept: 'text/html' } }

describe('one request too many', () => {
  test('the same once more', async () => {
    const { receive, stored } = receiving()
    const send = () => receive(requestWith(application([pdf()]), { form: 'application' }))
    expect((await send()).status).toBe(201)
    const before = stored()
    expect(await refusalOf(await send())).toEqual([409, 'duplicate'])
    expect(stored()).toEqual(before)
  })

  test('the same on another day: it meets the folder of the first', async () => {
    let now = NOW
    const { receive, stored } = receiving({ clock: () => now })
    const send = () => receive(requestWith(application([pdf()]), { form: 'application' }))
    expect((await send()).status).toBe(201)
    const before = stored()
    now += 3 * 86_400_000
    expect(await refusalOf(await send())).toEqual([409, 'duplicate'])
    expect(stored()).toEqual(before)
  })

  test('the same twice without script, as a double click sends it: the visitor is thanked, one is stored', async () => {
    const { receive, stored } = receiving()
    const send = async () => {
      const { status, headers } = await receive(requestWith(eventRequest(), html))
      return [status, headers.get('location')]
    }
    const thanked = [303, '/en/thanks/']
    expect(await Promise.all([send(), send()])).toEqual([thanked, thanked])
    expect(stored()).toHaveLength(1)
  })

  test('the same twice at once: one of them', async () => {
    const { receive, stored } = receiving()
    const send = async () => (await receive(requestWith(eventRequest()))).status
    expect((await Promise.all([send(), send(), send()])).toSorted()).toEqual([201, 409, 409])
    expect(stored()).toHaveLength(1)
  })

  test('more than an address may send in an hour: when to come again', async () => {
    let now = NOW
    const { receive, stored } = receiving({ clock: () => now })
    const send = async (submission: string) => receive(requestWith(eventRequest({ submission })))
    for (const id of ['a', 'b', 'c']) expect((await send(id)).status).toBe(201)
    now += 600_000
    const late = await send('d')
    expect(late.headers.get('retry-after')).toBe('3000')
    expect(await refusalOf(late)).toEqual([429, 'too-many-requests'])
    expect(stored()).toHaveLength(3)
    now += 3_000_000
    expect((await send('d')).status).toBe(201)
  })

  test('more than all addresses together may send in an hour', async () => {
    let address = 0
    const rateLimit = createRateLimit()
    const { receive } = receiving({ rateLimit, addressOf: () => `192.0.2.${(address += 1)}` })
    for (let count = 0; count < 150; count += 1) rateLimit.take('event-request', 150 * 4, NOW - 1_800_000)
    const late = await receive(requestWith(eventRequest()))
    expect(late.headers.get('retry-after')).toBe('1800')
    expect(await refusalOf(late)).toEqual([503, 'busy'])
  })

  test('more than there is room for at once: when to come again', async () => {
    const capacities = createCapacities({ requests: 1 })
    const { receive, stored } = receiving({ capacities })
    const [form] = FORMS.forms
    const place = form && capacities.of(form).enter('192.0.2.9')
    const late = await receive(requestWith(eventRequest()))
    expect(late.headers.get('retry-after')).toBe('60')
    expect(await refusalOf(late)).toEqual([503, 'busy'])
    expect(stored()).toEqual([])
    place?.leave()
    // Whoever is refused or taken makes room again, and being turned away does not count for the hour.
    const codes = []
    for (const event of ['a', '../b', 'c']) codes.push((await receive(requestWith(eventRequest({ event })))).status)
    expect(codes).toEqual([201, 400, 201])
  })
})
