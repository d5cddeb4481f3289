// @vitest-environment jsdom
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAddForm } from '@/redux/app/useAddForm'
import { add, openPage } from './probe'

const schema = z.object({ drink: z.string().check(z.trim(), z.minLength(1)) })

function Form() {
  const form = useZodForm(schema, { defaultValues: { drink: '' } })
  const submit = useAddForm(form, ({ drink }, write) => write(add, drink, { success: `Stored ${drink}.` }))
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <TextField label="Drink" {...form.register('drink')} error={form.formState.errors.drink?.message} />
      <button>Add</button>
    </form>
  )
}

function open() {
  const page = openPage(<Form />)
  const field = () => screen.getByRole('textbox', { name: 'Drink' })
  const enter = async (drink: string) => {
    await page.user.type(field(), `${drink}{Enter}`)
    await waitFor(() => expect(field()).toHaveValue(''))
  }
  return { ...page, field, enter }
}

test('text typed while an item is added stays, and a second Enter is queued', async () => {
  const { user, sent, bodies, field, enter } = open()
  await enter('tea')
  await waitFor(() => expect(bodies()).toEqual(['tea']))
  await enter('milk')
  await user.type(field(), 'wat')
  expect(bodies()).toEqual(['tea'])
  sent[0]!.answer({ id: 1 })
  await waitFor(() => expect(bodies()).toEqual(['tea', 'milk']))
  sent[1]!.answer({ id: 2 })
  expect(await screen.findByText('Stored milk.')).toBeVisible()
  expect(field()).toHaveValue('wat')
})

test('a failed item returns with the error, as typed', async () => {
  const { user, sent, bodies, field, enter } = open()
  await enter(' mud ')
  sent[0]!.fail(422, { drink: 'Nobody drinks that.' })
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Nobody drinks that.'))
  expect(field()).toHaveValue(' mud ')
  await user.type(field(), 'x{Enter}')
  await waitFor(() => expect(bodies()).toEqual(['mud', 'mud x']))
})

test('a failed item does not replace the next one; its toast resends it', async () => {
  const { user, sent, bodies, field, enter, tryAgain } = open()
  await enter('tea')
  await user.type(field(), 'wat')
  sent[0]!.fail(500)
  await tryAgain()
  expect(bodies()).toEqual(['tea', 'tea'])
  expect(field()).toHaveValue('wat')
})

test('the toast of a returned item sends the current field', async () => {
  const { user, sent, bodies, field, enter, tryAgain } = open()
  await enter('tea')
  sent[0]!.fail(500)
  await waitFor(() => expect(field()).toHaveValue('tea'))
  await user.type(field(), 's')
  await tryAgain()
  await waitFor(() => expect(bodies()).toEqual(['tea', 'teas']))
  expect(field()).toHaveValue('')
})

test('a double click adds once, without an error', async () => {
  const { user, bodies, field } = open()
  await user.type(field(), 'tea')
  await user.dblClick(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(bodies()).toEqual(['tea']))
  expect(field()).toBeValid()
})
