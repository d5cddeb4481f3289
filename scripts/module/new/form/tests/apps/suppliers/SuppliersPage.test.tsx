// @vitest-environment jsdom
import { seedSuppliers } from '@fake-db/apps/suppliers/seed'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import texts from '@/views/apps/suppliers/locales/en.json'
import { paths } from '@/views/apps/suppliers/paths'
import { renderPage } from '../../support/renderPage'

const names = seedSuppliers(new Date())
  .map(({ name }) => name)
  .sort(new Intl.Collator().compare)
const [first = ''] = names

async function open(search = '') {
  const view = await renderPage(paths.suppliers.pattern + search)
  await screen.findByRole('table', { name: texts.title })
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  return view
}

const rows = () =>
  within(screen.getByRole('table', { name: texts.title }))
    .getAllByRole('row')
    .slice(1)

describe('the page of Suppliers', () => {
  it('keeps search, filter and sort order in the URL', async () => {
    const { user, router } = await open('?status=inactive')
    await waitFor(() => expect(rows()).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: /^Remove filter Status/ }))
    await waitFor(() => expect(rows()).toHaveLength(10))
    await user.click(screen.getByRole('button', { name: 'Added' }))
    await waitFor(() => expect(router.state.location.search).toBe('?sortColumn=addedAt'))
    await user.type(screen.getByRole('searchbox'), 'hazel')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toHaveTextContent(/^Hazel GroveActive/)
  })

  it('deletes a row, and restores it with Undo', async () => {
    const { user } = await open()
    const menu = { name: `Actions for ${first}` }
    await user.click(await screen.findByRole('button', menu))
    await user.click(await screen.findByRole('menuitem', { name: texts.action.delete }))
    await waitFor(() => expect(screen.queryByRole('button', menu)).not.toBeInTheDocument())
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', menu)).toBeVisible()
  })
})
