// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { ListParamsRules } from '@/views/shared/list/useListParams'
import { readListParams, sentParams, useListParams } from '@/views/shared/list/useListParams'

const rules: ListParamsRules<'name' | 'age', 'role'> = {
  columns: ['name', 'age'],
  defaultColumn: 'name',
  filters: { role: ['admin', 'editor'] },
  pageSizes: [10, 25],
}

const defaults = { q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'name', role: '' }
const read = (search: string) => readListParams(new URLSearchParams(search), rules)

describe('the ends of a range in the URL', () => {
  const ranges = { ...rules, filters: { madeFrom: 'day', costTo: 'amount' } } as const
  const ends = (search: string) => readListParams(new URLSearchParams(search), ranges)

  it('are a day and an amount, or undefined', () => {
    expect(ends('madeFrom=2026-02-28&costTo=-12.50')).toMatchObject({ madeFrom: '2026-02-28', costTo: '-12.50' })
    for (const search of [
      'madeFrom=2026-02-30',
      'madeFrom=28.02.2026',
      'madeFrom=0',
      'costTo=1e3',
      'costTo=1,5',
      'costTo=x',
    ])
      expect(ends(search), search).toMatchObject({ madeFrom: '', costTo: '' })
  })
})

describe('a text filter', () => {
  const texts = { ...rules, filters: { city: 'text' } } as const
  const city = (value: string) => readListParams(new URLSearchParams({ city: value }), texts).city

  it('accepts up to 60 characters', () => {
    expect(city('São Paulo, B&B')).toBe('São Paulo, B&B')
    expect(city('x'.repeat(60))).toHaveLength(60)
    expect(city('x'.repeat(61))).toBe('')
  })
})

describe('the state of a list in its URL', () => {
  it('is read from the URL', () => {
    expect(read('q=ann&page=3&perPage=25&sort=desc&sortColumn=age&role=editor')).toEqual({
      q: 'ann',
      page: 3,
      perPage: 25,
      sort: 'desc',
      sortColumn: 'age',
      role: 'editor',
    })
  })

  it.each([
    '',
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=1e3',
    'page=9999999',
    'perPage=11',
    'perPage=1000000',
    'sort=up',
    'sortColumn=size',
    'sortColumn=toString',
    'role=king',
    'other=1',
    '%E0%A4%A=1',
  ])('falls back to the defaults for %s', (search) => {
    expect(read(search)).toEqual(defaults)
  })

  it('sorts in the default direction of the list, unless the URL names the other', () => {
    const newestFirst = { ...rules, defaultSort: 'desc' } as const
    const sortOf = (search: string) => readListParams(new URLSearchParams(search), newestFirst).sort
    expect([sortOf(''), sortOf('sort=up'), sortOf('sort=asc')]).toEqual(['desc', 'desc', 'asc'])
  })
})

describe('a filter with several values', () => {
  const several: ListParamsRules<'name', 'role' | 'view'> = {
    columns: ['name'],
    defaultColumn: 'name',
    filters: { role: { anyOf: ['admin', 'author', 'editor'] }, view: ['list', 'lanes'] },
    pageSizes: [10],
  }
  const paramsOf = (search: string) => readListParams(new URLSearchParams(search), several)

  it.each([
    ['role=editor', 'editor'],
    ['role=editor,admin', 'admin,editor'],
    ['role=editor&role=admin', 'admin,editor'],
    ['role=admin,admin,king,,', 'admin'],
    ['role=king', ''],
    ['role=', ''],
  ])('reads %s in the order of the options, without unknown ones', (search, role) => {
    expect(paramsOf(search).role).toBe(role)
  })

  it('is sent as a list, and omitted if empty', () => {
    const { role, ...others } = sentParams(paramsOf('role=editor,admin&view=list'), several.filters)
    expect(role).toEqual(['admin', 'editor'])
    expect(others.view).toBe('list')
    expect(sentParams(paramsOf(''), several.filters)).not.toHaveProperty('role')
  })
})

function open(path: string) {
  const seen: { current?: ReturnType<typeof useListParams<'name' | 'age', 'role'>> } = {}
  function Page() {
    seen.current = useListParams(rules)
    return null
  }
  const router = createMemoryRouter([{ path: '/list', Component: Page }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return {
    params: () => seen.current![0],
    change: (changed: Parameters<NonNullable<typeof seen.current>[1]>[0]) =>
      act(async () => {
        seen.current![1](changed)
        await Promise.resolve()
      }),
    changeAtOnce: (...changes: Parameters<NonNullable<typeof seen.current>[1]>[0][]) =>
      act(async () => {
        for (const changed of changes) seen.current![1](changed)
        await Promise.resolve()
      }),
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
  }
}

describe('updates', () => {
  it('write the URL, without defaults', async () => {
    const { change, address, params } = open('/list')
    await change({ role: 'admin' })
    expect(address()).toBe('/list?role=admin')
    await change({ sortColumn: 'age', sort: 'desc' })
    expect(address()).toBe('/list?role=admin&sortColumn=age&sort=desc')
    expect(params()).toEqual({ ...defaults, role: 'admin', sortColumn: 'age', sort: 'desc' })
    await change({ role: '', sortColumn: 'name', sort: 'asc' })
    expect(address()).toBe('/list')
  })

  it('keep a change whose page is still loading', async () => {
    const { changeAtOnce, address } = open('/list')
    await changeAtOnce({ q: 'tea' }, { role: 'admin' })
    expect(address()).toBe('/list?q=tea&role=admin')
  })

  it('return to page 1, unless the page changes', async () => {
    const { change, address } = open('/list?page=3')
    await change({ page: 4 })
    expect(address()).toBe('/list?page=4')
    await change({ perPage: 25 })
    expect(address()).toBe('/list?perPage=25')
  })

  it('keep unknown parameters', async () => {
    const { change, address } = open('/list?dialog=new&page=2')
    await change({ role: 'editor' })
    expect(address()).toBe('/list?dialog=new&role=editor')
  })

  it('are history entries, except for typing in the search', async () => {
    const { change, address, back, params } = open('/list?role=admin')
    await change({ page: 2 })
    await change({ q: 'a' })
    await change({ q: 'an' })
    expect(address()).toBe('/list?role=admin&q=an')
    await back()
    expect(params()).toMatchObject({ role: 'admin', page: 1, q: '' })
    await change({ role: 'editor' })
    await change({ sort: 'desc' })
    await back()
    expect(params()).toMatchObject({ role: 'editor', sort: 'asc' })
    await back()
    expect(address()).toBe('/list?role=admin')
  })
})
