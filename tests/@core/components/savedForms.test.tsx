// @vitest-environment jsdom
import { noteSent } from '@core/components/forms/noteSent'
import { TextField } from '@core/components/forms/TextField'
import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from './show'

const schema = z.object({ name: z.string(), company: z.string(), city: z.string() })
const field = (name: string) => screen.getByRole('textbox', { name })

test('saved values replace only sent values; a later edit stays and is dirty', async () => {
  let answer: ((saved: z.infer<typeof schema>) => void) | undefined
  function Form() {
    const form = useZodForm(schema, { defaultValues: { name: 'Ada', company: 'Contoso', city: 'Rome' } })
    const { dirtyFields } = form.formState
    const save = form.handleSubmit(() => {
      answer = noteSent(form)
    })
    return (
      <form onSubmit={(event) => void save(event)}>
        <TextField label="Name" {...form.register('name')} />
        <TextField label="Company" {...form.register('company')} />
        <TextField label="City" {...form.register('city')} />
        <button>Save</button>
        <output>{Object.keys(dirtyFields).join(' ')}</output>
      </form>
    )
  }
  const user = show(<Form />)
  await user.type(field('Name'), ' L.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(answer).toBeDefined())
  await user.type(field('Company'), ' Ltd')
  act(() => answer?.({ name: 'Ada L', company: 'Contoso', city: 'Roma' }))
  expect(field('Name')).toHaveValue('Ada L')
  expect(field('Company')).toHaveValue('Contoso Ltd')
  expect(field('City')).toHaveValue('Roma')
  expect(screen.getByRole('status')).toHaveTextContent(/^company$/)
  await user.clear(field('Company'))
  await user.type(field('Company'), 'Contoso')
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
})

test('a form that closes after saving is inert meanwhile, and returns the focus if saving fails', async () => {
  let settle: (() => void) | undefined
  function Form() {
    const form = useZodForm(schema, { defaultValues: { name: '', company: '', city: '' } })
    const { errors, isSubmitting } = form.formState
    const held = useHold(isSubmitting)
    const save = form.handleSubmit(async () => {
      await new Promise<void>((resolve) => {
        settle = resolve
      })
      form.setError('city', { message: 'Unknown.' })
    })
    return (
      <form ref={held} aria-label="Person" onSubmit={(event) => void save(event)}>
        <TextField label="Name" {...form.register('name')} />
        <TextField label="City" {...form.register('city')} error={errors.city?.message} />
        <button>Save</button>
      </form>
    )
  }
  const user = show(<Form />)
  await user.type(field('Name'), 'Ada{Enter}')
  await waitFor(() => expect(screen.getByRole('form').inert).toBe(true))
  act(() => settle?.())
  await waitFor(() => expect(screen.getByRole('form').inert).toBe(false))
  expect(field('City')).toHaveFocus()
})
