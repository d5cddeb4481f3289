import { createAxios } from '@core/api/createAxios'
import { installFakeDb } from '@fake-db/index'
import type { AxiosInstance } from 'axios'
import axios from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { sendJson, startServer } from '../support/localServer'

const admin = { email: 'admin@demo.com', password: 'admin' }

interface Page {
  id: number
  title: string
  isBookmarked: boolean
}

interface Bookmarks {
  bookmarks: Page[]
  suggestions: Page[]
}

const bookmarked = async (client: AxiosInstance) =>
  (await client.get<Bookmarks>('/api/bookmarks/data')).data.bookmarks.map(({ title }) => title)

const freePage = async (client: AxiosInstance) =>
  (await client.get<Bookmarks>('/api/bookmarks/data')).data.suggestions.find(({ isBookmarked }) => !isBookmarked)?.id

describe('installing', () => {
  it('works with any axios instance, and leaves the global one alone', async () => {
    const client = axios.create()
    installFakeDb(client)
    expect((await client.post('/jwt/login', admin)).status).toBe(200)
    expect(axios.defaults.adapter).not.toBe(client.defaults.adapter)
  })

  it('creates separate rows for each client', async () => {
    const [one, other] = [createAxios(), createAxios()]
    installFakeDb(one)
    installFakeDb(other)
    const first = await bookmarked(other)
    await one.post('/api/bookmarks/update', { id: await freePage(one) })
    expect(await bookmarked(one)).toHaveLength(first.length + 1)
    expect(await bookmarked(other)).toEqual(first)
  })

  it('shares rows between modules', async () => {
    const client = createAxios()
    installFakeDb(client)
    const id = await freePage(client)
    await client.post('/api/bookmarks/update', { id })
    const { data } = await client.get<{ searchArr: { data: Page[] }[] }>('/api/main-search/data')
    expect(data.searchArr[0]!.data.find((page) => page.id === id)?.isBookmarked).toBe(true)
  })
})

describe('a reset', () => {
  it('restarts clock and random numbers', async () => {
    const client = createAxios()
    let now = new Date('2026-05-13T09:30:00Z')
    const fakeDb = installFakeDb(client, { now: () => now })
    const newest = async () =>
      (await client.get<{ notifications: { time: string }[] }>('/api/notifications/data')).data.notifications[0]!.time
    const before = await newest()
    now = new Date('2026-05-14T09:30:00Z')
    expect(await newest()).toBe(before)
    fakeDb.reset()
    expect(Date.parse(await newest()) - Date.parse(before)).toBe(24 * 60 * 60 * 1000)
  })
})

describe('uninstalling', () => {
  it('restores the network for this client only', async () => {
    const { origin, received } = await startServer((_, response) => {
      sendJson(response, 200, { bookmarks: [] })
    })
    const [one, other] = [createAxios(origin), createAxios(origin)]
    const fakeDb = installFakeDb(one)
    installFakeDb(other)
    fakeDb.uninstall()
    expect(await bookmarked(one)).toEqual([])
    expect(await bookmarked(other)).not.toEqual([])
    expect(received).toHaveLength(1)
  })
})

describe('the options', () => {
  it('delay every response by a time in the range', async () => {
    const draws = [0, 0.999]
    const client = createAxios()
    const waits = vi.spyOn(globalThis, 'setTimeout')
    installFakeDb(client, { delay: [20, 30], random: () => draws.shift() ?? 0.5 })
    await client.post('/jwt/login', admin)
    await client.post('/jwt/login', admin)
    const delays = waits.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms >= 20 && ms <= 30)
    expect(delays).toEqual([20, expect.closeTo(29.99)])
  })

  it('send the requests of given modules to the network', async () => {
    const { origin, received } = await startServer((_, response) => {
      sendJson(response, 200, { bookmarks: [] })
    })
    const client = createAxios(origin)
    installFakeDb(client, { real: ['shell/bookmarks'] })
    expect(await bookmarked(client)).toEqual([])
    expect((await client.get('/api/main-search/data')).status).toBe(200)
    expect(received.map(({ url }) => url)).toEqual(['/api/bookmarks/data'])
  })
})

describe('sample rows', () => {
  it('depend on the clock only', async () => {
    const answers = await Promise.all(
      [0, 0.9].map(async (random) => {
        const client = createAxios()
        installFakeDb(client, { now: () => new Date('2026-05-13T09:30:00Z'), random: () => random })
        const paths = [
          '/api/bookmarks/data',
          '/api/main-search/data',
          '/api/notifications/data',
          '/apps/ecommerce/products',
        ]
        return Promise.all(paths.map(async (path) => (await client.get<unknown>(path)).data))
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('the images of the sample rows', () => {
  const avatarOf = async (client: AxiosInstance) =>
    (await client.get<{ general: { avatar: string } }>('/account-setting/data')).data.general.avatar

  it("have paths below the page's base", async () => {
    const client = createAxios()
    installFakeDb(client, { publicUrl: '/admin/' })
    expect(await avatarOf(client)).toBe('/admin/images/avatars/01.svg')
  })

  it('are omitted where the page has no pictures of people', async () => {
    const client = createAxios()
    installFakeDb(client, { hasPortraits: false })
    expect(await avatarOf(client)).toBe('')
  })

  it('are unchanged when a form sends them back', async () => {
    const client = createAxios()
    // A path that resembles the images' own.
    installFakeDb(client, { publicUrl: '/images/' })
    await client.post('/account-setting/update-general', { avatar: '/images/images/avatars/02.svg' })
    expect(await avatarOf(client)).toBe('/images/images/avatars/02.svg')
  })
})
