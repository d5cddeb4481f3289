// @vitest-environment jsdom
import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
