// @vitest-environment jsdom
import { seedSuppliers } from '@fake-db/apps/suppliers/seed'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/apps/suppliers/locales/en.json'
import { paths } from '@/views/apps/suppliers/paths'
import { renderPage } from '../../support/renderPage'

const [row] = seedSuppliers(new Date())
const first = row?.name ?? ''

describe('the page of a row', () => {
  it('opens from the list, and shows all fields', async () => {
    const { user, router } = await renderPage(`${paths.suppliers.pattern}?q=${encodeURIComponent(first)}`)
    await user.click((await screen.findAllByRole('link', { name: first }))[0] ?? document.body)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.supplierView.href({ id: 1 })))
    expect(await screen.findByRole('heading', { level: 1, name: first })).toBeVisible()
    const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent)
    const { name: _, ...others } = texts.field
    expect(terms).toEqual(Object.values(others))
  })

  it('deletes the row, and restores it with Undo', async () => {
    const { user, router } = await renderPage(paths.supplierView.href({ id: 1 }))
    await user.click(await screen.findByRole('button', { name: texts.action.delete }))
    expect(await screen.findByText(texts.toast.removed.replace('{{name}}', first))).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.suppliers.pattern))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(texts.toast.restored.replace('{{name}}', first))).toBeVisible()
  })

  it.each(['4711', 'none'])('reports that row %s does not exist', async (id) => {
    const { user, router } = await renderPage(paths.supplierView.pattern.replace(':id', id))
    expect(await screen.findByText(texts.view.missing)).toBeVisible()
    await user.click(screen.getByRole('link', { name: texts.view.back }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.suppliers.pattern))
  })
})
