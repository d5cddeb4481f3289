import { describe, expect, it } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend()
  return { axios, list: () => api.call(calendarApi.list, { query: {} }) }
}

describe('GET /apps/calendar/get-event', () => {
  it('returns one event, of any kind', async () => {
    const { axios, list } = start()
    const { data } = await axios.get<unknown>('/apps/calendar/get-event?id=7')
    expect(data).toEqual((await list()).find(({ id }) => id === 7))
  })
})

describe('POST /apps/calendar/add-events', () => {
  const tea = { title: 'Tea', start: '2026-11-18T15:00:00.000Z' }

  it('adds all of them, with ids above the highest', async () => {
    const { axios, list } = start()
    const before = await list()
    const highest = Math.max(...before.map(({ id }) => id))
    const { status, data } = await axios.post<{ events: { id: number }[] }>('/apps/calendar/add-events', {
      events: [tea, { ...tea, title: 'Coffee', allDay: true, start: '2026-11-18', end: '2026-11-20' }],
    })
    expect(status).toBe(201)
    expect(data.events.map(({ id }) => id)).toEqual([highest + 1, highest + 2])
    expect(await list()).toEqual([...before, ...data.events])
  })

  it.each([
    { events: [] },
    { events: [tea, { ...tea, title: '' }] },
    { events: [tea, { ...tea, end: '2026-11-17' }] },
    { events: Array.from({ length: 2001 }, () => tea) },
  ])('adds none if one is invalid (%#)', async (body) => {
    const { axios, list } = start()
    const before = await list()
    expect(await refusal(axios.post('/apps/calendar/add-events', body))).toMatchObject({ status: 400 })
    expect(await list()).toEqual(before)
  })
})

describe('GET /apps/calendar/guests', () => {
  it('returns the users, by name and picture', async () => {
    const { axios } = start()
    const { data } = await axios.get<{ guests: unknown[] }>('/apps/calendar/guests')
    expect(data.guests).toHaveLength(50)
    expect(data.guests).toContainEqual(expect.objectContaining({ fullName: 'Kofi Boateng' }))
  })
})
