// @vitest-environment jsdom
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { add, openPage } from './probe'

const schema = z.object({ drink: z.string().check(z.minLength(1)) })
const onSaved = vi.fn()
const onInvalid = vi.fn()

beforeEach(() => {
  onSaved.mockClear()
  onInvalid.mockClear()
})

function Form() {
  const form = useZodForm(schema, { defaultValues: { drink: '' } })
  const submit = useFormWrite(
    form,
    async ({ drink }, write) => {
      if (await write(add, drink, { success: `Stored ${drink}.` })) onSaved()
    },
    onInvalid,
  )
  return (
    <form aria-label="Order" noValidate onSubmit={(event) => void submit(event)}>
      <TextField label="Drink" {...form.register('drink')} error={form.formState.errors.drink?.message} />
      <button>Save</button>
    </form>
  )
}

async function openWith(text: string) {
  const page = openPage(<Form />)
  const field = screen.getByRole('textbox', { name: 'Drink' })
  if (text) await page.user.type(field, text)
  return { ...page, field, save: () => page.user.click(screen.getByRole('button', { name: 'Save' })) }
}

test('invalid values are not sent', async () => {
  const { save, field, bodies } = await openWith('')
  await save()
  await waitFor(() => expect(onInvalid).toHaveBeenCalledOnce())
  expect(field).toHaveFocus()
  expect(bodies()).toEqual([])
})

test('two submits in one tick are one write', async () => {
  const { sent, bodies } = await openWith('tea')
  const form = screen.getByRole<HTMLFormElement>('form')
  act(() => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await waitFor(() => expect(bodies()).toEqual(['tea']))
  sent[0]!.answer({ id: 1 })
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(bodies()).toEqual(['tea'])
})

test('a server error appears only at its field', async () => {
  const { save, field, sent } = await openWith('mud')
  await save()
  sent[0]!.fail(422, { drink: 'Nobody drinks that.' })
  await waitFor(() => expect(field).toHaveAccessibleDescription('Nobody drinks that.'))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('mud')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(onSaved).not.toHaveBeenCalled()
})

test('a retry submits the current values', async () => {
  const { save, user, field, tryAgain, sent, bodies } = await openWith('tea')
  await save()
  sent[0]!.fail(500)
  await screen.findByRole('button', { name: 'Try again' })
  expect(field).toHaveValue('tea')
  await user.type(field, ' with milk')
  await tryAgain()
  await waitFor(() => expect(bodies()).toEqual(['tea', 'tea with milk']))
  sent[1]!.answer({ id: 1 })
  expect(await screen.findByText('Stored tea with milk.')).toBeVisible()
  expect(onSaved).toHaveBeenCalledOnce()
})

test('after unmount, a retry repeats the write, and errors appear in a toast', async () => {
  const { save, user, field, leave, tryAgain, sent, bodies } = await openWith('tea')
  await save()
  sent[0]!.fail(500)
  await screen.findByRole('button', { name: 'Try again' })
  await user.clear(field)
  await leave()
  await tryAgain()
  await waitFor(() => expect(bodies()).toEqual(['tea', 'tea']))
  sent[1]!.fail(422, { drink: 'Nobody drinks that.' })
  await tryAgain()
  await waitFor(() => expect(bodies()).toEqual(['tea', 'tea', 'tea']))
  sent[2]!.answer({ id: 1 })
  expect(await screen.findByText('Stored tea.')).toBeVisible()
  // Callbacks belong to the page that was left.
  expect(onSaved).not.toHaveBeenCalled()
})
