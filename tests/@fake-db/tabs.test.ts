import type { installFakeDb } from '@fake-db/index'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal, startBackend } from '../support/backend'

const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

let group = 0

/** Tabs that share their rows, and nothing with those of other tests. */
function openGroup() {
  group += 1
  const name = `test ${group}`
  return (options: Parameters<typeof installFakeDb>[1] = {}) => {
    const onChange = vi.fn()
    const tab = startBackend({ ...options, tabs: { name, onChange } })
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
}

describe('tabs that share their rows', () => {
  it('have what one of them has written, under the same id', async () => {
    const open = openGroup()
    const [here, there] = [open(), open()]
    await there.events()
    const { event } = await here.add('Tea')
    await vi.waitFor(() => expect(there.onChange).toHaveBeenCalled())
    expect((await there.events()).at(-1)).toEqual(event)
    expect(here.onChange).not.toHaveBeenCalled()
  })

  it('hand on what was done before to one that is opened later, over modules, in its order', async () => {
    const open = openGroup()
    const here = open()
    const { event } = await here.add('Tea')
    await here.api.call(calendarApi.update, { body: { event: { id: event.id, title: 'Coffee' } } })
    await here.api.call(sessionApi.register, {
      body: { username: 'nadia', email: 'nadia@example.com', password: 'Lantern-42-sea' },
    })
    const there = open()
    expect((await there.events()).at(-1)).toMatchObject({ id: event.id, title: 'Coffee' })
    const credentials = { email: 'nadia@example.com', password: 'Lantern-42-sea' }
    const { userData } = await there.api.call(sessionApi.login, { body: credentials })
    expect(userData.username).toBe('nadia')
    const last = open()
    here.backend.uninstall()
    expect((await last.events()).at(-1)).toMatchObject({ title: 'Coffee' })
  })

  it('take clock and chance from the one that was asked', async () => {
    const open = openGroup()
    const here = open({ random: () => 0.25 })
    const there = open({ random: () => 0.75, now: () => new Date('2026-11-19T10:00:00Z') })
    const { apiKey } = await here.api.call(apiKeyApi.create, { body: { name: 'Reports', scope: 'read-only' } })
    await vi.waitFor(() => expect(there.onChange).toHaveBeenCalled())
    const { apiKeys } = await there.api.call(apiKeyApi.list, {})
    expect(apiKeys[0]).toEqual(apiKey)
  })

  it('hear of no call that only reads, nor of one that was refused', async () => {
    const open = openGroup()
    const [here, there] = [open(), open()]
    await here.events()
    await refusal(here.add(' '))
    const { event } = await here.add('Tea')
    await vi.waitFor(() => expect(there.onChange).toHaveBeenCalledTimes(1))
    expect((await there.events()).at(-1)).toEqual(event)
  })

  it('go back to the sample rows together, and begin anew from there', async () => {
    const open = openGroup()
    const [here, there] = [open(), open()]
    const before = await there.events()
    await here.add('Tea')
    await vi.waitFor(() => expect(there.onChange).toHaveBeenCalledTimes(1))
    here.backend.reset()
    await vi.waitFor(() => expect(there.onChange).toHaveBeenCalledTimes(2))
    expect(await there.events()).toEqual(before)
    expect(await open().events()).toEqual(before)
    await there.add('Coffee')
    await vi.waitFor(() => expect(here.onChange).toHaveBeenCalledTimes(1))
    expect((await here.events()).at(-1)).toMatchObject({ title: 'Coffee' })
  })

  it('go on when one of them cannot do what another did', async () => {
    const open = openGroup()
    const [here, there] = [open(), open({ real: ['apps/todo'] })]
    await here.api.call(todoApi.add, { body: { task: { title: 'Water the plants' } } })
    const { event } = await here.add('Tea')
    await vi.waitFor(() => expect(there.onChange).toHaveBeenCalled())
    expect((await there.events()).at(-1)).toEqual(event)
  })

  it('are those of one name', async () => {
    const [here, there] = [openGroup()(), openGroup()()]
    const before = await there.events()
    await here.add('Tea')
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(there.onChange).not.toHaveBeenCalled()
    expect(await there.events()).toEqual(before)
  })
})
