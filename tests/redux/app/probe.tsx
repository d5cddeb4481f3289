import type { ApiClient } from '@core/api/client'
import { post } from '@core/api/endpoint'
import { ToastArea } from '@core/toast/ToastArea'
// Otherwise the first toast would load it.
import '@core/toast/ToastCorner'
import { screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createAppStore } from '@/redux/app/store'
import { createCallThunk } from '@/redux/app/thunks'
import { show } from '../../@core/components/show'

export const add = createCallThunk(
  'probe/add',
  post('/add').body<string>().returns<{ id: number }>(),
  (body: string) => ({
    body,
  }),
)

interface Sent {
  body: unknown
  answer: (reply: { id: number }) => void
  fail: (status: number, error?: Record<string, string>) => void
}

function Page({ children }: { children: ReactNode }) {
  const [isLeft, setLeft] = useState(false)
  if (isLeft) return <p>Another page</p>
  return (
    <>
      {children}
      <button onClick={() => setLeft(true)}>Leave</button>
    </>
  )
}

/** Renders a page that can be left. The test answers its requests. */
export function openPage(ui: ReactNode) {
  const sent: Sent[] = []
  const api: ApiClient = {
    call: (_endpoint, args) =>
      new Promise((resolve, reject) => {
        sent.push({
          body: 'body' in args ? args.body : undefined,
          answer: resolve as Sent['answer'],
          fail: (status, error) =>
            reject(Object.assign(new Error(), { isAxiosError: true, response: { status, data: { error } } })),
        })
      }),
    exchange: () => Promise.reject(new Error('Not made.')),
  }
  const user = show(
    <Provider store={createAppStore({ api })}>
      <Page>{ui}</Page>
      <ToastArea position="top-right" />
    </Provider>,
  )
  return {
    user,
    sent,
    bodies: () => sent.map(({ body }) => body),
    leave: () => user.click(screen.getByRole('button', { name: 'Leave' })),
    tryAgain: async () => user.click(await screen.findByRole('button', { name: 'Try again' })),
  }
}
