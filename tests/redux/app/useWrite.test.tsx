// @vitest-environment jsdom
import type { ApiClient } from '@core/api/client'
import { post } from '@core/api/endpoint'
import { ToastArea } from '@core/toast/ToastArea'
// Else it would be fetched with the first toast.
import '@core/toast/ToastCorner'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAppStore } from '@/redux/app/store'
import { createCallThunk } from '@/redux/app/thunks'
import { useWrite, type Write } from '@/redux/app/useWrite'
import { show } from '../../@core/components/show'

const add = createCallThunk('probe/add', post('/add').body<string>().returns<{ id: number }>(), (body: string) => ({
  body,
}))

interface Sent {
  body: unknown
  answer: (reply: { id: number }) => void
  fail: (status: number) => void
}

let sent: Sent[]
let write: Write

const api: ApiClient = {
  call: (_endpoint, args) =>
    new Promise((resolve, reject) => {
      sent.push({
        body: 'body' in args ? args.body : undefined,
        answer: resolve as Sent['answer'],
        fail: (status) => reject(Object.assign(new Error(), { isAxiosError: true, response: { status, data: {} } })),
      })
    }),
  exchange: () => Promise.reject(new Error('Not made.')),
}

function Probe() {
  const writing = useWrite()
  const [written, setWritten] = useState<Write>(() => writing.write)
  if (written !== writing.write) setWritten(() => writing.write)
  write = written
  return <p>{writing.isPending ? 'Under way' : 'At rest'}</p>
}

beforeEach(() => {
  sent = []
})

function open() {
  return show(
    <Provider store={createAppStore({ api })}>
      <Probe />
      <ToastArea position="top-right" />
    </Provider>,
  )
}
const bodies = () => sent.map(({ body }) => body)

test('the same write twice in one tick is sent once, told once, and both hear that it is done', async () => {
  open()
  const done = vi.fn(({ id }: { id: number }) => `Stored as ${id}.`)
  let both: unknown
  act(() => {
    void Promise.all([write(add, 'tea', { done }), write(add, 'tea', { done })]).then((results) => (both = results))
  })
  expect(bodies()).toEqual(['tea'])
  expect(screen.getByText('Under way')).toBeVisible()
  sent[0]!.answer({ id: 7 })
  expect(await screen.findByText('Stored as 7.')).toBeVisible()
  await waitFor(() => expect(both).toEqual([{ answer: { id: 7 } }, { answer: { id: 7 } }]))
  expect(done).toHaveBeenCalledOnce()
  expect(screen.getByText('At rest')).toBeVisible()
})

test('once it is answered, the same write is another one', async () => {
  open()
  let results = 0
  act(() => void write(add, 'tea').then(() => (results += 1)))
  sent[0]!.answer({ id: 1 })
  await waitFor(() => expect(results).toBe(1))
  act(() => void write(add, 'tea'))
  expect(bodies()).toEqual(['tea', 'tea'])
})

test('a switch that goes on, off and on again is sent three times', () => {
  open()
  act(() => {
    for (const wanted of ['on', 'off', 'on']) void write(add, wanted)
  })
  expect(bodies()).toEqual(['on', 'off', 'on'])
})

test('a failure says so once, and trying again repeats the same write', async () => {
  const user = open()
  act(() => {
    for (const telling of [{ done: 'Stored.' }, { done: 'Stored.' }]) void write(add, 'tea', telling)
  })
  sent[0]!.fail(500)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(bodies()).toEqual(['tea', 'tea'])
  sent[1]!.answer({ id: 1 })
  expect(await screen.findByText('Stored.')).toBeVisible()
})

test('what is refused beside its cause has no toast', async () => {
  open()
  const refused = vi.fn(() => true)
  act(() => void write(add, 'tea', { refused }))
  sent[0]!.fail(422)
  await waitFor(() => expect(refused).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
