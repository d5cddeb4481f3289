// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useWrite, type Write } from '@/redux/app/useWrite'
import { add, openPage } from './probe'

let write: Write
let undoLast: () => void

function Probe() {
  const writing = useWrite()
  const [written, setWritten] = useState<Write>(() => writing.write)
  if (written !== writing.write) setWritten(() => writing.write)
  write = written
  undoLast = writing.undoLast
  return <p>{writing.isPending ? 'Under way' : 'At rest'}</p>
}

test('the same write twice in one tick is sent once, with one toast and two results; later it is sent again', async () => {
  const { sent, bodies } = openPage(<Probe />)
  const done = vi.fn(({ id }: { id: number }) => `Stored as ${id}.`)
  let both: unknown
  act(() => {
    void Promise.all([write(add, 'tea', { success: done }), write(add, 'tea', { success: done })]).then(
      (results) => (both = results),
    )
  })
  expect(bodies()).toEqual(['tea'])
  expect(screen.getByText('Under way')).toBeVisible()
  sent[0]!.answer({ id: 7 })
  expect(await screen.findByText('Stored as 7.')).toBeVisible()
  await waitFor(() => expect(both).toEqual([{ answer: { id: 7 } }, { answer: { id: 7 } }]))
  expect(done).toHaveBeenCalledOnce()
  expect(screen.getByText('At rest')).toBeVisible()
  act(() => void write(add, 'tea'))
  expect(bodies()).toEqual(['tea', 'tea'])
})

test('toggles and writes with their own undo are sent every time', () => {
  const { bodies } = openPage(<Probe />)
  act(() => {
    for (const wanted of ['on', 'off', 'on']) void write(add, wanted)
    for (let press = 0; press < 2; press += 1) void write(add, 'star', { isToggle: true })
  })
  expect(bodies()).toEqual(['on', 'off', 'on', 'star', 'star'])
})

test('a failure shows one toast, and its retry repeats the write, even after navigation', async () => {
  const { sent, bodies, leave, tryAgain } = openPage(<Probe />)
  act(() => {
    for (const options of [{ success: 'Stored.' }, { success: 'Stored.' }]) void write(add, 'tea', options)
  })
  sent[0]!.fail(500)
  await leave()
  expect(screen.getByText('Another page')).toBeVisible()
  await tryAgain()
  expect(bodies()).toEqual(['tea', 'tea'])
  sent[1]!.answer({ id: 1 })
  expect(await screen.findByText('Stored.')).toBeVisible()
})

test('an error shown beside its cause has no toast', async () => {
  const { sent } = openPage(<Probe />)
  const refused = vi.fn(() => true)
  act(() => void write(add, 'tea', { rejected: refused }))
  sent[0]!.fail(422)
  await waitFor(() => expect(refused).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('undoes writes in reverse order, each once, by keyboard or toast', async () => {
  const { user, sent } = openPage(<Probe />)
  const undone: number[] = []
  const undo = ({ id }: { id: number }) => undone.push(id)
  const writeAs = (id: number, done = '') =>
    act(() => {
      const written = write(add, `row ${id}`, { undo, success: done })
      sent.at(-1)!.answer({ id })
      return written
    })
  await writeAs(1, 'Stored.')
  await writeAs(2)
  await writeAs(3, 'Stored.')
  await act(() => {
    const written = write(add, 'failed', { undo })
    sent.at(-1)!.fail(500)
    return written
  })
  const [, first] = await screen.findAllByRole('button', { name: 'Undo' })
  await user.click(first!)
  expect(undone).toEqual([1])
  act(() => undoLast())
  expect(undone).toEqual([1, 3])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())
  for (let press = 0; press < 2; press += 1) undoLast()
  expect(undone).toEqual([1, 3, 2])
})
