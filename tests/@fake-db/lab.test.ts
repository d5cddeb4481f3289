import { toApiError } from '@core/api/errors'
import type { Fault, Rule } from '@core/lab/rules'
import { behaviourOf, readRules } from '@core/lab/rules'
import type { LabOptions } from '@fake-db/kit/lab'
import { describe, expect, it, vi } from 'vitest'
import { calendarApi } from '@/redux/apps/calendar/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import { userApi } from '@/redux/apps/user/contract'
import { startBackend } from '../support/backend'

function createStorage(stored?: string) {
  const values = new Map(stored === undefined ? [] : [['lab', stored]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

function open({
  search = '',
  storage = createStorage(),
  random,
}: { search?: string; storage?: ReturnType<LabOptions['storage']>; random?: () => number } = {}) {
  const onActive = vi.fn()
  const started = startBackend({ ...(random && { random }), lab: { search, storage: () => storage, onActive } })
  const { lab } = started.backend
  if (!lab) throw new Error('There is no lab.')
  const tasks = () => started.api.call(todoApi.list, { query: {} })
  const events = () => started.api.call(calendarApi.list, { query: {} })
  return { ...started, lab, storage, onActive, tasks, events }
}

async function failureOf(call: Promise<unknown>) {
  const { kind, status } = await call.then(() => ({ kind: 'none', status: 200 }), toApiError)
  return [kind, status]
}

describe('a fault of a request', () => {
  it.each<[Fault, string, number]>([
    ['400', 'invalid', 400],
    ['401', 'unauthorized', 401],
    ['403', 'forbidden', 403],
    ['404', 'notFound', 404],
    ['500', 'server', 500],
    ['offline', 'network', 0],
    ['html', 'wrongAnswer', 200],
    ['blank', 'wrongAnswer', 200],
    ['wrongShape', 'wrongAnswer', 200],
  ])('is %s, and does not affect others', async (fault, kind, status) => {
    const { lab, tasks, events } = open()
    lab.changeRule({ target: 'apps/todo', fault })
    expect(await failureOf(tasks())).toEqual([kind, status])
    expect(await failureOf(events())).toEqual(['none', 200])
    lab.enter(null)
    expect(await failureOf(tasks())).toEqual(['none', 200])
  })

  it("as a timeout ends after the rule's delay, or the request's own timeout", async () => {
    const { lab, tasks, axios } = open()
    lab.changeRule({ target: '*', fault: 'timeout', latency: 5 })
    expect(await failureOf(tasks())).toEqual(['timeout', 0])
    axios.defaults.timeout = 20
    lab.changeRule({ target: '*', fault: 'timeout' })
    expect(await failureOf(tasks())).toEqual(['timeout', 0])
    lab.changeRule({ target: '*', latency: 60_000 })
    expect(await failureOf(tasks())).toEqual(['timeout', 0])
  })

  it('changes no row, and ends at once when aborted', async () => {
    const { lab, api, events } = open()
    const before = (await events()).length
    lab.changeRule({ target: 'write', fault: '500' })
    const add = api.call(calendarApi.add, { body: { event: { title: 'Tea', start: '2026-11-20' } } })
    expect(await failureOf(add)).toEqual(['server', 500])
    expect(await events()).toHaveLength(before)

    lab.enter('slow')
    const controller = new AbortController()
    const leaving = api.call(calendarApi.list, { query: {} }, controller.signal)
    controller.abort()
    expect(await failureOf(leaving)).toEqual(['aborted', 0])
  })

  it("happens as often as the rule's rate", async () => {
    const drawn = [0.1, 0.4, 0.2, 0.9]
    const { lab, tasks } = open({ random: () => drawn.shift() ?? 0 })
    await tasks()
    lab.changeRule({ target: '*', fault: '500', rate: 30 })
    drawn.splice(0, 4, 0.1, 0.4, 0.29, 0.3)
    const outcomes = []
    for (let i = 0; i < 4; i += 1) outcomes.push((await failureOf(tasks()))[1])
    expect(outcomes).toEqual([500, 200, 500, 200])
  })
})

describe('a rule that replaces rows', () => {
  it('returns none, or many with unique ids, and a matching total', async () => {
    const { lab, api, events } = open()
    const page = (number: number) => api.call(userApi.list, { query: { page: number, perPage: 10 } })
    lab.enter('empty')
    expect(await events()).toEqual([])
    expect(await page(1)).toMatchObject({ users: [], total: 0 })
    lab.enter('crowded')
    const many = await events()
    expect(many).toHaveLength(1000)
    expect(new Set(many.map(({ id }) => id)).size).toBe(1000)
    const far = await page(9000)
    expect(far.users).toHaveLength(10)
    expect(far.total).toBe(100_000)
  })
})

describe('an expired token', () => {
  it('is rejected once, and the retry succeeds', async () => {
    const { lab, axios } = open()
    lab.enter('expired')
    const headers = { Authorization: 'Bearer old' }
    const call = (retried: boolean) => axios.get('/apps/todo/tasks', { headers, retried })
    expect(await failureOf(call(false))).toEqual(['unauthorized', 401])
    expect(await failureOf(call(true))).toEqual(['none', 200])
  })
})

describe('rules', () => {
  it('apply in the order request, module, all', () => {
    const rules: Rule[] = [
      { target: 'apps/todo.list', latency: 7 },
      { target: '*', latency: 1, fault: '500', rate: 10 },
      { target: 'apps/todo', fault: 'html' },
      { target: 'write', latency: 3 },
    ]
    const of = (name: string, method: string) => behaviourOf(rules, { module: 'apps/todo', name, method })
    expect(of('list', 'GET')).toEqual({ latency: 7, fault: 'html', rate: 100 })
    expect(of('add', 'POST')).toEqual({ latency: 3, fault: 'html', rate: 100 })
    expect(behaviourOf(rules, { module: 'apps/other', name: 'list', method: 'GET' })).toMatchObject({
      fault: '500',
      rate: 10,
    })
  })

  it.each([null, 'text', 7, {}])('are ignored in %j', (value) => {
    expect(readRules(value)).toEqual([])
  })

  it('keep their valid parts', () => {
    const wrong = [null, 3, {}, { target: '*' }, { target: 7, fault: '500' }, { target: '*', fault: 'boom' }]
    const partly = { target: '*', latency: -1, fault: '500', rate: 400 }
    expect(readRules([...wrong, partly, { target: '*', latency: 5 }])).toEqual([{ target: '*', fault: '500' }])
  })

  it('survive a reload, and garbage in storage', () => {
    const { lab, storage } = open()
    lab.changeRule({ target: 'apps/todo', fault: '500' })
    const again = open({ storage })
    expect(again.lab.state().rules).toEqual([{ target: 'apps/todo', fault: '500' }])
    expect(again.onActive).toHaveBeenCalledOnce()
    again.lab.changeRule({ target: 'apps/todo' })
    expect(open({ storage }).lab.state().rules).toEqual([])
    for (const garbage of [
      '',
      '{',
      'null',
      '7',
      '{"version":1,"rules":7}',
      '{"version":0,"scene":"slow"}',
      '{"version":1,"scene":"x"}',
    ])
      expect(open({ storage: createStorage(garbage) }).lab.state().rules).toEqual([])
  })

  it('last as long as the page if storage is blocked', () => {
    const onActive = vi.fn()
    const storage = () => {
      throw new Error('blocked')
    }
    const { lab } = startBackend({ lab: { search: '', storage, onActive } }).backend
    lab?.enter('down')
    expect(lab?.state()).toMatchObject({ scene: 'down' })
  })
})

describe('a scene', () => {
  it('is applied by a URL, also one that requires a login, and overrides stored rules', () => {
    expect(open({ search: '?scene=slow&q=x' }).lab.state().scene).toBe('slow')
    expect(open({ search: '?redirect=%2Fapps%2Femail%3Fq%3D1%26scene%3Doffline%23top' }).lab.state().scene).toBe(
      'offline',
    )
    const { storage, lab } = open({ search: '?scene=down' })
    expect(lab.state().rules).toHaveLength(1)
    expect(open({ storage }).lab.state().scene).toBe('down')
    expect(open({ storage, search: '?scene=none' }).lab.state()).toMatchObject({ scene: null, rules: [] })
    expect(open({ storage }).lab.state().scene).toBeNull()
  })

  it('ends with the first manual change of a rule', () => {
    const { lab } = open({ search: '?scene=slow' })
    lab.changeRule({ target: 'apps/todo', fault: '500' })
    expect(lab.state()).toMatchObject({ scene: null, rules: [{ target: '*' }, { target: 'apps/todo' }] })
  })
})

describe('the request log', () => {
  it('lists requests and results, newest first', async () => {
    const { lab, api, tasks } = open()
    const told = vi.fn()
    lab.subscribe(told)
    await api.call(userApi.list, { query: { page: 2, perPage: 10, q: 'e' } })
    lab.changeRule({ target: 'apps/todo', fault: 'offline' })
    await failureOf(tasks())
    expect(told).toHaveBeenCalledTimes(3)
    const [second, first] = lab.state().log
    expect(first).toMatchObject({
      method: 'GET',
      status: 200,
      hasToken: false,
      declared: { module: 'apps/user', name: 'list', query: { page: 2, perPage: 10, q: 'e' } },
    })
    expect(first?.url).toMatch(/users?.*\?page=2&perPage=10&q=e$/)
    expect(first?.size()).toBeGreaterThan(1000)
    expect(first?.size()).toBe(first?.size())
    expect(second).toMatchObject({ status: 0, declared: { module: 'apps/todo' } })
    lab.forgetLog()
    expect(lab.state().log).toEqual([])
  })

  it('has at most a hundred entries', async () => {
    const { lab, tasks } = open()
    await Promise.all(Array.from({ length: 120 }, tasks))
    expect(lab.state().log).toHaveLength(100)
  })
})
