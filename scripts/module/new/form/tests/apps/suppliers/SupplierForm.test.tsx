// @vitest-environment jsdom
import { seedSuppliers } from '@fake-db/apps/suppliers/seed'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/apps/suppliers/locales/en.json'
import { paths } from '@/views/apps/suppliers/paths'
import { renderPage } from '../../support/renderPage'

const [row] = seedSuppliers(new Date())
const first = row?.name ?? ''

const added = 'Aaron Gate'
const changed = 'Aaron Yard'

type User = Awaited<ReturnType<typeof renderPage>>['user']

async function enter(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.paste(text)
}

describe('the form', () => {
  it('requires its fields, and adds a row', async () => {
    const { user, router } = await renderPage(paths.suppliers.pattern)
    await user.click(await screen.findByRole('button', { name: texts.form.add }))
    const form = within(await screen.findByRole('form', { name: texts.form.add }))
    await user.click(form.getByRole('button', { name: texts.form.add }))
    expect((await form.findAllByText(/is required$/))[0]).toBeVisible()
    await enter(user, form.getByRole('textbox', { name: texts.field.name }), added)
    await user.selectOptions(form.getByRole('combobox', { name: texts.field.status }), 'Inactive')
    await user.click(form.getByRole('button', { name: texts.form.add }))
    expect(await screen.findByText(texts.toast.added.replace('{{name}}', added))).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.suppliers.pattern))
    await user.type(await screen.findByRole('searchbox'), added)
    expect(await screen.findByRole('button', { name: `Actions for ${added}` })).toBeVisible()
  })

  it('edits the row of its URL, and returns', async () => {
    const { user, router } = await renderPage(paths.supplierEdit.href({ id: 1 }))
    const form = within(await screen.findByRole('form', { name: texts.form.edit }))
    const field = form.getByRole('textbox', { name: texts.field.name })
    expect(field).toHaveValue(first)
    await enter(user, field, changed)
    await user.click(form.getByRole('button', { name: texts.form.save }))
    expect(await screen.findByText(texts.toast.changed.replace('{{name}}', changed))).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).not.toBe(paths.supplierEdit.href({ id: 1 })))
  })

  it('asks before it discards changes', async () => {
    const { user, router } = await renderPage(paths.supplierEdit.href({ id: 1 }))
    const form = within(await screen.findByRole('form', { name: texts.form.edit }))
    await enter(user, form.getByRole('textbox', { name: texts.field.name }), changed)
    await user.click(form.getByRole('link', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(form.getByRole('textbox', { name: texts.field.name })).toHaveValue(changed)
    await user.click(form.getByRole('link', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(router.state.location.pathname).not.toBe(paths.supplierEdit.href({ id: 1 })))
  })

  it.each(['4711', 'none'])('reports that row %s does not exist', async (id) => {
    await renderPage(paths.supplierEdit.pattern.replace(':id', id))
    expect(await screen.findByText(texts.view.missing)).toBeVisible()
  })
})
