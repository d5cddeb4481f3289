import type { installFakeDb } from '@fake-db/index'
import type { Store } from '@fake-db/kit/rows'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal, startBackend } from '../support/backend'
import { createMemoryStore } from './memoryStore'
import { until } from '../support/until'

const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

type Options = NonNullable<Parameters<typeof installFakeDb>[1]>

function openTab(tabs: Omit<NonNullable<Options['tabs']>, 'name' | 'onChange'>, options: Options = {}) {
  const onChange = vi.fn()
  const tab = startBackend({ ...options, tabs: { name: 'test', onChange, ...tabs } })
  close.push(() => {
    tab.backend.uninstall()
  })
  return {
    ...tab,
    onChange,
    events: () => tab.api.call(calendarApi.list, { query: {} }),
    add: (title: string) => tab.api.call(calendarApi.add, { body: { event: { title, start: '2026-11-20' } } }),
  }
}

function openGroup() {
  const store = createMemoryStore()
  return {
    ...store,
    openTab: (options?: Options, isKept = false) => openTab({ open: store.open, isKept }, options),
  }
}

function openPair() {
  const group = openGroup()
  return { ...group, here: group.openTab(), there: group.openTab() }
}

const nadia = { email: 'nadia@example.com', password: 'Lantern-42-sea' }

describe('tabs that share their rows', () => {
  it("see each other's writes, under the same id", async () => {
    const { here, there } = openPair()
    await there.events()
    const { event } = await here.add('Tea')
    await until(() => expect(there.onChange).toHaveBeenCalled())
    expect((await there.events()).at(-1)).toEqual(event)
    await Promise.all([here.add('Coffee'), here.add('Cake')])
    expect(here.onChange).not.toHaveBeenCalled()
  })

  it('keep simultaneous writes of both, under different ids', async () => {
    const group = openGroup()
    const tabs = [group.openTab(), group.openTab(), group.openTab()]
    const titles = ['Tea', 'Coffee', 'Cake', 'Bread', 'Salt', 'Figs']
    const added = await Promise.all(titles.map((title, index) => tabs[index % 3]!.add(title)))
    expect(new Set(added.map(({ event }) => event.id)).size).toBe(titles.length)
    for (const tab of tabs) {
      await until(async () => {
        const events = await tab.events()
        expect(events.slice(-titles.length)).toEqual(added.map(({ event }) => event).sort((a, b) => a.id - b.id))
      })
    }
  })

  it('replay earlier writes in a new tab, across modules', async () => {
    const group = openGroup()
    const here = group.openTab()
    const { event } = await here.add('Tea')
    await here.api.call(calendarApi.update, { body: { event: { id: event.id, title: 'Coffee' } } })
    await here.api.call(sessionApi.register, { body: { username: 'nadia', ...nadia } })
    const there = group.openTab()
    expect((await there.events()).at(-1)).toMatchObject({ id: event.id, title: 'Coffee' })
    const { userData } = await there.api.call(sessionApi.login, { body: nadia })
    expect(userData.username).toBe('nadia')
    expect(JSON.stringify(group.stored())).toContain(nadia.email)
    expect(JSON.stringify(group.stored())).not.toContain(nadia.password)
    expect(there.onChange).not.toHaveBeenCalled()
    here.backend.uninstall()
    expect((await group.openTab().events()).at(-1)).toMatchObject({ title: 'Coffee' })
  })

  it('start over once the last is closed, unless they are persistent', async () => {
    for (const isKept of [false, true]) {
      const group = openGroup()
      const [here, there] = [group.openTab({}, isKept), group.openTab({}, isKept)]
      const before = await here.events()
      await here.add('Tea')
      here.backend.uninstall()
      there.backend.uninstall()
      await until(() => {
        expect(group.count()).toBe(0)
      })
      expect(await group.openTab({}, isKept).events()).toHaveLength(before.length + (isKept ? 1 : 0))
    }
  })

  it('use clock and random numbers of the requesting tab', async () => {
    const group = openGroup()
    const here = group.openTab({ random: () => 0.25 })
    const there = group.openTab({ random: () => 0.75, now: () => new Date('2026-11-19T10:00:00Z') })
    // Later writes are news only after a first read.
    await there.events()
    const { apiKey } = await here.api.call(apiKeyApi.create, { body: { name: 'Reports', scope: 'read-only' } })
    await until(() => expect(there.onChange).toHaveBeenCalled())
    const { apiKeys } = await there.api.call(apiKeyApi.list, {})
    expect(apiKeys[0]).toEqual(apiKey)
  })

  it('are not notified of reads, rejected requests and logins', async () => {
    const { here, there, ...group } = openPair()
    await here.events()
    await refusal(here.add(' '))
    const { refreshToken } = await here.api.call(sessionApi.login, {
      body: { email: 'admin@demo.com', password: 'admin' },
    })
    await here.api.call(sessionApi.refresh, { body: { refreshToken } })
    expect(group.stored()).toEqual([])
    const { event } = await here.add('Tea')
    await until(() => expect(there.onChange).toHaveBeenCalled())
    expect((await there.events()).at(-1)).toEqual(event)
    expect(there.onChange).toHaveBeenCalledOnce()
    expect(group.stored().map(({ name }) => name)).toEqual(['apps/calendar/events'])
  })

  it('count badges of a module that only another tab has loaded', async () => {
    const { here, there, ...group } = openPair()
    const before = (await there.api.call(badgesApi.data, {})).badges['apps/todo']!
    await here.api.call(todoApi.add, { body: { task: { title: 'Water the plants', dueDate: '2026-11-18' } } })
    await until(() => expect(there.onChange).toHaveBeenCalled())
    expect((await there.api.call(badgesApi.data, {})).badges['apps/todo']).toBe(before + 1)
    expect((await group.openTab().api.call(badgesApi.data, {})).badges['apps/todo']).toBe(before + 1)
  })

  it('delete the next occurrence of a reopened task, if unchanged, whoever wrote since', async () => {
    const { here, there } = openPair()
    const { task } = await here.api.call(todoApi.add, {
      body: { task: { title: 'Water the plants', dueDate: '2026-11-18', repeat: 'weekly' } },
    })
    const titles = async () =>
      (await here.api.call(todoApi.list, { query: {} })).tasks.filter(({ title }) => title === task.title)
    await here.api.call(todoApi.update, { body: { task: { id: task.id, isCompleted: true } } })
    expect(await titles()).toHaveLength(2)
    await there.api.call(todoApi.add, { body: { task: { title: 'Feed the cat' } } })
    await here.api.call(todoApi.update, { body: { task: { id: task.id, isCompleted: false } } })
    expect(await titles()).toHaveLength(1)
  })

  it('return to the sample rows together, and continue from there', async () => {
    const { here, there, ...group } = openPair()
    const before = await there.events()
    await here.add('Tea')
    await until(() => expect(there.onChange).toHaveBeenCalledTimes(1))
    here.backend.reset()
    expect(await here.events()).toEqual(before)
    await until(() => expect(there.onChange).toHaveBeenCalledTimes(2))
    expect(await there.events()).toEqual(before)
    expect(await group.openTab().events()).toEqual(before)
    await there.add('Coffee')
    await until(() => expect(here.onChange).toHaveBeenCalledTimes(1))
    expect((await here.events()).slice(before.length)).toMatchObject([{ title: 'Coffee' }])
  })

  it('write on the sample rows after a reset that they have not received yet', async () => {
    const { here, there } = openPair()
    const before = await there.events()
    await here.add('Tea')
    await until(() => expect(there.onChange).toHaveBeenCalled())
    here.backend.reset()
    await there.add('Coffee')
    await until(() => expect(here.onChange).toHaveBeenCalled())
    expect((await here.events()).slice(before.length)).toMatchObject([{ title: 'Coffee' }])
    expect((await there.events()).slice(before.length)).toMatchObject([{ title: 'Coffee' }])
  })

  it('ignore the rows of a module that they do not handle', async () => {
    const group = openGroup()
    const [here, there] = [group.openTab(), group.openTab({ real: ['apps/todo'] })]
    await here.api.call(todoApi.add, { body: { task: { title: 'Water the plants' } } })
    const { event } = await here.add('Tea')
    await until(async () => expect((await there.events()).at(-1)).toEqual(event))
  })
})

