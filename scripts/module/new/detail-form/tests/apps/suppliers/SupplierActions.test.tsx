// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import texts from '@/views/apps/suppliers/locales/en.json'
import { paths } from '@/views/apps/suppliers/paths'
import { renderPage } from '../../support/renderPage'

const changed = 'Aaron Yard'

it('edits the row in its form, and returns', async () => {
  const { user } = await renderPage(paths.supplierView.href({ id: 1 }))
  await user.click(await screen.findByRole('link', { name: texts.action.edit }))
  const form = within(await screen.findByRole('form', { name: texts.form.edit }))
  const field = form.getByRole('textbox', { name: texts.field.name })
  await user.clear(field)
  await user.paste(changed)
  await user.click(form.getByRole('button', { name: texts.form.save }))
  expect(await screen.findByRole('heading', { level: 1, name: changed })).toBeVisible()
})
