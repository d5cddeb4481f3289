// @vitest-environment jsdom
import { writeDay } from '@core/components/forms/dateEntry'
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { dateOf, dayTextOf } from '@core/zonedTime'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FormFields } from '@/views/shared/list/FormFields'
import { kinds } from '@/views/shared/list/kinds'
import { show } from '../../@core/components/show'

const schema = z.object({ name: z.string().check(z.minLength(1)), note: z.string() })

function Probe() {
  const form = useZodForm(schema, { defaultValues: { name: '', note: '' } })
  const field = (key: 'name' | 'note') => ({ label: key, kind: kinds.text, choices: [], schema: schema.shape[key] })
  return <FormFields form={form} fields={{ name: field('name'), note: field('note') }} rows={[['name', 'note']]} />
}

it('shows no error at a required field that was left unchanged, but at one that was emptied', async () => {
  const user = show(<Probe />)
  const name = screen.getByRole('textbox', { name: /^name/ })
  await user.click(name)
  await user.tab()
  expect(name).not.toBeInvalid()
  await user.type(name, 'Ada')
  await user.tab()
  await user.clear(name)
  expect(name).toBeInvalid()
})

it('marks the fields that may be empty as optional', () => {
  show(<Probe />)
  expect(screen.getByRole('textbox', { name: /^note.*optional/i })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^name/ })).not.toHaveAccessibleName(/optional/i)
})

describe('a control of a kind', () => {
  const rowSchema = z.object({
    size: z.nullish(z.int()),
    notes: z.nullish(z.string()),
    isActive: z.boolean(),
    state: z.nullish(z.enum(['open', 'done'])),
    seenAt: z.iso.datetime(),
  })
  const choices = ['open', 'done'].map((value) => ({ value, label: value }))
  const kindOf = {
    size: kinds.number,
    notes: kinds.multiline,
    isActive: kinds.boolean,
    state: kinds.choice,
    seenAt: kinds.dateTime,
  }
  const start = { size: 5, notes: 'x', isActive: false, state: 'open', seenAt: '2026-05-01T22:30:00.000Z' } as const

  function Form({ onSave }: { onSave: (values: object) => void }) {
    const form = useZodForm(rowSchema, { defaultValues: start })
    const field = (key: keyof typeof start) => ({
      label: key,
      kind: kindOf[key],
      choices,
      schema: rowSchema.shape[key],
    })
    const fields = {
      size: field('size'),
      notes: field('notes'),
      isActive: field('isActive'),
      state: field('state'),
      seenAt: field('seenAt'),
    }
    return (
      <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
        <FormFields form={form} fields={fields} rows={[['size'], ['notes'], ['isActive'], ['state'], ['seenAt']]} />
        <button type="submit">Save</button>
      </form>
    )
  }

  it('sends numbers, switches and null for empty values, and keeps the time of an unchanged date', async () => {
    const saved = vi.fn()
    const user = show(<Form onSave={saved} />)
    expect(screen.getByRole('textbox', { name: 'seenAt' })).toHaveValue(writeDay(dayTextOf(dateOf(start.seenAt)), 'en'))
    await user.clear(screen.getByRole('textbox', { name: /^notes/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: /^state/ }), 'None')
    await user.click(screen.getByRole('switch', { name: 'isActive' }))
    await user.clear(screen.getByRole('spinbutton', { name: /^size/ }))
    await user.type(screen.getByRole('spinbutton', { name: /^size/ }), '12')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(saved.mock.calls[0]?.[0]).toEqual({ ...start, size: 12, notes: null, state: null, isActive: true })
    await user.clear(screen.getByRole('spinbutton', { name: /^size/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    expect(saved.mock.calls[1]?.[0]).toMatchObject({ size: null })
  })
})
