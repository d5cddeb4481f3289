// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { createAppStore } from '@/redux/app/store'
import { useLogScroll } from '@/views/apps/chat/thread/useLogScroll'

const openStore = () =>
  createAppStore({ api: { call: () => new Promise(() => undefined), exchange: () => new Promise(() => undefined) } })

function openLog(store: ReturnType<typeof openStore>) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const tail = { contactId: 1, count: 500, newest: '500', isNewestOwn: false }
  return renderHook(() => useLogScroll(tail), { wrapper })
}

it('reopens a chat at its scroll position, but not in another store', () => {
  const store = openStore()
  const { result, unmount } = openLog(store)
  const { shown } = result.current
  act(() => result.current.jumpTo(1, 400, false))
  unmount()
  expect(openLog(store).result.current.shown).toBeGreaterThan(400)
  expect(openLog(openStore()).result.current.shown).toBe(shown)
})
