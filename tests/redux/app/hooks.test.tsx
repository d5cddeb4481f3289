// @vitest-environment jsdom
import { get } from '@core/api/endpoint'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { useRequest } from '@/redux/app/hooks'
import { createAppStore } from '@/redux/app/store'
import { createCallThunk } from '@/redux/app/thunks'

const fetchRow = createCallThunk('probe/row', get('/rows/:id').returns<object>(), (id: number) => ({ params: { id } }))

function openFailing() {
  const call = vi.fn(() => Promise.reject(new Error('No connection.')))
  const store = createAppStore({
    api: { call, exchange: () => Promise.reject(new Error('Not made.')) },
  })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const request = (id: number) => renderHook(() => useRequest(fetchRow, id), { wrapper }).result
  return { call, request }
}

it('retries all failed requests of its own store, each once', async () => {
  const [own, other] = [openFailing(), openFailing()]
  const retry = own.request(1)
  own.request(2)
  other.request(3)
  await waitFor(() => expect([own.call.mock.calls.length, other.call.mock.calls.length]).toEqual([2, 1]))
  // Failures are recorded in a later microtask.
  await act(() => Promise.resolve())
  act(() => retry.current())
  await waitFor(() => expect(own.call).toHaveBeenCalledTimes(4))
  expect(other.call).toHaveBeenCalledTimes(1)
})
