// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { storageKeys } from '@/configs/storage'
import { IdleLock } from '@/layouts/lock/IdleLock'
import { routeAt } from '@/navigation/menu'
import { isAll } from '../support/isAll'
import { renderPage } from '../support/renderPage'

const ownKeys = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/const storageKey = '(\w+)'/g)])
  .map(([, name = '']) => name)

const deep = '['.repeat(20_000) + ']'.repeat(20_000)
/** The first converts to neither text nor number. */
const garbage = [
  '{"toString":1,"valueOf":1}',
  deep,
  '',
  '{',
  'null',
  '[[null]]',
  '7',
  '-1e400',
  '"text"',
  '{"1":{"a":[1]}}',
]

function fill(text: string) {
  for (const key of [...Object.values(storageKeys), 'accessToken', 'refreshToken', ...ownKeys]) {
    localStorage.setItem(key, text)
    sessionStorage.setItem(key, text)
  }
}

afterEach(() => {
  vi.useRealTimers()
})

const pages = [
  '/',
  '/apps/calendar',
  '/apps/chat',
  '/apps/email',
  '/apps/invoice/add',
  '/apps/kanban',
  '/apps/todo',
  '/apps/user/list',
  '/extensions/tour',
  '/login',
  '/pages/blog/edit/1',
  '/pages/blog/feed',
]

it.each(pages.filter((path) => routeAt(path)))('%s opens with any storage', async (path) => {
  for (const text of isAll ? garbage : garbage.slice(0, 2)) {
    fill(text)
    const view = await renderPage(path, { as: path === '/login' ? null : 'admin', shell: path === '/' })
    expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0)
    view.unmount()
  }
})

it.each(garbage.map((text) => ({ text, begin: text.slice(0, 30) })))(
  'the screen locks with any stored last activity: $begin',
  async ({ text }) => {
    vi.useFakeTimers()
    fill(text)
    const router = createMemoryRouter([
      { path: '/', element: <IdleLock minutes={5} /> },
      { path: '*', element: 'Locked' },
    ])
    render(<RouterProvider router={router} />)
    await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
    expect(screen.getByText('Locked')).toBeVisible()
  },
)