describe('an isolated tab', () => {
  const broken = (part: keyof Store) => () =>
    Promise.resolve<Store>({
      isEmpty: part === 'write',
      read: () => Promise.reject(new Error('broken')),
      write: () => Promise.reject(new Error('broken')),
      close: () => undefined,
    })

  it.each([
    ['has no store', () => Promise.reject(new Error('no locks here'))],
    ['cannot read', broken('read')],
    ['cannot write', broken('write')],
  ])('answers as usual if it %s', async (_, open) => {
    const onLost = vi.fn()
    const tab = openTab({ open, isKept: true, onLost })
    const before = await tab.events()
    const { event } = await tab.add('Tea')
    const later = await tab.add('Coffee')
    expect(onLost).toHaveBeenCalledOnce()
    expect((await tab.events()).slice(before.length)).toEqual([event, later.event])
    expect(await refusal(tab.add(' '))).toMatchObject({ status: 400 })
    tab.backend.reset()
    expect(await tab.events()).toEqual(before)
  })

  it('reports no loss without writes, or after closing', async () => {
    const onLost = vi.fn()
    await openTab({ open: broken('write'), onLost }).add('Tea')
    const tab = openTab({ open: createMemoryStore().open, isKept: true, onLost })
    await tab.add('Tea')
    tab.backend.uninstall()
    expect(onLost).not.toHaveBeenCalled()
  })

  it('keeps writes that exceed the storage quota, once', async () => {
    const { open } = createMemoryStore()
    const tab = openTab({
      async open(...given) {
        const store = await open(...given)
        return {
          ...store,
          async write(...args) {
            await store.write(...args)
            throw new DOMException('full', 'QuotaExceededError')
          },
        }
      },
    })
    const before = await tab.events()
    const { event } = await tab.add('Tea')
    expect((await tab.events()).slice(before.length)).toEqual([event])
  })
})
